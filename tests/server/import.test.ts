import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { Client } from 'pg';
import { afterEach, expect, test } from 'vitest';
import type { SearchData } from '../../reference-app/contract/search.ts';
import { createApp } from '../../reference-app/server/app.ts';
import { listActions } from '../../reference-app/server/audit/store.ts';
import { openBackground } from '../../reference-app/server/background/queue.ts';
import { openDatabase } from '../../reference-app/server/database/database.ts';
import type { EmployerScope } from '../../reference-app/server/database/for-employer.ts';
import { createEmployer } from '../../reference-app/server/employers/store.ts';
import { createLog } from '../../reference-app/server/http/log.ts';
import { Browser, emptyDatabase, startServer } from './harness.ts';

const cli = path.resolve(import.meta.dirname, '../../reference-app/importer/cli.ts');
const feeds = path.join(import.meta.dirname, 'feeds');
const domain = 'harbourline.example';

function startImport(environment: Readonly<Record<string, string>>, words: readonly string[]) {
  const { DATABASE_URL: _url, PORTICO_DATA: _data, ...inherited } = process.env;
  return spawn(process.execPath, [cli, '--employer', domain, ...words], {
    env: { ...inherited, ...environment },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
}
async function runImport(environment: Readonly<Record<string, string>>, words: readonly string[]) {
  const child = startImport(environment, words);
  const [output, errors, [code]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ]);
  return { output, errors, code };
}

/** An employer without jobs in a database of its own. */
async function emptySite() {
  const log = createLog({ level: 'silent', write: () => undefined });
  const made = await emptyDatabase();
  const { PORTICO_DATA: dataFolder = '', DATABASE_URL: url } = made.environment;
  const open = () => openDatabase({ url, dataFolder, log });
  const config = {
    pcsxConfig: {
      searchConfig: { allFilters: [{ name: 'department' as const }, { name: 'employment_type' as const }] },
    },
  };
  const scope: EmployerScope = await createEmployer(made.database, {
    domain,
    name: 'Harbourline',
    product: 'default',
    config,
  });
  await made.database.close();
  return {
    import: (...words: string[]) => runImport(made.environment, words),
    start: (...words: string[]) => startImport(made.environment, words),
    url,
    /** Asks a server that runs for no longer than that. */
    ask: async <Result>(question: (site: Browser) => Promise<Result>): Promise<Result> => {
      const database = await open();
      const background = await openBackground({ database, log });
      const app = await createApp({ database, background, log, demo: false });
      try {
        return await question(new Browser(app, domain));
      } finally {
        await app.close();
        await background.stop();
        await database.close();
      }
    },
    actions: async () => {
      const database = await open();
      const actions = await listActions(database, scope, 10);
      await database.close();
      return actions;
    },
    dispose: made.dispose,
  };
}

type Site = Awaited<ReturnType<typeof emptySite>>;
let opened: Site | undefined;
afterEach(async () => {
  await opened?.dispose();
  opened = undefined;
});

async function openSite(): Promise<Site> {
  opened = await emptySite();
  return opened;
}

const search = (query: string) => (browser: Browser) =>
  browser.get<SearchData>(`/api/pcsx/search?query=${encodeURIComponent(query)}`);

test.for([
  ['eightfold', 'eightfold'],
  ['greenhouse', 'greenhouse.json'],
  ['lever', 'lever.json'],
  ['schema.org', 'schema-org'],
  ['csv', 'jobs.csv'],
] as const)('SEARCH-05 a feed of %s is found by searching after one command', async ([format, name]) => {
  const site = await openSite();
  const first = await site.import('--format', format, path.join(feeds, name));
  expect(first).toMatchObject({ code: 0, errors: '' });
  expect(first.output).toContain('Taken: 2. Changed: 0. Unchanged: 0. Closed: 0. Refused: 0.');

  await site.ask(async (browser) => {
    const { body } = await search('quayside tram')(browser);
    expect(body.data.positions).toMatchObject([{ name: 'Tram Driver', department: expect.anything() }]);
    const [found] = body.data.positions;
    const details = await browser.get(`/api/pcsx/position_details?position_id=${found?.id}`);
    expect(details.body.data).toMatchObject({
      efcustomTextEmploymentType: ['Full-time'],
      jobDescription: expect.stringContaining('quayside'),
      positionUserActions: { applyAction: { status: 'apply', applyUrl: expect.stringMatching(/^https:/) } },
    });
    expect(details.text).not.toContain('alert(1)');
    expect((await search('timetabel anlyst')(browser)).body.data).toMatchObject({ count: 1 });
  });
});

test('SEARCH-05 the same feed again changes nothing, and is not noted', async () => {
  const site = await openSite();
  const words = ['--format', 'greenhouse', path.join(feeds, 'greenhouse.json')];
  for (const outcome of ['Taken: 2. Changed: 0. Unchanged: 0.', 'Taken: 0. Changed: 0. Unchanged: 2.'])
    expect((await site.import(...words)).output).toContain(outcome);
  expect(await site.actions()).toMatchObject([
    { accountId: null, action: 'jobs.import', detail: { taken: 2, changed: 0, closed: 0 } },
  ]);
});

test('a trial tells what would change, and changes nothing', async () => {
  const site = await openSite();
  const trial = await site.import('--dry-run', '--format', 'lever', path.join(feeds, 'lever.json'));
  expect(trial.output).toContain('Nothing was changed; without --dry-run it would be:\nTaken: 2.');
  expect((await site.ask(search('tram'))).body.data.count).toBe(0);
  expect(await site.actions()).toEqual([]);
});

/** A CSV that takes seconds to import. */
async function longFeed(folder: string): Promise<string> {
  const rows = Array.from(
    { length: 20_000 },
    (_, index) => `${index},Tram Driver ${index},2026-10-01,${'Along the quayside and back. '.repeat(20)}`,
  );
  const target = path.join(folder, 'long.csv');
  await writeFile(target, `id,title,posted,description\n${rows.join('\n')}\n`);
  return target;
}

test.for([
  ['SIGINT', { code: 130, signal: null, errors: 'Stopped: nothing was changed.\n' }],
  ['SIGKILL', { code: null, signal: 'SIGKILL', errors: '' }],
] as const)('an import that %s ends in the middle leaves nothing', async ([signal, ending]) => {
  const site = await openSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-feed-'));
  try {
    const child = site.start('--format', 'csv', await longFeed(folder));
    const errors = text(child.stderr);
    for await (const output of child.stdout)
      if (String(output).includes('Read: ')) {
        child.kill(signal);
        break;
      }
    const [code, by] = await once(child, 'exit');
    expect({ code, signal: by, errors: await errors }).toEqual(ending);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  expect((await site.ask(search('tram'))).body.data.count).toBe(0);
  expect((await site.import('--format', 'lever', path.join(feeds, 'lever.json'))).output).toContain(
    'Taken: 2.',
  );
});

test('an import whose connection breaks ends with one sentence, and has changed nothing', async () => {
  const site = await openSite();
  const folder = await mkdtemp(path.join(tmpdir(), 'portico-feed-'));
  const other = new Client({ connectionString: site.url });
  await other.connect();
  try {
    const child = site.start('--format', 'csv', await longFeed(folder));
    const errors = text(child.stderr);
    for await (const output of child.stdout)
      if (String(output).includes('Read: ')) {
        await other.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        );
        break;
      }
    const [code] = await once(child, 'exit');
    expect(await errors).toMatch(/^(?:The connection to the database broke|The database refused)[^\n]+\.\n$/);
    expect(code).toBe(1);
  } finally {
    await other.end();
    await rm(folder, { recursive: true, force: true });
  }
  expect((await site.ask(search('tram'))).body.data.count).toBe(0);
});

test('of two imports at once, one waits for the other', async () => {
  const site = await openSite();
  const words = ['--format', 'greenhouse', path.join(feeds, 'greenhouse.json')];
  const both = await Promise.all([site.import(...words), site.import(...words)]);
  const outcomes = both.map(({ output }) => output.split('\n').findLast((line) => line.startsWith('Taken')));
  expect(outcomes.toSorted()).toEqual([
    'Taken: 0. Changed: 0. Unchanged: 2. Closed: 0. Refused: 0.',
    'Taken: 2. Changed: 0. Unchanged: 0. Closed: 0. Refused: 0.',
  ]);
  expect((await site.ask(search('tram'))).body.data.count).toBe(1);
});

test('a running server finds new jobs at once', async () => {
  const server = await startServer([{ domain }]);
  try {
    const browser = server.browser(domain);
    expect((await search('tram')(browser)).body.data.count).toBe(0);
    const result = await runImport(server.environment, [
      '--format',
      'greenhouse',
      path.join(feeds, 'greenhouse.json'),
    ]);
    const found = (await search('tram')(browser)).body.data.count;
    expect({ code: result.code, errors: result.errors, found }).toEqual({ code: 0, errors: '', found: 1 });
  } finally {
    await server.close();
  }
});
