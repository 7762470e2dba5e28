import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Posting } from '../../reference-app/contract/posting.ts';
import type { SearchData, Suggestions } from '../../reference-app/contract/search.ts';
import type { EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { takePostings } from '../../reference-app/server/positions/store.ts';
import { Browser, emptyDatabase, writeEmployers, type Asked } from './harness.ts';
import { aPosting, places } from './postings.ts';
import { over, startProcess } from './processes.ts';

const domain = 'x.example';
const started: (() => Promise<unknown>)[] = [];
let database: Awaited<ReturnType<typeof emptyDatabase>>['database'];
let scope: EmployerScope;
let servers: Asked[];

beforeAll(async () => {
  const empty = await emptyDatabase();
  ({ database } = empty);
  started.push(empty.dispose);
  const config = {
    pcsxConfig: {
      searchConfig: { allFilters: [{ name: 'department' as const }, { name: 'skill' as const }] },
    },
  };
  const scopes = await writeEmployers(database, [
    { domain, config, postings: [aPosting({ title: 'First' })] },
  ]);
  scope = scopes[domain]!;
  servers = await Promise.all([aProcess(empty.environment), aProcess(empty.environment)]);
});
afterAll(async () => {
  for (const end of started.toReversed()) await end();
});

async function aProcess(environment: Readonly<Record<string, string>>): Promise<Asked> {
  const server = await startProcess(environment);
  started.push(() => server.end('SIGTERM'));
  return over(() => server.address);
}

const search = async (server: Asked, query: string) =>
  (await new Browser(server, domain).get<SearchData>(`/api/pcsx/search?${query}`)).body.data;
const write = (posting: Partial<Posting>) => takePostings(database, scope, [aPosting(posting)]);
/** With the next request already: nothing has to arrive anywhere first, so that there is nothing to wait for. */
const everywhere = (isThere: (server: Asked) => Promise<boolean>) => Promise.all(servers.map(isThere));
const yes = [true, true];
const isFound = (query: string, count: number) => async (server: Asked) =>
  (await search(server, query)).count === count;

test('API-08 what one server writes, every server finds, counts and suggests with the next request', async () => {
  // so that each holds what was there before
  expect(await everywhere(isFound('', 1))).toEqual(yes);
  const job = { sourceId: 'one', title: 'Zoologist', department: 'Aquarium', places: [places.suva] };

  await write(job);
  expect(await everywhere(isFound('query=zoologist', 1))).toEqual(yes);
  expect(await everywhere(isFound('filter_department=Aquarium', 1))).toEqual(yes);
  expect(await everywhere(isFound('location=suva', 1))).toEqual(yes);
  expect(
    await everywhere(async (server) => {
      const { data } = (
        await new Browser(server, domain).get<Suggestions>('/api/pcsx/suggestions/query?text=zool')
      ).body;
      return data.suggestions[0]?.text === 'Zoologist';
    }),
  ).toEqual(yes);

  await write({ ...job, title: 'Botanist', department: 'Garden', description: '<p>Zoologist no more.</p>' });
  expect(await everywhere(isFound('filter_department=Aquarium', 0))).toEqual(yes);
  expect(await everywhere(isFound('filter_department=Garden', 1))).toEqual(yes);
  await everywhere(
    async (server) => (await search(server, 'query=botanist')).positions[0]?.name === 'Botanist',
  );

  await write({ ...job, isPrivate: true });
  expect(await everywhere(isFound('location=suva', 0))).toEqual(yes);
  await write(job);
  expect(await everywhere(isFound('location=suva', 1))).toEqual(yes);
  await write({ ...job, closedAt: new Date() });
  expect(await everywhere(isFound('query=zoologist&location=suva', 0))).toEqual(yes);
  expect(await everywhere(isFound('', 1))).toEqual(yes);
});

test('API-08 after many writes at once, every server has the same jobs, counts and order', async () => {
  const department = `D ${randomUUID()}`;
  await Promise.all(
    Array.from({ length: 12 }, (_, index) =>
      takePostings(
        database,
        scope,
        Array.from({ length: 5 }, (_unused, at) =>
          aPosting({
            sourceId: `many-${(index + at) % 30}`,
            department,
            skills: [`Skill ${index}`],
            closedAt: (index + at) % 7 === 0 ? new Date() : null,
          }),
        ),
      ).then(() => Promise.all(servers.map((server) => search(server, '')))),
    ),
  );
  const [one, other] = await Promise.all(
    servers.map(async (server) => {
      const { positions, count, filterDef } = await search(server, 'sort_by=timestamp');
      return { positions, count, filterDef };
    }),
  );
  expect(one).toEqual(other);
  expect(one?.count).toBeGreaterThan(5);
});
