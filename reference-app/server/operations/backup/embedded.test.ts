import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { writeEmployers } from '../../../../tests/server/harness.ts';
import { aPosting } from '../../../../tests/server/postings.ts';
import { acrossEmployers } from '../../database/across-employers.ts';
import { openDatabase } from '../../database/database.ts';
import { createLog } from '../../http/log.ts';
import { restoreEmbedded, saveEmbedded } from './embedded.ts';

const log = createLog({ level: 'silent', write: () => undefined });
let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

const open = (name: string) => openDatabase({ dataFolder: path.join(folder, name), log });
const titlesIn = async (name: string) => {
  const database = await open(name);
  const rows = await acrossEmployers(database).selectFrom('job').select('title').orderBy('id').execute();
  await database.close();
  return rows.map(({ title }) => title);
};
/** A database with jobs of these titles, open. */
const databaseWith = async (name: string, titles: readonly string[]) => {
  await mkdir(path.join(folder, name));
  const database = await open(name);
  await writeEmployers(database, [
    { domain: 'one.example', postings: titles.map((title) => aPosting({ title })) },
  ]);
  return database;
};

test('a backup taken while the database is open is restored whole, and a restore that was killed replaces nothing', async () => {
  const to = path.join(folder, 'portico.backup');
  const source = await databaseWith('source', ['Nurse', 'Porter']);
  await saveEmbedded({ dataFolder: path.join(folder, 'source'), to });
  await source.close();

  const target = path.join(folder, 'target');
  await restoreEmbedded({ dataFolder: target, from: to, replace: false });
  expect(await titlesIn('target')).toEqual(['Nurse', 'Porter']);
  await expect(restoreEmbedded({ dataFolder: target, from: to, replace: false })).rejects.toThrow(
    '--replace',
  );

  // killed between its renames
  await rename(path.join(target, 'database'), path.join(target, 'database.replaced'));
  await mkdir(path.join(target, 'database.unfinished'));
  expect(await titlesIn('target')).toEqual(['Nurse', 'Porter']);
});

test('what cannot be restored is told in one sentence, and leaves nothing behind', async () => {
  const foreign = path.join(folder, 'foreign.tar.gz');
  await promisify(execFile)('tar', ['-czf', foreign, '-C', import.meta.dirname, 'save.ts']);
  const fresh = path.join(folder, 'fresh');
  await expect(restoreEmbedded({ dataFolder: fresh, from: foreign, replace: false })).rejects.toThrow(
    `${foreign} holds no database of Portico, and nothing was changed: use a backup that "npm run backup" has made.`,
  );
  expect(await readdir(fresh)).toEqual([]);
  await expect(
    restoreEmbedded({ dataFolder: '/proc/portico', from: foreign, replace: false }),
  ).rejects.toThrow('The data folder /proc/portico cannot be created');
});
