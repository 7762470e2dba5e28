import { afterAll, beforeAll, expect, test } from 'vitest';
import { apply } from '../../../../tests/server/applying.ts';
import { accountIn, startServer, type TestServer } from '../../../../tests/server/harness.ts';
import { anOffer, giveOffer } from '../../../../tests/server/offers.ts';
import { aPosting } from '../../../../tests/server/postings.ts';
import { insertEvents } from '../../analytics/store.ts';
import { listActions } from '../../audit/store.ts';
import { forEmployer, type EmployerScope } from '../../database/for-employer.ts';
import { employerConfig } from '../../../contract/employer-config.ts';
import { expiryWork } from '../../offers/expiry.ts';
import { acrossEmployers } from '../../database/across-employers.ts';
import { createLog } from '../../http/log.ts';
import { listExpired, readKept, removeAllExpired } from './retain.ts';
import { retained } from './rules.ts';
import { retentionWork } from './work.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const start = Date.UTC(2026, 2, 1, 9);
let now = start;
let server: TestServer;
let scope: EmployerScope;
const config = employerConfig.parse({ retentionConfig: { draftsMonths: 1 } });
const monthsLater = (count: number) => new Date(Date.UTC(2026, 2 + count, 2, 9));
const employer = () => ({ scope, config, removable: retained });
const removed = async (at: Date) =>
  Object.fromEntries(
    (await removeAllExpired(server.database, employer(), at))
      .filter(({ count }) => count > 0)
      .map(({ what, count }) => [what, count]),
  );

beforeAll(async () => {
  server = await startServer(
    [ours, theirs].map((domain) => ({
      domain,
      config: { retentionConfig: { draftsMonths: 1 } },
      accounts: [
        { email: 'ada@x.example' },
        { email: 'bea@x.example' },
        { email: 'brand@x.example', roles: ['candidate', 'theme_builder'] as const },
      ].map(({ roles, ...account }) => ({ ...account, ...(roles && { roles: [...roles] }) })),
      postings: [aPosting(), aPosting()],
    })),
    { now: () => now },
  );
  scope = server.scopes[ours]!;
  for (const domain of [ours, theirs]) {
    const ada = server.browser(domain);
    await ada.logIn('ada@x.example');
    for (const [browser, pids] of [
      [ada, '1'],
      [ada, '2'],
      [server.browser(domain), '1'],
    ] as const)
      await apply(browser, pids);
    const tables = forEmployer(server.database, server.scopes[domain]!);
    await tables
      .updateTable('account')
      .set({ last_seen_at: new Date(start) })
      .execute();
    await tables
      .updateTable('application')
      .set({ status: 'not_selected' })
      .where('position_id', '=', 2)
      .execute();
    await insertEvents(
      server.database,
      server.scopes[domain]!,
      Array.from({ length: 1_100 }, () => ({
        namespace: 'page',
        event: 'seen',
        positionId: null,
        isLoggedIn: false,
        data: {},
        at: new Date(start),
      })),
    );
    await tables
      .insertInto('draft_application')
      .values({
        account_id: await accountIn(server, { domain, email: 'ada@x.example' }),
        position_key: '1',
        position_ids: [1],
        revision: 1,
        content: '{}',
        updated_at: new Date(start),
      })
      .execute();
  }
});
afterAll(() => server.close());

async function countIn(domain: string, table: 'page_event' | 'application' | 'account' | 'applicant') {
  const row = await forEmployer(server.database, server.scopes[domain]!)
    .selectFrom(table)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(row.count);
}

test('a dry run tells what would be removed, and removes nothing', async () => {
  const listed = await listExpired(server.database, employer(), monthsLater(3));
  expect(listed.filter(({ count }) => count > 0).map(({ what, count }) => [what, count])).toEqual([
    ['page events', 1_100],
    ['drafts', 1],
    ['carts of visitors', 1],
  ]);
  expect(await countIn(ours, 'page_event')).toBe(1_100);
});

test('what is too old goes by what the employer says, each removal is noted as a count, and no other employer’s goes', async () => {
  expect(await removed(new Date(start))).toEqual({});
  expect(await removed(monthsLater(3))).toEqual({
    'page events': 1_100,
    drafts: 1,
    'carts of visitors': 1,
  });
  expect(await removed(monthsLater(3))).toEqual({});
  expect(
    (await listActions(server.database, scope, 3)).map(({ action, detail }) => [action, detail.count]),
  ).toEqual([
    ['retention.remove', 1],
    ['retention.remove', 1],
    ['retention.remove', 1_100],
  ]);
  expect(await removed(monthsLater(12))).toEqual({ 'applications of visitors': 1 });
  expect(await countIn(ours, 'applicant')).toBe(1);
  // the one that is still under way stays
  expect(await removed(monthsLater(24))).toEqual({ 'closed applications': 1 });
  expect(await countIn(ours, 'application')).toBe(1);
  expect(await countIn(theirs, 'application')).toBe(3);
  expect(await countIn(theirs, 'page_event')).toBe(1_100);
});

test('candidates who do not come back are erased; who logs in has come back; who looks after the site stays', async () => {
  now = monthsLater(35).getTime();
  await server.browser(ours).logIn('bea@x.example');
  // what was signed is the employer's as well
  await giveOffer(server, { domain: ours, email: 'ada@x.example', offer: anOffer({ status: 'Accepted' }) });
  expect(await removed(monthsLater(36))).not.toHaveProperty('inactive accounts');
  await forEmployer(server.database, scope).updateTable('offer').set({ status: 'Declined' }).execute();
  expect(await removed(monthsLater(36))).toMatchObject({ 'inactive accounts': 1 });
  const left = await forEmployer(server.database, scope)
    .selectFrom('account')
    .select('email')
    .orderBy('id')
    .execute();
  expect(left.map(({ email }) => email)).toEqual(['bea@x.example', 'brand@x.example']);
  expect(await countIn(ours, 'application')).toBe(0);
});

test('the queue does it for each employer by its own configuration', async () => {
  now = monthsLater(3).getTime();
  await server.background.send(server.database, server.scopes[theirs]!, retentionWork, {});
  await server.background.drain();
  expect(await countIn(theirs, 'page_event')).toBe(0);
  expect(await countIn(theirs, 'application')).toBe(3);
});

test('OFFERS-05 an offer that nobody answered is written down as expired, once, and nothing else is', async () => {
  now = Date.UTC(2026, 2, 11, 11);
  const give = (offer: Parameters<typeof anOffer>[0]) =>
    giveOffer(server, { domain: theirs, email: 'bea@x.example', offer: anOffer(offer) });
  const past = await give({ expiresAt: new Date('2026-03-11T11:00:00Z') });
  const open = await give({ expiresAt: new Date('2026-03-11T11:00:01Z') });
  const answered = await give({ status: 'Accepted', expiresAt: new Date('2026-03-01T00:00:00Z') });
  for (let round = 0; round < 2; round += 1)
    await server.background.send(server.database, server.scopes[theirs]!, expiryWork, {});
  await server.background.drain();
  const rows = await forEmployer(server.database, server.scopes[theirs]!)
    .selectFrom('offer')
    .select(['enc_id', 'status'])
    .execute();
  const statusOf = ({ encId }: { encId: string }) => rows.find((row) => row.enc_id === encId)?.status;
  expect([past, open, answered].map(statusOf)).toEqual(['Expired', 'Extended', 'Accepted']);
  const actions = await listActions(server.database, server.scopes[theirs]!, 20);
  expect(actions.filter(({ action }) => action === 'offer.expire')).toHaveLength(1);
});

test('what has a period that cannot be read is kept, and the log names it', async () => {
  const told: string[] = [];
  const log = createLog({ level: 'error', write: (line) => told.push(line) });
  await acrossEmployers(server.database)
    .updateTable('employer')
    .set({ config: JSON.stringify({ retentionConfig: { draftsMonths: 'a', auditMonths: 2 } }) })
    .where('group_id', '=', scope)
    .execute();
  const { removable, config: read } = await readKept(server.database, scope, log);
  expect(retained.filter((what) => !removable.includes(what))).toEqual(['drafts', 'carts of visitors']);
  expect(read.retentionConfig.auditMonths).toBe(2);
  expect(told.join()).toContain('retentionConfig.draftsMonths');
});
