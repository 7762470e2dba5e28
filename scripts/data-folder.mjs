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
  try {
    const { pid } = JSON.parse(readFileSync(lock, 'utf8'));
    return isAlive(pid) ? pid : undefined;
  } catch (error) {
    // half written by a process that died; the server takes such a lock over
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
};
