import { execFile } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { promisify } from 'node:util';
import { createGzip } from 'node:zlib';
import { emptyDatabase, writeEmployers, type EmptyDatabase } from '../../../../tests/server/harness.ts';
import { anOffer, giveOffer } from '../../../../tests/server/offers.ts';
import { aPosting } from '../../../../tests/server/postings.ts';
import { sumOf } from './compare.ts';
import { settle, withConnection } from './connection.ts';
import { readBackupFile } from './file.ts';
import { fillDatabase, type Filling } from './fill-database.ts';
import { nameOf } from './format.ts';
import { BackupReader } from './read-backup.ts';
import { withSource, writeBackup, type Source } from './write-backup.ts';

export const domain = 'one.example';

export type TwoDatabases = {
  /** An employer with 40 jobs and a candidate, who has an offer. */
  source: EmptyDatabase;
  /** Without any table. */
  target: EmptyDatabase;
  /** For backups. */
  folder: string;
  dispose: () => Promise<void>;
};

export async function twoDatabases(): Promise<TwoDatabases> {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-backup-'));
  const source = await emptyDatabase();
  const target = await emptyDatabase({ bare: true });
  const scopes = await writeEmployers(source.database, [
    {
      domain,
      accounts: [{ email: 'ada@x.example' }],
      postings: Array.from({ length: 40 }, () => aPosting()),
    },
  ]);
  await giveOffer(
    { ...source, scopes },
    { domain, email: 'ada@x.example', offer: anOffer({ expiresAt: null }) },
  );
  await source.database.close();
  await target.database.close();
  const dispose = async () => {
    await source.dispose();
    await target.dispose();
    await rm(folder, { recursive: true, force: true });
  };
  return { source, target, folder, dispose };
}

/** Runs one of the commands as operators do. */
export async function run(
  command: 'save' | 'restore' | 'move',
  args: readonly string[],
  environment: Readonly<Record<string, string>>,
): Promise<{ code: number; said: string }> {
  const { DATABASE_URL: _url, PORTICO_DATA: _data, ...inherited } = process.env;
  const ended = promisify(execFile)(
    process.execPath,
    [path.join(import.meta.dirname, `${command}.ts`), ...args],
    { env: { ...inherited, ...environment } },
  );
  return ended.then(
    ({ stdout }) => ({ code: 0, said: stdout }),
    ({ code, stderr }: { code: number; stderr: string }) => ({ code, said: stderr }),
  );
}

export const addressOf = ({ environment }: EmptyDatabase) => ({
  url: environment.DATABASE_URL ?? '',
  from: 'the test',
});

/** Runs statements, and returns the rows of the last one. */
export const ask = (of: EmptyDatabase, ...statements: string[]): Promise<Record<string, unknown>[]> =>
  withConnection(addressOf(of), async (client) => {
    let rows: Record<string, unknown>[] = [];
    for (const statement of statements) ({ rows } = await client.query(statement));
    return rows;
  });

/** The same as the commands, in this process: starting one of its own is most of the time that they take. */
export const save = (
  of: EmptyDatabase,
  to: string,
  beforehand: (source: Source) => Promise<unknown> = async () => undefined,
): Promise<void> =>
  withSource(addressOf(of), async (source) => {
    await beforehand(source);
    await pipeline(writeBackup(source), createGzip(), createWriteStream(to));
  });

export const restore = (into: EmptyDatabase, from: string, filling: Partial<Filling> = {}) =>
  fillDatabase(addressOf(into), new BackupReader(readBackupFile(from), from), { replace: false, ...filling });

/** How many rows each table of a backup has, and a sum of what is in them. */
export const contentsOf = (of: EmptyDatabase): Promise<Record<string, string>> =>
  contentsAt(addressOf(of).url);

export const contentsAt = (url: string): Promise<Record<string, string>> =>
  withSource({ url, from: 'the test' }, async ({ client, tables }) => {
    await settle(client);
    const contents: Record<string, string> = {};
    for (const table of tables) {
      const { rows, sum } = await sumOf(client, table);
      contents[nameOf(table)] = `${rows} rows of ${sum}`;
    }
    return contents;
  });
