import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { childrenOf, isThere, sendTo } from '../scripts/process-tree.mjs';

/** Where one server keeps its data. */
export type Data = {
  folder: string;
  /** Only after its server has stopped; ends the database of one that was killed. */
  remove: () => Promise<void>;
};

/** Data without anything in it. */
export async function emptyData(): Promise<Data> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-data-'));
  // PostgreSQL does not run as root, and comes as another account then
  await chmod(folder, 0o711);
  return {
    folder,
    remove: async () => {
      await endDatabase(folder);
      await rm(folder, { recursive: true, force: true });
    },
  };
}

/** The same data again, to be changed at will. The original's server must have stopped. */
export async function copyOf(folder: string): Promise<Data> {
  const data = await emptyData();
  // with the owners of its files
  execFileSync('cp', ['-a', `${folder}/.`, data.folder]);
  return data;
}

/** Kills all processes of an embedded database, as the power's end does. */
export async function endDatabase(folder: string): Promise<void> {
  const file = path.join(folder, 'postgresql/cluster/postmaster.pid');
  if (!existsSync(file)) return;
  const pid = Number(readFileSync(file, 'utf8').split('\n', 1)[0]);
  const all = [pid, ...childrenOf(pid)];
  for (const one of all) sendTo(one, 'SIGKILL');
  // what is left of it would keep its successor from starting
  while (all.some(isThere)) await wait(10);
}
