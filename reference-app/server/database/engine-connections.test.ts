import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { createLog } from '../http/log.ts';
import { startEmbedded, type Embedded } from './embedded.ts';

const log = createLog({ level: 'silent', write: () => undefined });
let folder: string;
let embedded: Embedded;
const clients: Client[] = [];

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'portico-test-'));
  embedded = await startEmbedded(folder, log);
  const client = await connected();
  await client.query('create table entry (n integer primary key)');
});
afterEach(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  const client = await connected();
  await client.query('truncate entry');
});
afterAll(async () => {
  await Promise.all(clients.splice(0).map((client) => client.end()));
  await embedded.close();
  await rm(folder, { recursive: true, force: true });
});

async function connected(): Promise<Client> {
  const client = new Client({ stream: embedded.connect, database: 'postgres', user: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  clients.push(client);
  return client;
}
const countFor = async (client: Client): Promise<number> => {
  const { rows } = await client.query<{ count: number }>('select count(*)::integer as count from entry');
  return rows[0]?.count ?? Number.NaN;
};

test('what connections ask at the same time is answered to each, values and large answers included', async () => {
  const asked = await Promise.all([connected(), connected(), connected()]);
  await Promise.all(
    asked.map(async (client, index) => {
      for (let length = 0; length < 200_000; length += 10_000) {
        const values = [`${index}`, length];
        const { rows } = await client.query<{ text: string }>('select repeat($1, $2) as text', values);
        expect(rows[0]?.text === `${index}`.repeat(length)).toBe(true);
      }
    }),
  );
});

test('while one connection has a transaction the others wait, and see it whole or not at all', async () => {
  const [first, second] = [await connected(), await connected()];
  await first.query('begin');
  await first.query('insert into entry values ($1)', [1]);
  const seen = countFor(second);
  const answered: string[] = [];
  void seen.then(() => answered.push('the other'));
  await first.query('insert into entry values ($1)', [2]);
  await first.query('commit').then(() => answered.push('the transaction'));
  expect(await seen).toBe(2);
  expect(answered).toEqual(['the transaction', 'the other']);
});

test('a statement that fails fails for who sent it, and leaves a transaction to be rolled back', async () => {
  const [first, second] = [await connected(), await connected()];
  await first.query('begin');
  await first.query('insert into entry values (1)');
  await expect(first.query('insert into entry values ($1)', [1])).rejects.toThrow('duplicate key');
  const seen = countFor(second);
  await expect(first.query('select 1')).rejects.toThrow('aborted');
  await first.query('rollback');
  expect(await seen).toBe(0);
});

test('a connection that breaks within a transaction takes it back, and holds nobody up', async () => {
  const first = await connected();
  const second = await connected();
  await first.query('begin');
  await first.query('insert into entry values (1)');
  const seen = countFor(second);
  first.connection.stream.destroy(new Error('broken'));
  expect(await seen).toBe(0);
});

test('a connection that breaks as its transaction begins holds nobody up', async () => {
  const first = await connected();
  const second = await connected();
  void first.query('begin').catch(() => undefined);
  first.connection.stream.destroy(new Error('broken'));
  expect(await countFor(second)).toBe(0);
});

test('a statement that the engine swallows without an answer ends its connection, and no other', async () => {
  const [first, second] = [await connected(), await connected()];
  const deep = `select ${Array.from({ length: 20_000 }, () => '1').join('+')}`;
  await expect(first.query(deep)).rejects.toThrow('has ended the connection');
  expect(await countFor(second)).toBe(0);
});

test('connections whose engine has ended say so at once, old ones and new ones', async () => {
  const own = await mkdtemp(path.join(tmpdir(), 'portico-test-'));
  const other = await startEmbedded(own, log);
  const client = new Client({ stream: other.connect, database: 'postgres', user: 'postgres' });
  client.on('error', () => undefined);
  await client.connect();
  await other.close();
  await expect(client.query('select 1')).rejects.toThrow('not queryable');
  const late = new Client({ stream: other.connect, database: 'postgres', user: 'postgres' });
  await expect(late.connect()).rejects.toThrow('has ended the connection');
  await rm(own, { recursive: true, force: true });
});
