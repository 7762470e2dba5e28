import path from 'node:path';

export const root = path.resolve(import.meta.dirname, '../..');

/** What benchmarks build goes here; the folder is not in the repository. */
export const benchCache = path.join(root, '.cache/bench');
