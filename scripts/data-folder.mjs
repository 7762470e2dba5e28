// The folder of the embedded database, and who uses it.
import { existsSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './say.mjs';

export const dataFolder = () => resolve(root, process.env.PORTICO_DATA || '.portico');

const isAlive = (pid) => {
  try {
    return process.kill(pid, 0);
  } catch (error) {
    return error.code === 'EPERM';
  }
};

/** The process that holds a data folder; undefined when none that lives does. */
export const holderOf = (folder) => {
  const lock = resolve(folder, 'lock.json');
  if (!existsSync(lock)) return undefined;
  const { pid } = JSON.parse(readFileSync(lock, 'utf8'));
  return isAlive(pid) ? pid : undefined;
};
