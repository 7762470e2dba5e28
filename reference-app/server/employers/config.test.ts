import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { Configuration, ConfigVersions } from '../../contract/config.ts';
import type { PositionDetails } from '../../contract/positions.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';
import { listActions } from '../audit/store.ts';

const address = '/api/pcsx/config';
/** Each test has an employer of its own. */
const domains = Array.from({ length: 30 }, (_, index) => `employer${index}.example`);
const given = { pcsxConfig: { branding: { companyName: 'Ours', tagline: 'Before' } } };
const pay = { currency: 'EUR', minimum: 40_000, maximum: 50_000, period: 'year' as const };

let server: TestServer;
let admin: Browser;
let domain: string;
beforeAll(async () => {
  server = await startServer(
    domains.map((name) => ({
      domain: name,
      config: given,
      accounts: [{ email: 'admin@x.example', roles: ['candidate', 'admin'] }, { email: 'ada@x.example' }],
      postings: [aPosting({ pay })],
    })),
  );
});
afterAll(() => server.close());
beforeEach(async () => {
  domain = domains.pop()!;
  admin = server.browser(domain);
  await admin.logIn('admin@x.example');
});

const read = async () => (await admin.get<Configuration>(address)).body.data;
const write = (config: object, { base = '*', note = '' } = {}) =>
  admin.write<Configuration>('PUT', address, { body: { config, note }, headers: { 'if-match': base } });
const restore = (revision: unknown, base = '*') =>
  admin.write<Configuration>('POST', `${address}/restore`, {
    body: { revision },
    headers: { 'if-match': base },
  });
const versions = async () => (await admin.get<ConfigVersions>(`${address}/versions`)).body.data.versions;
const tagged = (tagline: string) => ({ pcsxConfig: { branding: { tagline } } });
const taglineOf = async (browser: Browser) =>
  (await browser.get<{ pcsxConfig: { branding: { tagline: string } } }>('/api/pcsx/overrides?position_id=1'))
    .body.data.pcsxConfig.branding.tagline;

describe('CONFIG-03 an admin changes the configuration', () => {
  test('CONFIG-03 it is read as it was written, and shows on the next page', async () => {
    const first = await admin.get<Configuration>(address);
    expect(first.headers.etag).toBe('"1"');
    expect(first.body.data).toEqual({ revision: 1, config: given, broken: [] });
    const saved = await write(tagged('After'), { base: '"1"', note: 'New words' });
    expect([saved.status, saved.headers.etag]).toEqual([200, '"2"']);
    expect(await read()).toEqual({ revision: 2, config: tagged('After'), broken: [] });
    expect(await taglineOf(server.browser(domain))).toBe('After');
  });

  test('CONFIG-03 another employer’s configuration stays what it is', async () => {
    await write(tagged('After'));
    expect(await taglineOf(server.browser(domains[0]))).toBe('Before');
    const elsewhere = server.browser(domains[0]);
    for (const [name, value] of admin.cookies) elsewhere.cookies.set(name, value);
    expect((await elsewhere.get(address)).status).toBe(401);
  });

  test('CONFIG-03 every value that cannot be used is named, and nothing is written', async () => {
    const refused = await write({
      pcsxConfig: {
        branding: { companyName: 7, taglin: 'x' },
        searchConfig: {
          smartFilters: [{ name: 'skill' }, { name: 'nope' }, { name: 'recent', type: 'single_select' }],
          allFilters: [{ name: 'work_location_option', allowFreeText: true }],
        },
        overrides: { 1: { jobCartConfig: { enabled: 'yes' }, jobCart: true }, nurse: {} },
      },
      supportedLanguages: [],
      surprise: true,
    });
    expect(refused.status).toBe(400);
    expect(Object.keys(refused.body.validationErrors ?? {}).toSorted()).toEqual([
      'pcsxConfig.branding.companyName',
      'pcsxConfig.branding.taglin',
      'pcsxConfig.overrides.1.jobCart',
      'pcsxConfig.overrides.1.jobCartConfig.enabled',
      'pcsxConfig.overrides.nurse',
      'pcsxConfig.searchConfig.allFilters.0.allowFreeText',
      'pcsxConfig.searchConfig.smartFilters.1.name',
      'pcsxConfig.searchConfig.smartFilters.2.type',
      'supportedLanguages',
      'surprise',
    ]);
    expect((await read()).revision).toBe(1);
  });

  test.each([
    [{}, 'config'],
    [{ config: [] }, 'config'],
    [{ config: 'x' }, 'config'],
    [{ config: {}, note: 'x'.repeat(501) }, 'note'],
  ])('CONFIG-03 the body %j is refused by the name of its field', async (body, field) => {
    const { status, body: answer } = await admin.write('PUT', address, {
      body,
      headers: { 'if-match': '*' },
    });
    expect([status, Object.keys(answer.validationErrors ?? {})]).toEqual([400, [field]]);
  });

  test('CONFIG-03 what is nested deeper than any form is refused', async () => {
    const deep = `${'{"a":'.repeat(5_000)}1${'}'.repeat(5_000)}`;
    const { status } = await admin.write('PUT', address, {
      body: `{"config":{"pcsxConfig":{"overrides":{"1":${deep}}}}}`,
      headers: { 'if-match': '*', 'content-type': 'application/json' },
    });
    expect(status).toBe(400);
  });

  test('CONFIG-03 a change that another has overtaken is refused with what stands now', async () => {
    await write(tagged('Theirs'), { base: '"1"' });
    const late = await write(tagged('Mine'), { base: '"1"' });
    expect([late.status, late.headers.etag]).toEqual([412, '"2"']);
    expect(late.body.data).toEqual({ theirs: { revision: 2, config: tagged('Theirs'), broken: [] } });
    for (const [base, status] of [
      ['x', 400],
      ['', 400],
    ] as const)
      expect((await write(tagged('Mine'), { base })).status).toBe(status);
    expect((await admin.write('PUT', address, { body: { config: {} } })).status).toBe(428);
  });

  test('CONFIG-03 the same again changes nothing, also when its answer was lost', async () => {
    await write(tagged('After'), { base: '"1"' });
    const again = await write(tagged('After'), { base: '"1"' });
    expect([again.status, again.body.data.revision]).toEqual([200, 2]);
    expect(await versions()).toHaveLength(2);
  });

  test('CONFIG-03 of two changes at once one is written and the other is told', async () => {
    const answers = await Promise.all(
      ['One', 'Two', 'Three'].map((tagline) => write(tagged(tagline), { base: '"1"' })),
    );
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 412, 412]);
    expect((await read()).revision).toBe(2);
  });

  test('CONFIG-03 the history says who changed what and why, and an earlier version comes back', async () => {
    await write(tagged('Second'), { note: 'Because' });
    await write(tagged('Third'));
    const listed = await versions();
    expect(listed.map(({ revision, by, note }) => [revision, by, note])).toEqual([
      [3, 'Ada Example', ''],
      [2, 'Ada Example', 'Because'],
      [1, null, ''],
    ]);
    expect(listed.at(-1)?.changedAt).toBeNull();
    const restored = await restore(1, '"3"');
    expect(restored.body.data).toMatchObject({ revision: 4, config: given });
    expect(await taglineOf(server.browser(domain))).toBe('Before');
    expect((await restore(2, '"3"')).status).toBe(412);
    expect((await restore(99)).status).toBe(404);
    expect((await restore('x')).status).toBe(400);
    const actions = await listActions(server.database, server.scopes[domain]!, 10);
    const changes = actions.map(({ action }) => action).filter((action) => action.startsWith('config.'));
    expect(changes).toEqual(['config.restore', 'config.change', 'config.change']);
    expect(JSON.stringify(actions)).not.toContain('Second');
  });
});

test('CONFIG-03 a version is restored as it was, and what of it cannot be used is told', async () => {
  await write(tagged('After'));
  const original = { pcsxConfig: { branding: { tagline: 'First', companyName: 7 } }, ofAnOlderRelease: true };
  await forEmployer(server.database, server.scopes[domain]!)
    .updateTable('config_version')
    .set({ config: JSON.stringify(original) })
    .where('revision', '=', 1)
    .execute();
  const restored = await restore(1);
  expect(restored.status).toBe(200);
  expect(restored.body.data).toMatchObject({
    config: original,
    broken: [{ path: 'pcsxConfig.branding.companyName' }],
  });
  expect(await taglineOf(server.browser(domain))).toBe('First');
});

const payOf = async () =>
  (await admin.get<PositionDetails>('/api/pcsx/position_details?position_id=1')).body.data.pay;

test('CONFIG-01 with showPay off a job’s pay is sent to nobody, for all jobs or for one', async () => {
  expect(await payOf()).toEqual(pay);
  await write({ pcsxConfig: { positionDetailsConfig: { showPay: false } } });
  expect(await payOf()).toBeNull();
  await write({ pcsxConfig: { overrides: { 1: { positionDetailsConfig: { showPay: false } } } } });
  expect(await payOf()).toBeNull();
  await write({ pcsxConfig: { overrides: { 2: { positionDetailsConfig: { showPay: false } } } } });
  expect(await payOf()).toEqual(pay);
});

test('SHELL-12 what is broken in the database is told to admins, and its default stands', async () => {
  const broken = await startServer([
    {
      domain: 'broken.example',
      config: { pcsxConfig: { branding: { companyName: 7 as unknown as string, tagline: 'Ours' } } },
      accounts: [{ email: 'admin@x.example', roles: ['admin'] }],
      postings: [aPosting()],
    },
  ]);
  try {
    const browser = broken.browser('broken.example');
    await browser.logIn('admin@x.example');
    const { body } = await browser.get<Configuration>(address);
    expect(body.data.broken.map(({ path }) => path)).toEqual(['pcsxConfig.branding.companyName']);
    expect(await taglineOf(broken.browser('broken.example'))).toBe('Ours');
  } finally {
    await broken.close();
  }
});
