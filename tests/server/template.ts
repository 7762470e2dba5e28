import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import { Client } from 'pg';
import { accountOf } from '../../reference-app/server/database/embedded/account.ts';
import { commonFolder } from '../../reference-app/server/database/embedded/place.ts';
import { findPrograms } from '../../reference-app/server/database/embedded/programs.ts';
import { startPostgres } from '../../scripts/test-postgres.mjs';

async function administer(url: string, statement: string) {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** The folder of the programs that the embedded database has. */
const embeddedPrograms = () =>
  path.join(findPrograms({ account: accountOf('nobody'), copies: commonFolder }).folder, 'bin');

/**
 * Before all tests of the server: starts a PostgreSQL server, unless `PORTICO_TEST_DATABASE_URL` names one, and makes
 * the database there that their databases are copies of.
 */
export default async function setup(): Promise<() => Promise<void>> {
  const given = process.env.PORTICO_TEST_DATABASE_URL;
  const own = given === undefined ? await startPostgres(embeddedPrograms()) : undefined;
  const server = given ?? own?.url ?? '';
  const name = `portico_template_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  execFileSync(process.execPath, [path.join(import.meta.dirname, 'make-template.ts')], {
    env: { ...process.env, DATABASE_URL: url.href },
    stdio: ['ignore', 'inherit', 'inherit'],
  });
  process.env.PORTICO_TEST_DATABASE_URL = server;
  process.env.PORTICO_TEST_TEMPLATE = name;
  return () => own?.stop() ?? administer(server, `drop database ${name} with (force)`);
}
