import { randomBytes } from 'node:crypto';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

/** Where one server keeps its data: a folder, and a database where the tests run on PostgreSQL. */
export type Data = {
  folder: string;
  /** undefined = the embedded database, in the folder. */
  databaseUrl: string | undefined;
  /** Only after its server has stopped. */
  remove: () => Promise<void>;
};

const server = process.env.PORTICO_TEST_DATABASE_URL;

/** Data without anything in it. */
export const emptyData = async (): Promise<Data> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-e2e-'));
  const database = server === undefined ? undefined : await createDatabase(server);
  return dataIn(folder, database);
};

/** The same data again, to be changed at will. The original's server must have stopped. */
export const copyOf = async (data: Pick<Data, 'folder' | 'databaseUrl'>): Promise<Data> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-e2e-'));
  if (server === undefined || data.databaseUrl === undefined) {
    await cp(data.folder, folder, { recursive: true });
    return dataIn(folder, undefined);
  }
  return dataIn(folder, await createDatabase(server, nameOf(data.databaseUrl)));
};

const dataIn = (folder: string, databaseUrl: string | undefined): Data => ({
  folder,
  databaseUrl,
  remove: async () => {
    await rm(folder, { recursive: true, force: true });
    if (server !== undefined && databaseUrl !== undefined)
      await administer(server, `drop database ${nameOf(databaseUrl)} with (force)`);
  },
});

const nameOf = (url: string) => new URL(url).pathname.slice(1);

const createDatabase = async (url: string, template?: string): Promise<string> => {
  const name = `portico_e2e_${randomBytes(8).toString('hex')}`;
  await administer(url, `create database ${name}${template === undefined ? '' : ` template ${template}`}`);
  return new URL(`/${name}`, url).href;
};

const administer = async (url: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};
