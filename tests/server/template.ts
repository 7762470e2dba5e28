import { execFileSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';

const administer = async (url: string, statement: string) => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(statement);
  await client.end();
};

/** Before all tests of the server: makes what their databases are copies of, and names it in `PORTICO_TEST_TEMPLATE`. */
export default async function setup(): Promise<() => Promise<void>> {
  const server = process.env.PORTICO_TEST_DATABASE_URL;
  const make = (environment: Record<string, string>) =>
    execFileSync(process.execPath, [path.join(import.meta.dirname, 'make-template.ts')], {
      env: { ...process.env, ...environment },
      stdio: ['ignore', 'inherit', 'inherit'],
    });
  if (!server) {
    const folder = mkdtempSync(path.join(tmpdir(), 'portico-template-'));
    make({ PORTICO_DATA: folder, DATABASE_URL: '' });
    process.env.PORTICO_TEST_TEMPLATE = folder;
    return async () => rmSync(folder, { recursive: true, force: true });
  }
  const name = `portico_template_${randomBytes(8).toString('hex')}`;
  await administer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  make({ DATABASE_URL: url.href });
  process.env.PORTICO_TEST_TEMPLATE = name;
  return () => administer(server, `drop database ${name} with (force)`);
}
