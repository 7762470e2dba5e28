import { hash } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { apply, askingConfig } from '../../../tests/server/applying.ts';
import { candidatePages } from '../../../tests/server/demo-accounts.ts';
import {
  accountIn,
  password,
  startServer,
  type Browser,
  type TestServer,
} from '../../../tests/server/harness.ts';
import { aLetter, anOffer, giveOffer } from '../../../tests/server/offers.ts';
import { aPosting } from '../../../tests/server/postings.ts';
import { linkIdentity } from '../accounts/sso/store.ts';
import { acrossEmployers } from '../database/across-employers.ts';
import { checkEvidence } from '../offers/evidence/check.ts';
import { seedCandidate } from '../seed-candidate.ts';
import { saveBootstrapping } from '../onboarding/store.ts';
import { eraseCandidate } from './erase.ts';
import { personalData, type TableName } from './personal-data.ts';
import { dataOf } from './store.ts';
import { eraseUnderAddress } from './under-address.ts';

const now = new Date('2026-03-10T12:00:00Z');
const ours = 'ours.example';
const theirs = 'theirs.example';
let server: TestServer;

const people = ['ada', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus', 'hal', 'ivy', 'jan', 'kim'].map(
  (name) => ({
    email: `${name}@mail.example`,
  }),
);
beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        config: {
          notificationsConfig: { savedSearchNotification: { enabled: true } },
          pcsxConfig: {
            jobCartConfig: { enabled: true },
            applyFormConfig: {
              questionnaires: [
                ...askingConfig.pcsxConfig!.applyFormConfig!.questionnaires!,
                { definition: { sections: [{ items: [{ name: 'diploma', type: 'fileUpload' }] }] } },
              ],
            },
          },
        },
        accounts: [...people, { email: 'admin@mail.example', roles: ['candidate', 'admin'] }],
        postings: [aPosting({ title: 'Nurse' }), aPosting({ title: 'Porter' })],
      },
      { domain: theirs, accounts: [{ email: 'ada@mail.example' }] },
    ],
    { now: () => now.getTime() },
  );
});
afterAll(() => server.close());

async function loggedIn(email: string, domain = ours): Promise<Browser> {
  const browser = server.browser(domain);
  expect((await browser.logIn(email)).status).toBe(200);
  return browser;
}
const remove = (browser: Browser, body: object = { password }) =>
  browser.write('POST', '/api/pcsx/delete_account', { body });
type MyData = { tables: Record<string, Record<string, unknown>[]> };
const myData = async (browser: Browser) => (await browser.get<MyData>('/api/pcsx/my_data')).body.data.tables;
/** All of it, but that somebody has logged in to ask. */
/** Without what looking leaves behind. */
const withoutSessions = (all: MyData['tables'][]) =>
  all.map((tables) => ({
    ...tables,
    session: [],
    audit_log: tables['audit_log']?.filter(({ action }) => action !== 'session.begin'),
  }));
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGNgYGBgAAAABQABh6FO1AAAAABJRU5ErkJggg==',
  'base64',
);
function formOf(fields: Record<string, string | File>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.append(name, value);
  return form;
}
const pdf = (text: string) => new File([`%PDF-1.4 ${text}`], 'signed.pdf');

/** Leaves something of a candidate in as many tables as pages can. */
async function leaveTraces(email: string): Promise<{ browser: Browser; accountId: number }> {
  const browser = await loggedIn(email);
  const accountId = await accountIn(server, { domain: ours, email });
  await seedCandidate(server.database, server.scopes[ours]!, {
    accountId,
    pages: candidatePages({ now, jobs: [{ id: 1, title: 'Nurse', department: 'Nursing' }] }),
  });
  const writes: [string, object][] = [
    ['/api/pcsx/profile_edit', { op_section: 'headline', operation: 'update', op_data: { value: 'Nurse' } }],
    ['/api/pcsx/job_cart', { pids: ['2'], operation: 'add' }],
    ['/api/pcsx/saved_searches', { search: 'query=nurse', name: 'Nurses' }],
    ['/api/pcsx/profile_avatar', formOf({ avatar: new File([png], 'me.png') })],
    [
      '/api/pcsx/upload_resume',
      formOf({
        resume_file_name: 'resume.txt',
        resume_content: `data:text/plain;base64,${Buffer.from(`Nurse, ${email}`).toString('base64')}`,
      }),
    ],
    ['/api/application/v2/answer_file?pids=1&question=diploma', formOf({ file: pdf('diploma') })],
  ];
  for (const [url, body] of writes)
    expect((await browser.write('POST', url, { body })).status, url).toSatisfy(
      (status) => status === 200 || status === 201,
    );
  expect((await browser.write('PUT', '/api/pcsx/positions/saved/2')).status).toBe(200);
  const draft = { position_ids: [2], profile: {}, answers: {} };
  expect((await browser.write('PUT', '/api/pcsx/draft_applications', { body: draft })).status).toBe(200);
  const identity = { issuer: 'https://id.example', subject: email, accountId, at: now };
  await linkIdentity(server.database, server.scopes[ours]!, identity);
  const form = new FormData();
  form.append('stringifiedProfile', JSON.stringify({ firstname: 'Ada', lastname: 'Example', email }));
  form.append('stringifiedQuestions', JSON.stringify({ why: 'I like people.' }));
  form.append('resume', pdf(`resume of ${email}`), 'resume.pdf');
  expect((await browser.write('POST', '/api/application/v2/submit?pids=1', { body: form })).status).toBe(201);
  const given = await giveOffer(server, {
    domain: ours,
    email,
    offer: anOffer({ documents: [{ letter: await aLetter(email) }] }),
  });
  const signed = new FormData();
  signed.append('signed_document_file', pdf(`by hand, ${email}`));
  expect(
    (await browser.write('POST', `/api/offer/offers/${given.encId}/accept`, { body: signed })).status,
  ).toBe(200);
  return { browser, accountId };
}

/** Everything in the database as text, but what other tests have left. */
async function wholeDatabase(): Promise<string> {
  const { rows } = await sql<{ name: string }>`select table_name as name from information_schema.tables
    where table_schema = 'public'`.execute(acrossEmployers(server.database));
  const texts = [];
  for (const { name } of rows) {
    // files as hex
    const { rows: found } = await sql<{
      text: string;
    }>`select a_row::text as text from ${sql.table(name)} a_row`.execute(acrossEmployers(server.database));
    texts.push(...found.map(({ text }) => text));
  }
  return texts.join('\n');
}

describe('SETTINGS-01 a candidate takes their data away', () => {
  test('with a row of every table that they have left something in, and nobody else’s', async () => {
    const { browser } = await leaveTraces('ada@mail.example');
    await leaveTraces('bob@mail.example');
    const tables = await myData(browser);
    expect(Object.keys(tables).toSorted()).toEqual(
      Object.keys(personalData)
        .filter((name) => personalData[name as TableName])
        .toSorted(),
    );
    const filled = Object.keys(tables).filter((name) => tables[name]!.length > 0);
    expect(filled).toEqual(
      expect.arrayContaining([
        'account',
        'session',
        'sso_identity',
        'candidate_profile',
        'candidate_avatar',
        'candidate_resume',
        'applicant',
        'application',
        'application_event',
        'application_resume',
        'answer_file',
        'draft_application',
        'saved_position',
        'saved_search',
        'job_cart',
        'job_cart_item',
        'notification',
        'nudge',
        'interview',
        'candidate_event',
        'candidate_form',
        'referral',
        'offer',
        'offer_document',
        'offer_file',
        'signature_evidence',
        'audit_log',
      ]),
    );
    expect(tables.account).toEqual([expect.objectContaining({ email: 'ada@mail.example' })]);
    expect(JSON.stringify(tables)).not.toContain('bob@mail.example');
  });

  test('without what only proves who they are', async () => {
    const browser = await loggedIn('ada@mail.example');
    const tables = await myData(browser);
    expect(Object.keys(tables.account![0]!)).not.toContain('password_hash');
    expect(Object.keys(tables.session![0]!)).not.toContain('token_hash');
    expect(JSON.stringify(tables)).not.toContain('argon2');
  });

  test('and each of their files, as an attachment', async () => {
    const browser = await loggedIn('ada@mail.example');
    const { application_resume, offer_file } = await myData(browser);
    for (const row of [...application_resume!, ...offer_file!]) {
      const { url } = row.bytes as { url: string };
      const { status, headers } = await browser.get(url);
      expect(status).toBe(200);
      expect(headers['content-disposition']).toMatch(/^attachment; /);
      expect(headers['x-content-type-options']).toBe('nosniff');
    }
    expect(application_resume).toHaveLength(1);
    const told = application_resume![0]!.bytes as { bytes: number; sha256: string; url: string };
    const { text } = await browser.get(told.url);
    expect(text).toBe('%PDF-1.4 resume of ada@mail.example');
    expect(told).toMatchObject({
      bytes: text.length,
      sha256: hash('sha256', text),
    });
    expect(offer_file).toHaveLength(2);
  });

  test('but no file of another candidate, of another employer’s, or of no table', async () => {
    const ada = await loggedIn('ada@mail.example');
    const bob = await loggedIn('bob@mail.example');
    const stranger = await loggedIn('ada@mail.example', theirs);
    const [row] = (await myData(ada)).application_resume!;
    const { url } = row!.bytes as { url: string };
    for (const browser of [bob, stranger]) expect((await browser.get(url)).status).toBe(404);
    for (const path of ['job/x', 'account/x', 'toString/x', `application_resume/${'0'.repeat(64)}`])
      expect((await ada.get(`/api/pcsx/my_data/${path}`)).status).toBe(404);
  });
});

describe('SETTINGS-01 every table with a key of a candidate', () => {
  test('is in the list of what is theirs', async () => {
    const { rows } = await sql<{
      name: string;
    }>`select distinct table_name as name from information_schema.columns
      where table_schema = 'public' and column_name in ('account_id', 'applicant_id', 'application_id', 'offer_id')`.execute(
      acrossEmployers(server.database),
    );
    const missing = rows.map(({ name }) => name).filter((name) => !personalData[name as TableName]);
    expect(rows.length).toBeGreaterThan(15);
    expect(missing).toEqual([]);
  });

  test('loses its rows with the account, unless the deletion sees to them', async () => {
    const { rows } = await sql<{ child: string; parent: string; cascades: boolean }>`
      select child.relname as child, parent.relname as parent, confdeltype = 'c' as cascades
      from pg_constraint
      join pg_class child on child.oid = conrelid join pg_class parent on parent.oid = confrelid
      where contype = 'f'`.execute(acrossEmployers(server.database));
    const goesWith = new Set(['account']);
    for (let before = 0; before < goesWith.size;) {
      before = goesWith.size;
      for (const { child, parent, cascades } of rows)
        if (cascades && goesWith.has(parent)) goesWith.add(child);
    }
    const promised = Object.entries(personalData).flatMap(([name, holding]) =>
      holding?.ends === 'with the account' ? [name] : [],
    );
    expect(promised.filter((name) => !goesWith.has(name))).toEqual([]);
  });
});

describe('SETTINGS-01 a candidate deletes their account', () => {
  test('and nothing in the database names them, while the evidence still holds', async () => {
    const email = 'carol@mail.example';
    const { browser, accountId } = await leaveTraces(email);
    await server.background.drain();
    // mails that are not on their way yet, and what they ask for
    for (const call of ['code', 'reset'])
      expect((await browser.write('POST', `/api/pcsx/auth/${call}`, { body: { email } })).status).toBe(200);
    const scope = server.scopes[ours]!;
    const { links, files } = await checkEvidence(server.database, scope);
    const hex = Buffer.from(email).toString('hex');
    const before = await wholeDatabase();
    expect([before.includes(email), before.includes(hex)]).toEqual([true, true]);

    const { status, body } = await remove(browser);
    expect(status).toBe(200);
    expect(body.data).toEqual({ isDeleted: true });
    const left = await wholeDatabase();
    expect(left).not.toContain('carol');
    expect(left).not.toContain(hex);
    const rows = await dataOf(server.database, scope, accountId);
    expect([...rows].filter(([, { length }]) => length > 0).map(([table]) => table)).toEqual([
      'signature_evidence',
      'audit_log',
    ]);
    expect(rows.get('signature_evidence')!.map(({ kind, signer }) => [kind, signer])).toEqual([
      ['uploaded file', null],
      ['erasure', null],
    ]);
    // the letter, what was handed in, and what was sealed
    expect(await checkEvidence(server.database, scope)).toEqual({
      links: links + 1,
      files: files - 3,
      erasedFiles: 3,
      faults: [],
    });
    expect((await browser.get('/api/pcsx/my_data')).status).toBe(401);
    expect((await server.browser(ours).logIn(email)).status).toBe(401);
  });

  test('keeps of what they did that it was done, without words', async () => {
    const { accountId } = await leaveTraces('dan@mail.example');
    const scope = server.scopes[ours]!;
    await eraseCandidate(server.database, scope, { candidate: { accountId }, at: now });
    const logged = (await dataOf(server.database, scope, accountId)).get('audit_log')!;
    expect(logged.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['application.submit', 'offer.accept', 'candidate.erase']),
    );
    for (const { detail } of logged)
      for (const value of Object.values(detail as object)) expect(typeof value).toBe('number');
  });

  test('leaves other candidates, and the same person at another employer, as they were', async () => {
    const { accountId } = await leaveTraces('eve@mail.example');
    const others = async () => [
      await myData(await loggedIn('bob@mail.example')),
      await myData(await loggedIn('ada@mail.example', theirs)),
    ];
    const before = withoutSessions(await others());
    await eraseCandidate(server.database, server.scopes[theirs]!, { candidate: { accountId: 999 }, at: now });
    await eraseCandidate(server.database, server.scopes[ours]!, { candidate: { accountId }, at: now });
    expect(withoutSessions(await others())).toEqual(before);
  });

  test('only with their password, and not for ever by trying', async () => {
    const browser = await loggedIn('fay@mail.example');
    const wrong = await remove(browser, { password: 'guess' });
    expect(wrong.status).toBe(400);
    expect(wrong.body.validationErrors).toEqual({ password: 'The password is not right.' });
    expect((await remove(browser, {})).body.validationErrors).toHaveProperty('password');
    const tries = [];
    for (let count = 0; count < 20; count += 1)
      tries.push((await remove(browser, { password: 'guess' })).status);
    expect(tries.at(-1)).toBe(429);
    expect((await browser.get('/api/pcsx/my_data')).status).toBe(200);
  });

  test('once, when two pages ask at the same time', async () => {
    const browser = await loggedIn('gus@mail.example');
    const accountId = await accountIn(server, { domain: ours, email: 'gus@mail.example' });
    const answers = await Promise.all([remove(browser), remove(browser)]);
    expect(answers.map(({ status }) => status).toSorted()[0]).toBe(200);
    for (const { status } of answers) expect([200, 400, 401]).toContain(status);
    const logged = (await dataOf(server.database, server.scopes[ours]!, accountId)).get('audit_log')!;
    expect(logged.filter(({ action }) => action === 'candidate.erase')).toHaveLength(1);
  });

  test('unless they are the last admin', async () => {
    const browser = await loggedIn('admin@mail.example');
    const { status, body } = await remove(browser);
    expect(status).toBe(409);
    expect(body.message).toContain('last admin');
    expect((await browser.get('/api/pcsx/my_data')).status).toBe(200);
  });

  test('and with it what anybody sent logged out under its e-mail, which they could see the day of', async () => {
    const email = 'ivy@mail.example';
    const sent = { profile: { firstname: 'Ivo', lastname: 'Mistyped', email: 'IVY@mail.example' } };
    expect((await apply(server.browser(ours), '1', sent)).status).toBe(201);
    const browser = await loggedIn(email);
    const { body, text } = await browser.get<{ sentLoggedOut: object[] }>('/api/pcsx/my_data');
    expect(body.data.sentLoggedOut).toEqual([
      { position: 'Nurse', status: 'submitted', submitted_at: now.toISOString() },
    ]);
    expect(text).not.toContain('Mistyped');
    expect((await remove(browser)).status).toBe(200);
    expect(await wholeDatabase()).not.toMatch(/ivy@|Mistyped/i);
  });

  test('but nobody’s absence erases what was sent under their e-mail', async () => {
    const email = 'jan@mail.example';
    await apply(server.browser(ours), '1', { profile: { firstname: 'Jan', lastname: 'Back', email } });
    const accountId = await accountIn(server, { domain: ours, email });
    const scope = server.scopes[ours]!;
    await eraseCandidate(server.database, scope, { candidate: { accountId }, at: now });
    expect(await wholeDatabase()).toContain('Back');
    // as an operator does
    expect(await eraseUnderAddress(server.database, scope, { email, at: now })).toBe(1);
    expect(await wholeDatabase()).not.toContain(email);
  });

  test('as a visitor who has applied, by the number of the applicant', async () => {
    const visitor = server.browser(ours);
    const email = 'visitor@mail.example';
    const sent = await apply(visitor, '1', { profile: { firstname: 'V', lastname: 'Isitor', email } });
    expect(sent.status).toBe(201);
    const { rows } = await sql<{
      id: number;
    }>`select max(id) as id from applicant where account_id is null`.execute(
      acrossEmployers(server.database),
    );
    const candidate = { applicantId: rows[0]!.id };
    const scope = server.scopes[ours]!;
    expect(await eraseCandidate(server.database, scope, { candidate, at: now })).toBe(true);
    expect(await eraseCandidate(server.database, scope, { candidate, at: now })).toBe(false);
    expect(await wholeDatabase()).not.toContain(email);
  });
});

test('AUTH-01 whoever writes while their account is being deleted is asked to log in', async () => {
  const browser = await loggedIn('hal@mail.example');
  // the account goes after its session was found, and before its row is written
  await server.database.statement(`create function account_goes() returns trigger language plpgsql as
    $$ begin delete from account where group_id = new.group_id and id = new.account_id; return new; end $$`);
  await server.database.statement(
    'create trigger account_goes before insert on saved_position for each row execute function account_goes()',
  );
  const { status } = await browser.write('PUT', '/api/pcsx/positions/saved/2');
  await server.database.statement('drop trigger account_goes on saved_position');
  expect(status).toBe(401);
  const answered = saveBootstrapping(server.database, server.scopes[ours]!, {
    accountId: 1_000_000,
    at: now,
    answers: {},
    files: [],
    submit: true,
  });
  await expect(answered).rejects.toMatchObject({ status: 401 });
});
