// The folder of the embedded database, and who uses it.
import { resolve } from 'node:path';
import { root } from './say.mjs';

export const dataFolder = () => resolve(root, process.env.PORTICO_DATA || '.portico');

/** Who uses a data folder, as `process 7 of host`; undefined when nobody does. */
export const holderOf = async (folder) => {
  const embedded = await import('../reference-app/server/database/embedded/embedded.ts');
  return embedded.holderOf(folder);
};
