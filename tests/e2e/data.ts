import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** Where one server keeps its data. */
export type Data = {
  folder: string;
  /** Only after its server has stopped. */
  remove: () => Promise<void>;
};

/** Data without anything in it. */
export const emptyData = async (): Promise<Data> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-e2e-'));
  return { folder, remove: () => rm(folder, { recursive: true, force: true }) };
};

/** The same data again, to be changed at will. The original's server must have stopped. */
export const copyOf = async (folder: string): Promise<Data> => {
  const data = await emptyData();
  await cp(folder, data.folder, { recursive: true });
  return data;
};
