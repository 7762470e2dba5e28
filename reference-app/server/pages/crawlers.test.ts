import fastify from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { registerCrawlerFiles } from './crawlers.ts';

const domain = 'ours.example';
const most = 50_000;
const app = fastify();
let server: TestServer;
beforeAll(async () => {
  server = await startServer([{ domain, postings: [aPosting()] }]);
  app.addHook('onRequest', (request, _reply, done) => {
    Object.assign(request, {
      employer: { scope: server.scopes[domain], domain },
      siteOrigin: 'https://site.example',
    });
    done();
  });
  registerCrawlerFiles(app, {
    database: server.database,
    answerUnknown: async (_request, reply) => reply.code(404).send(),
  });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

async function addressesIn(query = '') {
  const { body } = await app.inject(`/careers/sitemap.xml${query}`);
  return [...body.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, address = '']) =>
    address.replaceAll('&amp;', '&'),
  );
}

test('JOB-03 jobs that are too many for one site map are in several, which one index names', async () => {
  expect(await addressesIn()).toEqual([`https://site.example/careers/job/1?domain=${domain}`]);
  const database = acrossEmployers(server.database);
  await sql`alter table job disable trigger user`.execute(database);
  await sql`insert into job select (jsonb_populate_record(job, jsonb_build_object('id', number, 'source_id', 'copy ' || number))).*
    from job, generate_series(2, ${most + 2}::integer) as number where job.id = 1`.execute(database);
  const parts = await addressesIn();
  expect(parts).toEqual(
    [1, 2].map((part) => `https://site.example/careers/sitemap.xml?domain=${domain}&part=${part}`),
  );
  const listed = await Promise.all(parts.map((address) => addressesIn(new URL(address).search)));
  expect(listed.map(({ length }) => length)).toEqual([most, 2]);
  expect(new Set(listed.flat()).size).toBe(most + 2);
});
