import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { randomFrom, tries } from '../../../../tests/random.ts';
import type { EmptyDatabase } from '../../../../tests/server/harness.ts';
import {
  addressOf,
  ask,
  contentsOf,
  restore,
  save,
  twoDatabases,
  type TwoDatabases,
} from './databases-for-tests.ts';
import { StartFailure } from '../../database/start-failure.ts';
import { BackupReader } from './read-backup.ts';
import { withSource, writeBackup } from './write-backup.ts';

let databases: TwoDatabases;
let source: EmptyDatabase;
let target: EmptyDatabase;
let whole: Buffer;
beforeEach(async () => {
  databases = await twoDatabases();
  ({ source, target } = databases);
  // so much that the file is read in several pieces, and begun to be restored before its damage is met
  await ask(
    source,
    `insert into offer_file (group_id, sha256, media_type, bytes) select 1, 'random', 'x/y',
      string_agg(decode(md5(n::text), 'hex'), '') from generate_series(1, 60000) n`,
  );
  const file = path.join(databases.folder, 'portico.backup');
  await save(source, file);
  whole = await readFile(file);
});
afterEach(() => databases.dispose());

async function restoreOf(contents: Buffer, { into = target, replace = false } = {}) {
  const broken = path.join(databases.folder, 'broken.backup');
  await writeFile(broken, contents);
  return restore(into, broken, { replace }).then(
    () => 'restored',
    (error: unknown) => (error instanceof StartFailure ? error.message : error),
  );
}
/** What is said of a backup that is restored into an empty database, and how many tables and indexes there are then. */
async function attempt(contents: Buffer) {
  const said = await restoreOf(contents);
  const [left] = await ask(
    target,
    `select count(*)::integer as relations from pg_class where relnamespace = 'public'::regnamespace`,
  );
  return { said, ...left };
}
const notWhole = {
  said: expect.stringMatching(/^\S+ is not whole, and nothing was changed: use another backup\.$/),
  relations: 0,
};

test('a backup that was cut off anywhere changes nothing', async () => {
  const random = randomFrom(71);
  const lengths = Array.from({ length: tries(30) }, () => Math.floor(random() * whole.length));
  for (const length of [0, 20, ...lengths, whole.length - 8, whole.length - 1])
    expect(await attempt(whole.subarray(0, length))).toEqual(notWhole);
  const text = gunzipSync(whole);
  const end = text.lastIndexOf('{"rows"');
  expect(await attempt(gzipSync(text.subarray(0, end)))).toEqual(notWhole);
  expect(await attempt(gzipSync(Buffer.concat([text, Buffer.from('more')])))).toEqual(notWhole);
});

test('a backup with a damaged byte changes nothing', async () => {
  const random = randomFrom(72);
  // neither the header of gzip, which says when the file was made for example, nor bits that fill up its last byte
  const places = Array.from({ length: tries(30) }, () => 10 + Math.floor(random() * (whole.length - 19)));
  for (const place of [...places, whole.length - 8]) {
    const damaged = Buffer.from(whole);
    damaged[place]! ^= 1 << Math.floor(random() * 8);
    // PostgreSQL may come to the damage before gzip does
    expect(await attempt(damaged)).toEqual({
      said: expect.stringContaining(', and nothing was changed: '),
      relations: 0,
    });
  }
});

test('a backup that somebody has changed by hand changes nothing', async () => {
  const text = gunzipSync(whole).toString();
  expect(await attempt(gzipSync(text.replace('ada@x.example', 'eve@x.example')))).toEqual(notWhole);
  expect(await attempt(gzipSync(text.replace('{"schema"', '["schema"')))).toEqual(notWhole);
  // with a sum that is right, and a row that was left out
  const without = text.slice(0, text.lastIndexOf('{"rows"')).replace(/^.*ada@x\.example.*\n/m, '');
  const sha256 = createHash('sha256').update(without).digest('hex');
  const end = text.slice(text.lastIndexOf('{"rows"')).replace(/"sha256":"\w+"/, `"sha256":"${sha256}"`);
  expect(await attempt(gzipSync(without + end))).toEqual({
    said: 'public.account has 0 rows of 1, and nothing was changed: use another backup.',
    relations: 0,
  });
});

test('a backup in a newer format is not read', async () => {
  const text = gunzipSync(whole).toString();
  expect(await attempt(gzipSync(text.replace('"number":1', '"number":2,"more":true')))).toEqual({
    said: 'The backup is of a newer release, and nothing was changed: restore it with that release.',
    relations: 0,
  });
});

test('what PostgreSQL refuses changes nothing, and is told', async () => {
  const twice = gzipSync(
    gunzipSync(whole)
      .toString()
      .replace(/^(.*ada@x\.example.*\n)/m, '$1$1'),
  );
  const refused = expect.stringMatching(/^PostgreSQL refused it, and nothing was changed: duplicate key/);
  expect(await attempt(twice)).toEqual({ said: refused, relations: 0 });
  const before = await contentsOf(source);
  expect(await restoreOf(twice, { into: source, replace: true })).toEqual(refused);
  expect(await contentsOf(source)).toEqual(before);
});

test('a connection that breaks ends it with one sentence', async () => {
  const breaks = async function* (pieces: AsyncIterable<Buffer>) {
    for await (const piece of pieces) {
      yield piece;
      await ask(
        target,
        `select pg_terminate_backend(pid) from pg_stat_activity
        where datname = '${new URL(addressOf(source).url).pathname.slice(1)}'`,
      );
    }
  };
  await expect(
    withSource(addressOf(source), async (open) => {
      const copy = new BackupReader(breaks(writeBackup(open)), 'The copy');
      await copy.header();
      for (;;) if ('table' in (await copy.next())) for await (const _ of copy.rows()) continue;
    }),
  ).rejects.toThrow(/^The (?:database could not be read|connection to the database broke)/);
});

test('rows are read the same in whichever pieces they come', async () => {
  const text = gunzipSync(whole);
  const readIn = async (length: number) => {
    const pieces = async function* () {
      for (let at = 0; at < text.length; at += length) yield text.subarray(at, at + length);
    };
    const backup = new BackupReader(pieces(), 'The text');
    const read: unknown[] = [await backup.header()];
    for (;;) {
      const line = await backup.next();
      read.push(line);
      if (!('table' in line)) return read;
      const rows: Buffer[] = [];
      for await (const piece of backup.rows()) rows.push(piece);
      read.push(Buffer.concat(rows).toString());
    }
  };
  const read = await readIn(text.length);
  for (const length of [3, 4, 5, 1000]) expect(await readIn(length)).toEqual(read);
});
