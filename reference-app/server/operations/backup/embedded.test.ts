import { mkdir } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { emptyData, type Data } from '../../../../tests/data.ts';
import { createLog } from '../../http/log.ts';
import { openDatabase, type OpenDatabase } from '../../database/database.ts';
import {
  addressOf,
  contentsOf,
  contentsAt,
  run,
  twoDatabases,
  type TwoDatabases,
} from './databases-for-tests.ts';

const log = createLog({ level: 'silent', write: () => undefined });
let databases: TwoDatabases;
let data: Data;
let before: Record<string, string>;
beforeAll(async () => {
  databases = await twoDatabases();
  data = await emptyData();
  before = await contentsOf(databases.source);
});
afterAll(async () => {
  await databases.dispose();
  await data.remove();
});

async function folderOf(name: string) {
  const folder = path.join(data.folder, name);
  await mkdir(folder, { mode: 0o711, recursive: true });
  return { PORTICO_DATA: folder };
}
async function whileOpen<Result>(
  { PORTICO_DATA: dataFolder }: { PORTICO_DATA: string },
  work: (database: OpenDatabase) => Promise<Result>,
) {
  const database = await openDatabase({ dataFolder, log });
  return work(database).finally(() => database.close());
}

test('KEEP-02 a backup of a server goes into an embedded database and from there into another, and all are the same', async () => {
  const first = await folderOf('first');
  const second = await folderOf('second');
  const [fromServer, fromEmbedded] = ['one', 'two'].map((name) => path.join(databases.folder, name));
  expect(await run('save', ['--to', fromServer!], databases.source.environment)).toMatchObject({ code: 0 });
  expect(await run('restore', ['--from', fromServer!], first)).toMatchObject({ code: 0 });

  await whileOpen(first, async ({ url }) => {
    expect(await contentsAt(url)).toEqual(before);
    // beside a server, which nothing is restored under
    expect(await run('save', ['--to', fromEmbedded!], first)).toMatchObject({ code: 0 });
    expect(await run('restore', ['--from', fromServer!, '--replace'], first)).toEqual({
      code: 1,
      said: expect.stringContaining(`in use by process ${process.pid} of`),
    });
    const moved = await run('move', ['--to', addressOf(databases.target).url], first);
    expect(moved.said).toContain('public.job: 40 rows, the same in both\n');
  });
  expect(await contentsOf(databases.target)).toEqual(before);

  expect(await run('restore', ['--from', fromEmbedded!], second)).toMatchObject({ code: 0 });
  expect(await run('restore', ['--from', fromEmbedded!], second)).toEqual({
    code: 1,
    said: expect.stringContaining('add --replace'),
  });
  expect(await run('restore', ['--from', fromEmbedded!, '--replace'], second)).toMatchObject({ code: 0 });
  await whileOpen(second, async ({ url }) => expect(await contentsAt(url)).toEqual(before));
  // with no server
  const moved = await run('move', ['--to', addressOf(databases.target).url, '--replace'], second);
  expect(moved).toMatchObject({ code: 0 });
  expect(moved.said).not.toContain('other connections');
});

test('where there is no database there is none to be saved', async () => {
  const none = await folderOf('none');
  expect(await run('save', ['--to', path.join(databases.folder, 'none')], none)).toEqual({
    code: 1,
    said: expect.stringContaining(`There is no data in ${none.PORTICO_DATA}`),
  });
});
