// The folder of the embedded database, and who uses it.
import { resolve } from 'node:path';
import { root } from './say.mjs';

export const dataFolder = () => resolve(root, process.env.PORTICO_DATA || '.portico');

/** The process that holds a data folder; undefined when none that lives does. */
export const holderOf = async (folder) => {
  const lock = await import('../reference-app/server/database/lock.ts');
  return (await lock.holderOf(folder))?.pid;
};
