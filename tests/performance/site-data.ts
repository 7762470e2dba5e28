import { randomBytes } from 'node:crypto';
import { mkdirSync } from 'node:fs';
import { Client } from 'pg';
import { meridian } from '../../reference-app/employers/index.ts';
import { openDatabase, type OpenDatabase } from '../../reference-app/server/database/database.ts';
import { migrate } from '../../reference-app/server/database/migrate.ts';
import { createEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { seedDemo } from '../../reference-app/server/seed.ts';

/** By which a process of its own is told of a database. */
export type DatabasePlace = { DATABASE_URL: string; PORTICO_DATA: string };

/** An empty database: on the PostgreSQL server, or embedded in the folder where `postgres` is empty. */
export async function emptyPlace(dataFolder: string, postgres: string): Promise<DatabasePlace> {
  mkdirSync(dataFolder, { recursive: true });
  if (postgres === '') return { DATABASE_URL: '', PORTICO_DATA: dataFolder };
  const name = `bench_${randomBytes(8).toString('hex')}`;
  const client = new Client({ connectionString: postgres });
  await client.connect();
  await client.query(`create database ${name}`).finally(() => client.end());
  const url = new URL(postgres);
  url.pathname = `/${name}`;
  return { DATABASE_URL: url.href, PORTICO_DATA: dataFolder };
}

/** Opens a database with its tables, for as long as something is written. */
async function writing(place: DatabasePlace, write: (database: OpenDatabase) => Promise<unknown>) {
  const log = createLog({ level: 'warn', write: console.error });
  const database = await openDatabase({ url: place.DATABASE_URL, dataFolder: place.PORTICO_DATA, log });
  try {
    await migrate(database);
    await write(database);
  } finally {
    await database.close();
  }
}

/** Writes the demo's first employer with its candidates, and as many jobs: those that they ask for, and more. */
export const writeSite = (place: DatabasePlace, jobs: number): Promise<void> =>
  writing(place, (database) => {
    const employer = {
      ...meridian,
      postings: ({ now }: { now: Date }) => meridian.postings({ now, count: jobs }),
    };
    return seedDemo(database, { employers: [employer], now: new Date() });
  });

/** Writes the demo's first employer, with no candidate and no job. */
export const writeEmployer = (place: DatabasePlace): Promise<void> =>
  writing(place, (database) => {
    const { domain, name, product, config } = meridian;
    return createEmployer(database, { domain, name, product, config });
  });
