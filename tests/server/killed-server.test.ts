import { afterAll, beforeAll, expect, test } from 'vitest';
import { openDatabase } from '../../reference-app/server/database/database.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import type { EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { checkEvidence } from '../../reference-app/server/offers/evidence/check.ts';
import { randomFrom, tries } from '../random.ts';
import { Browser, emptyDatabase, writeEmployers, type Answer, type EmptyDatabase } from './harness.ts';
import { anOffer, giveOffer } from './offers.ts';
import { aPosting } from './postings.ts';
import { over, startProcess, type ServerProcess } from './processes.ts';

/** Candidates, each with a server of their own, side by side: starting servers is most of the time. */
const lanes = ['one.example', 'two.example'] as const;
const jobs = 300;
/** Kills of each lane's server. */
const kills = Math.ceil(tries(50) / lanes.length);
/** More than are answered in all rounds of a lane. */
const offersOfALane = 3 * lanes.length * kills;
const log = createLog({ level: 'silent', write: () => undefined });

type Lane = { domain: string; scope: EmployerScope; empty: EmptyDatabase; offers: string[] };
const opened: Lane[] = [];
const running = new Set<ServerProcess>();

async function prepare(empty: EmptyDatabase): Promise<void> {
  const scopes = await writeEmployers(
    empty.database,
    lanes.map((domain) => ({
      domain,
      config: { pcsxConfig: { jobCartConfig: { enabled: true } } },
      accounts: [{ email: 'ada@x.example', roles: ['candidate', 'theme_builder'] }],
      postings: Array.from({ length: jobs }, () => aPosting()),
    })),
  );
  for (const domain of lanes) {
    const offers: string[] = [];
    for (let count = 0; count < offersOfALane; count += 1) {
      const given = await giveOffer(
        { database: empty.database, scopes },
        { domain, email: 'ada@x.example', offer: anOffer({ expiresAt: null }) },
      );
      offers.push(given.encId);
    }
    opened.push({ domain, scope: scopes[domain]!, empty, offers });
  }
  await empty.database.close();
}

beforeAll(async () => {
  await prepare(await emptyDatabase());
});
afterAll(async () => {
  for (const server of running) await server.end('SIGKILL');
  for (const empty of new Set(opened.map((lane) => lane.empty))) await empty.dispose();
});

/** What the server has said that it has done. */
type Acknowledged = {
  saved: Set<number>;
  carted: Set<number>;
  draft: number;
  themes: Set<string>;
  offers: Map<string, string>;
};

/** Five things that a candidate and a theme builder do, each again and again; each goes on where it was. */
function deeds({ offers }: Lane, acknowledged: Acknowledged) {
  const at = { saved: 0, carted: 0, draft: 0, themes: 0, offers: 0 };
  const done = ({ status, text }: Answer, note: () => void) => {
    if (status >= 300) throw new Error(`${status}: ${text}`);
    note();
  };
  return [
    async (browser: Browser) => {
      const id = 1 + (at.saved++ % jobs);
      done(await browser.write('PUT', `/api/pcsx/positions/saved/${id}`), () => acknowledged.saved.add(id));
    },
    async (browser: Browser) => {
      const id = 1 + (at.carted++ % 50);
      done(
        await browser.write('POST', '/api/pcsx/job_cart', { body: { pids: String(id), operation: 'add' } }),
        () => acknowledged.carted.add(id),
      );
    },
    async (browser: Browser) => {
      const count = ++at.draft;
      done(
        await browser.write('PUT', '/api/pcsx/draft_applications', {
          body: { position_ids: [1], step: String(count) },
        }),
        () => (acknowledged.draft = count),
      );
    },
    async (browser: Browser) => {
      const note = `theme ${++at.themes}`;
      const headers = { 'if-match': '*' };
      // nearly white, so that it can be read and is published
      const value = `#${(0xffffff - at.themes).toString(16)}`;
      const drafted = await browser.write('PUT', '/api/pcsx/themes/draft', {
        headers,
        body: {
          schema: 2,
          product: 'default',
          sections: {
            navbar: { background: { value } },
          },
        },
      });
      done(drafted, () => undefined);
      done(await browser.write('POST', '/api/pcsx/themes/publish', { headers, body: { note } }), () =>
        acknowledged.themes.add(note),
      );
    },
    async (browser: Browser) => {
      const encId = offers[at.offers++ % offers.length]!;
      const accepts = at.offers % 2 === 0;
      const form = new FormData();
      form.set('signed_document_file', new File(['%PDF-1.4 signed by hand'], 'signed.pdf'));
      done(
        accepts
          ? await browser.write('POST', `/api/offer/offers/${encId}/accept`, { body: form })
          : await browser.write('POST', `/api/offer/offers/${encId}/decline`),
        () => acknowledged.offers.set(encId, accepts ? 'Accepted' : 'Declined'),
      );
    },
  ];
}

/** Lets a server be killed again and again amid what it does. */
async function runLane(
  lane: Lane,
  { rounds, seed }: { rounds: number; seed: number },
): Promise<Acknowledged> {
  const random = randomFrom(seed);
  const acknowledged: Acknowledged = {
    saved: new Set(),
    carted: new Set(),
    draft: 0,
    themes: new Set(),
    offers: new Map(),
  };
  let address = '';
  const browser = new Browser(
    over(() => address),
    lane.domain,
  );
  const doing = deeds(lane, acknowledged);
  const answered = new Set<unknown>();
  for (let round = 0; round < rounds; round += 1) {
    const server = await startProcess(lane.empty.environment);
    running.add(server);
    ({ address } = server);
    if (round === 0) await browser.logIn('ada@x.example');
    let left = 1 + Math.floor(random() * 15);
    let isKilled = false;
    await Promise.all(
      doing.map(async (deed) => {
        while (!isKilled)
          try {
            await deed(browser);
            left -= 1;
            answered.add(deed);
            // with what the others have begun under way, and for the first time when each has done something
            if (left <= 0 && answered.size === doing.length && !isKilled) {
              isKilled = true;
              await server.end('SIGKILL');
            }
          } catch (error) {
            if (!isKilled) throw error;
          }
      }),
    );
    running.delete(server);
  }
  return acknowledged;
}

test('kills of the server amid real writes lose nothing that it has answered', async () => {
  const all = await Promise.all(opened.map((lane, seed) => runLane(lane, { rounds: kills, seed })));
  for (const [index, lane] of opened.entries()) {
    const acknowledged = all[index]!;
    const database = await openDatabase({ url: lane.empty.environment.DATABASE_URL, dataFolder: '', log });
    const rowsOf = async (query: string) => (await database.statement(query, [lane.scope])).rows;
    const valuesOf = async (query: string) =>
      new Set((await rowsOf(query)).map((row) => (row as { value: unknown }).value));

    const saved = await valuesOf('select position_id as value from saved_position where group_id = $1');
    expect([...acknowledged.saved].filter((id) => !saved.has(id))).toEqual([]);
    const carted = await valuesOf('select position_id as value from job_cart_item where group_id = $1');
    expect([...acknowledged.carted].filter((id) => !carted.has(id))).toEqual([]);
    const [draft] = await rowsOf(
      `select (content->>'step')::integer as count from draft_application where group_id = $1`,
    );
    expect((draft as { count: number }).count).toBeGreaterThanOrEqual(acknowledged.draft);
    const themes = await valuesOf('select note as value from theme_version where group_id = $1');
    expect([...acknowledged.themes].filter((note) => !themes.has(note))).toEqual([]);
    const statuses = new Map(
      (await rowsOf('select enc_id, status from offer where group_id = $1')).map((row) => {
        const { enc_id, status } = row as { enc_id: string; status: string };
        return [enc_id, status];
      }),
    );
    expect([...acknowledged.offers].filter(([encId, status]) => statuses.get(encId) !== status)).toEqual([]);

    // and nothing is there by half
    expect((await checkEvidence(database, lane.scope)).faults).toEqual([]);
    const unsealed = await rowsOf(
      `select id from offer_document document
          where group_id = $1 and status = 'Signed' and sealed_sha256 is null
            and not exists (select 1 from pgboss.job where state in ('created', 'retry', 'active')
              and (data->>'scope')::integer = document.group_id
              and (data->'data'->>'documentId')::integer = document.id)`,
    );
    expect(unsealed).toEqual([]);
    await database.close();
  }
  // each kind of deed was done
  const done = (count: (acknowledged: Acknowledged) => number) =>
    all.reduce((sum, acknowledged) => sum + count(acknowledged), 0);
  expect(done(({ saved }) => saved.size)).toBeGreaterThanOrEqual(lanes.length);
  expect(done(({ draft }) => draft)).toBeGreaterThanOrEqual(lanes.length);
  expect(done(({ themes }) => themes.size)).toBeGreaterThanOrEqual(lanes.length);
  expect(done(({ offers }) => offers.size)).toBeGreaterThanOrEqual(lanes.length);
});
