import type { ThemeDocument } from '@portico/tokens';
import { mergeThemes } from '@portico/tokens/compare';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { ApplicationStatus } from '../../reference-app/contract/application-status.ts';
import { maximumDrafts, type Draft, type Drafts } from '../../reference-app/contract/drafts.ts';
import type { JobCart } from '../../reference-app/contract/job-cart.ts';
import { maximumCartItems } from '../../reference-app/contract/job-cart.ts';
import type { Notification } from '../../reference-app/contract/notifications.ts';
import type { Offer } from '../../reference-app/contract/offers.ts';
import { maximumSavedSearches } from '../../reference-app/contract/saved-searches.ts';
import type { PublishedTheme, ThemeDraft, ThemeVersions } from '../../reference-app/contract/themes.ts';
import { createApp } from '../../reference-app/server/app.ts';
import { changeStatus } from '../../reference-app/server/applications/store.ts';
import { listActions } from '../../reference-app/server/audit/store.ts';
import { inTransaction } from '../../reference-app/server/database/database.ts';
import { forEmployer, type EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { notify } from '../../reference-app/server/notifications/store.ts';
import { checkEvidence } from '../../reference-app/server/offers/evidence/check.ts';
import { listEvidence } from '../../reference-app/server/offers/evidence/store.ts';
import { apply } from './applying.ts';
import { accountIn, Browser, startServer, type TestServer } from './harness.ts';
import { aLetter, anOffer, giveOffer } from './offers.ts';
import { aPosting } from './postings.ts';

/** Each race is run so often: who comes first is different each time. */
const rounds = Array.from({ length: 30 }, (_, round) => round);
const ours = 'ours.example';
const began = Date.parse('2026-03-10T12:00:00Z');
const hour = 60 * 60 * 1000;
const unlimited = { tries: 1_000_000, window: 1 };
const limits = {
  loginPerAccount: unlimited,
  loginPerAddress: unlimited,
  callsPerAddress: unlimited,
  applicationsPerAddress: unlimited,
  applicationsPerApplicant: unlimited,
};

let clock = began;
let server: TestServer;
let scope: EmployerScope;
/** One candidate in two tabs; the second one is answered by another server on the same database. */
let tabs: [Browser, Browser];
let brands: [Browser, Browser];
let closeSecond: () => Promise<void>;
let letter: Uint8Array;

beforeAll(async () => {
  letter = await aLetter();
  server = await startServer(
    [
      {
        domain: ours,
        config: {
          pcsxConfig: { jobCartConfig: { enabled: true } },
          notificationsConfig: {
            enableCandidateInappNotifications: true,
            savedSearchNotification: { enabled: true },
          },
        },
        accounts: [
          { email: 'ada@x.example' },
          { email: 'one@x.example', roles: ['candidate', 'theme_builder'] },
          { email: 'two@x.example', roles: ['candidate', 'theme_builder'] },
        ],
        postings: Array.from({ length: 60 }, () => aPosting()),
      },
    ],
    { now: () => clock, limits },
  );
  scope = server.scopes[ours]!;
  const { database, background } = server;
  const second = await createApp({
    database,
    background,
    log: createLog({ level: 'silent', write: () => undefined }),
    demo: false,
    now: () => clock,
    limits,
    deliverMail: async () => undefined,
  });
  await second.ready();
  closeSecond = () => second.close();
  tabs = [server.browser(ours), new Browser(second, ours)];
  brands = [server.browser(ours), new Browser(second, ours)];
  for (const tab of tabs) await tab.logIn('ada@x.example');
  await brands[0].logIn('one@x.example');
  await brands[1].logIn('two@x.example');
});
afterAll(async () => {
  await closeSecond();
  await server.close();
});
beforeEach(() => {
  clock = began;
});

/** In another order each round, so that nobody is always first. */
function shuffled<Value>(round: number, values: readonly Value[]): Value[] {
  const turn = round % values.length;
  const turned = [...values.slice(turn), ...values.slice(0, turn)];
  return round % 2 === 0 ? turned : turned.toReversed();
}
const race = (round: number, racers: readonly (() => Promise<unknown>)[]) =>
  Promise.all(shuffled(round, racers).map((racer) => racer()));

describe('LETTER-11 accepting, declining and expiring at once', () => {
  const signed = () => {
    const form = new FormData();
    form.append('signed_offer_letter_pdf_file', new File([letter.slice()], 'signed.pdf'));
    form.append('signature', 'Ada Example');
    return form;
  };
  const expectedKinds: Record<string, string[]> = {
    Accepted: ['typed name'],
    Declined: ['decline'],
    Expired: [],
  };
  const seen = new Set<string>();

  test.each(rounds)('LETTER-11 round %i ends in one state that the evidence tells', async (round) => {
    const expiresAt = new Date(clock + hour);
    const { encId } = await giveOffer(server, {
      domain: ours,
      email: 'ada@x.example',
      offer: anOffer({ expiresAt, documents: [{ letter }] }),
    });
    const path = `/api/offer/offers/${encId}`;
    const [first, second] = tabs;
    const answers = await race(round, [
      () => first.write('POST', `${path}/accept`, { body: signed() }),
      () => second.write('POST', `${path}/accept`, { body: signed() }),
      () => second.write('POST', `${path}/decline`),
      () => first.write('POST', `${path}/decline`),
      async () => {
        // in every other round the offer expires meanwhile: before anybody, or after some of them
        if (round % 3 === 0) await second.get(`/api/offer/${encId}`);
        if (round % 2 === 0) clock = expiresAt.getTime() + 1;
      },
    ]);
    const { status, id } = (await first.get<Offer>(`/api/offer/${encId}`)).body.data;
    seen.add(status);
    expect(['Accepted', 'Declined', 'Expired']).toContain(status);
    const statuses = (answers as ({ status: number } | undefined)[]).flatMap(
      (answer) => answer?.status ?? [],
    );
    expect(statuses.filter((one) => one !== 200 && one !== 409)).toEqual([]);

    const links = await listEvidence(server.database, scope, { after: 0, limit: 500 });
    expect(links.filter(({ offerId }) => offerId === id).map(({ kind }) => kind)).toEqual(
      expectedKinds[status],
    );
    const actions = await listActions(server.database, scope, 50);
    const endings = actions.filter(
      ({ action, detail }) =>
        detail.offer === id && detail.status !== undefined && action.startsWith('offer.'),
    );
    expect(endings.map(({ detail }) => detail.status)).toEqual(
      status === 'Expired' && endings.length === 0 ? [] : [status],
    );
    // whatever anybody tries now, it stays
    await first.write('POST', `${path}/accept`, { body: signed() });
    await second.write('POST', `${path}/decline`);
    expect((await first.get<Offer>(`/api/offer/${encId}`)).body.data.status).toBe(status);
  });

  test('LETTER-11 afterwards the chain of evidence is whole, and the documents are sealed once', async () => {
    await server.background.drain();
    const { faults, links } = await checkEvidence(server.database, scope);
    expect(faults).toEqual([]);
    expect(links).toBeGreaterThan(0);
    const all = await listEvidence(server.database, scope, { after: 0, limit: 500 });
    const count = (kind: string) => all.filter((link) => link.kind === kind).length;
    expect(count('seal')).toBe(count('typed name'));
    expect(seen.size).toBeGreaterThan(1);
  });
});

describe('APPLY-02 sending an application twice at once', () => {
  test.each(rounds)('APPLY-02 round %i writes one application', async (round) => {
    const pid = String(round + 1);
    const answers = await race(round, [
      () => apply(tabs[0], pid, { answers: {} }),
      () => apply(tabs[1], pid, { answers: {} }),
      () => apply(tabs[0], pid, { answers: {} }),
    ]);
    const rows = await forEmployer(server.database, scope)
      .selectFrom('application')
      .select('enc_id')
      .where('position_id', '=', round + 1)
      .execute();
    expect(rows).toHaveLength(1);
    expect(
      (answers as Awaited<ReturnType<typeof apply>>[]).map(({ status, body }) => [
        status,
        body.data.applications[0]?.id,
      ]),
    ).toEqual([0, 1, 2].map(() => [201, rows[0]?.enc_id]));
  });

  test.each(rounds)('DASH-04 round %i: withdrawn, hired or turned down, once', async (round) => {
    const { id, enc_id: encId } = await forEmployer(server.database, scope)
      .selectFrom('application')
      .select(['id', 'enc_id'])
      .where('position_id', '=', round + 1)
      .executeTakeFirstOrThrow();
    const move = (status: ApplicationStatus) => () =>
      inTransaction(server.database, (transaction) =>
        changeStatus(transaction, scope, { id, status, note: '', at: new Date(clock) }),
      );
    await move('offer')();
    await race(round, [
      move('hired'),
      move('not_selected'),
      () => tabs[0].write('POST', `/api/pcsx/applications/${encId}/withdraw`),
      () => tabs[1].write('POST', `/api/pcsx/applications/${encId}/withdraw`),
    ]);
    const events = await forEmployer(server.database, scope)
      .selectFrom('application_event')
      .select(['sequence', 'status'])
      .where('application_id', '=', id)
      .orderBy('sequence')
      .execute();
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3]);
    const { status } = await forEmployer(server.database, scope)
      .selectFrom('application')
      .select('status')
      .where('id', '=', id)
      .executeTakeFirstOrThrow();
    expect(events.at(-1)?.status).toBe(status);
    expect(['hired', 'not_selected', 'withdrawn']).toContain(status);
  });
});

describe('THEME-04 two theme editors at once', () => {
  /** What a save is told that has been overtaken. */
  type Overtaken = { theirs: { revision: number; document: ThemeDocument } };
  const base = '/api/pcsx/themes';
  const themed = (navbar: string, cards: string): ThemeDocument => ({
    schema: 2,
    product: 'default',
    sections: { navbar: { background: { value: navbar } }, cards: { background: { value: cards } } },
  });
  const save = (browser: Browser, document: object, revision: number) =>
    browser.write<ThemeDraft & Overtaken>('PUT', `${base}/draft`, {
      body: document,
      headers: { 'if-match': `"${revision}"` },
    });

  test.each(rounds)('THEME-04 round %i: one saves, the other merges, and both are kept', async (round) => {
    const before = (await brands[0].get<ThemeDraft>(`${base}/draft`)).body.data.revision;
    const start = await save(brands[0], themed('#000000', '#000000'), before);
    const { revision } = start.body.data;
    const colour = `#0000${(round + 16).toString(16)}`;
    const mine = [themed(colour, '#000000'), themed('#000000', colour)] as const;
    const answers = await Promise.all(
      shuffled(round, [0, 1] as const).map(async (who) => ({
        who,
        answer: await save(brands[who], mine[who], revision),
      })),
    );
    expect(answers.map(({ answer }) => answer.status).toSorted()).toEqual([200, 412]);
    const { who: loser, answer: refused } = answers.find(({ answer }) => answer.status === 412)!;
    const { theirs } = refused.body.data;
    const { document, conflicts } = mergeThemes(themed('#000000', '#000000'), mine[loser], theirs.document);
    expect(conflicts).toEqual([]);
    const merged = await save(brands[loser], document, theirs.revision);
    expect(merged.status).toBe(200);
    expect(merged.body.data.document).toEqual(themed(colour, colour));
    expect(merged.body.data.revision).toBe(revision + 2);
  });

  test.each(rounds)(
    'THEME-04 round %i: a draft that is published twice at once is published once',
    async (round) => {
      const { revision } = (await brands[0].get<ThemeDraft>(`${base}/draft`)).body.data;
      const saved = await save(brands[0], themed('#ffffff', `#ffff${(255 - round).toString(16)}`), revision);
      const { version } = (await brands[0].get<PublishedTheme>(`${base}/published`)).body.data;
      const publish = (browser: Browser) => async () =>
        (
          await browser.write('POST', `${base}/publish`, {
            headers: { 'if-match': `"${saved.body.data.revision}"` },
          })
        ).status;
      const statuses = await race(round, [publish(brands[0]), publish(brands[1]), publish(brands[0])]);
      expect(statuses.toSorted()).toEqual([200, 412, 412]);
      const { versions } = (await brands[0].get<ThemeVersions>(`${base}/versions`)).body.data;
      expect(versions[0]?.version).toBe(version + 1);
    },
  );
});

describe('CART-01 the cart in two tabs', () => {
  const change = (tab: Browser, operation: 'add' | 'remove', pids: string) => () =>
    tab.write<JobCart>('POST', '/api/pcsx/job_cart', { body: { operation, pids } });
  const idsIn = async () =>
    (await tabs[0].get<JobCart>('/api/pcsx/job_cart')).body.data.jobCartData.map(({ id }) => id);

  test.each(rounds)('CART-01 round %i keeps what both tabs put in, each once', async (round) => {
    await change(tabs[0], 'remove', Array.from({ length: 60 }, (_, index) => index + 1).join(','))();
    await change(tabs[0], 'add', '1')();
    await race(round, [
      change(tabs[0], 'add', '2,3'),
      change(tabs[1], 'add', '3,4'),
      change(tabs[1], 'remove', '1'),
      change(tabs[0], 'add', '2'),
    ]);
    expect((await idsIn()).toSorted((left, right) => left - right)).toEqual([2, 3, 4]);
  });

  test.each(rounds.slice(0, 5))('CART-01 round %i never holds more than it may', async (round) => {
    await change(tabs[0], 'remove', Array.from({ length: 60 }, (_, index) => index + 1).join(','))();
    const first = Array.from({ length: maximumCartItems - 2 }, (_, index) => index + 1).join(',');
    await change(tabs[0], 'add', first)();
    const answers = await race(round, [
      change(tabs[0], 'add', '51'),
      change(tabs[1], 'add', '52'),
      change(tabs[0], 'add', '53'),
      change(tabs[1], 'add', '54'),
    ]);
    const statuses = (answers as { status: number }[]).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([200, 200, 409, 409]);
    expect(await idsIn()).toHaveLength(maximumCartItems);
  });
});

describe('NOTIF-04 notifications in two tabs', () => {
  const base = '/api/pcsx/notifications';

  test.each(rounds)(
    'NOTIF-04 round %i: what was clicked was viewed, and the badge counts the rest',
    async (round) => {
      const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
      const tell = () =>
        notify(server.database, scope, {
          accountId,
          notification: {
            categoryTitle: 'Offers',
            message: `Round ${round}`,
            redirectUrl: '',
            notificationType: 'read_only',
            createdAt: new Date(clock + round),
          },
        });
      await tell();
      const listed = await tabs[0].get<{ notifications: Notification[] }>(base);
      const newest = listed.body.data.notifications[0]!.id;
      await race(round, [
        () => tabs[0].write('POST', `${base}/mark_all_viewed`),
        () => tabs[1].write('POST', `${base}/${newest}/mark_clicked`),
        () => tabs[0].write('POST', `${base}/${newest}/mark_clicked`),
        tell,
      ]);
      const rows = await forEmployer(server.database, scope)
        .selectFrom('notification')
        .select(['id', 'viewed_at', 'clicked_at'])
        .where('account_id', '=', accountId)
        .execute();
      expect(rows.find(({ id }) => id === newest)?.clicked_at).toEqual(new Date(clock));
      expect(rows.filter((row) => row.clicked_at !== null && row.viewed_at === null)).toEqual([]);
      const badge = await tabs[1].get<{ count: number }>('/api/pcsx/notification_badge');
      expect(badge.body.data.count).toBe(rows.filter((row) => row.viewed_at === null).length);
    },
  );
});

describe('API-03 drafts in two tabs', () => {
  const path = '/api/pcsx/draft_applications';
  const save = (tab: Browser, version: string | null, step: string) =>
    tab.write<Draft & { theirs?: Draft }>('PUT', path, {
      body: { position_ids: ['59'], version, step },
    });

  test.each(rounds)(
    'API-03 round %i: one tab’s words are kept, and the other is shown them',
    async (round) => {
      const { draftApplications } = (await tabs[0].get<Drafts>(path)).body.data;
      const version = draftApplications[0]?.version ?? null;
      const answers = await Promise.all(
        shuffled(round, [0, 1] as const).map((who) => save(tabs[who], version, `${round} ${who}`)),
      );
      expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409]);
      const kept = answers.find(({ status }) => status === 200)!.body.data;
      const refused = answers.find(({ status }) => status === 409)!.body.data;
      expect(refused.theirs).toMatchObject({ version: kept.version, step: kept.step });
      const left = (await tabs[1].get<Drafts>(path)).body.data.draftApplications;
      expect(left.map(({ step }) => step)).toEqual([kept.step]);
    },
  );
});

describe('what an account may have as much of as it may, in two tabs', () => {
  /** Of these writes, all but the last two are there already. */
  const lastOf = async (
    maximum: number,
    write: (tab: Browser, index: number) => Promise<{ status: number }>,
  ) => {
    for (let index = 0; index < maximum - 2; index += 1) await write(tabs[0], index);
    const answers = await race(
      1,
      [0, 1, 2, 3, 4, 5].map((more) => () => write(tabs[more % 2]!, maximum + more)),
    );
    return (answers as { status: number }[]).map(({ status }) => status).toSorted();
  };
  const twoOfSix = [200, 200, 409, 409, 409, 409];

  test('SEARCH-15 no more searches are saved than may be', async () => {
    const save = (tab: Browser, index: number) =>
      tab.write('POST', '/api/pcsx/saved_searches', { body: { search: `query=word${index}` } });
    expect(await lastOf(maximumSavedSearches, save)).toEqual(twoOfSix);
  });

  test('DRAFT-01 no more drafts are begun than may be', async () => {
    await forEmployer(server.database, scope).deleteFrom('draft_application').execute();
    const save = (tab: Browser, index: number) =>
      tab.write('PUT', '/api/pcsx/draft_applications', {
        body: { position_ids: [(index % 50) + 1, Math.floor(index / 50) + 55], version: null, step: 'one' },
      });
    expect(await lastOf(maximumDrafts, save)).toEqual(twoOfSix);
  });
});
