// The folder of the embedded database, and who uses it.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { root } from './say.mjs';

export const dataFolder = () => resolve(root, process.env.PORTICO_DATA || '.portico');

const embedded = () => import('../reference-app/server/database/embedded/embedded.ts');

/** Who uses a data folder, as `process 7 of host`; undefined when nobody does. */
export const holderOf = async (folder) =>
  // loading what asks takes a tenth of a second
  existsSync(resolve(folder, 'postgresql')) ? (await embedded()).holderOf(folder) : undefined;

/** The same, once what a killed server has left running has ended. */
export const endOrphan = async (folder) => (await embedded()).endOrphan(folder);
