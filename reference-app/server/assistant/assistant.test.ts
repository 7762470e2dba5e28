import * as fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { assistantAction, type AssistantAnswer } from '../../contract/assistant.ts';
import type { EmployerConfigInput } from '../../contract/employer-config.ts';
import { seed, tries } from '../../../tests/random.ts';
import { apply } from '../../../tests/server/applying.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { anOffer, giveOffer } from '../../../tests/server/offers.ts';
import { aPosting } from '../../../tests/server/postings.ts';

const address = '/api/pcsx/assistant';
const ours = 'ours.example';
const bare = 'bare.example';
const off = 'off.example';
const config: EmployerConfigInput = {
  pcsxConfig: { branding: { companyName: 'Example Hospitals' }, jobCartConfig: { enabled: true } },
  supportedLanguages: ['en-US', 'ar'],
  chatbotxConfig: { enabled: true },
};
const accounts = [{ email: 'ada@x.example' }, { email: 'bob@x.example' }];
const postings = () => [
  aPosting({
    title: 'Night Nurse',
    department: 'Nursing',
    places: [{ name: 'Rotterdam, Netherlands', latitude: 51.9, longitude: 4.5 }],
  }),
  aPosting({
    title: 'Nurse',
    department: 'Nursing',
    places: [{ name: 'Utrecht, Netherlands', latitude: 52.1, longitude: 5.1 }],
  }),
  aPosting({ title: 'Clerk', department: 'Finance', places: [{ name: 'Utrecht, Netherlands' }] }),
];

let clock = Date.UTC(2026, 2, 10, 9);
let server: TestServer;
let ada: Browser;
let visitor: Browser;
beforeAll(async () => {
  server = await startServer(
    [
      { domain: ours, config, accounts, postings: postings() },
      {
        domain: bare,
        config: {
          chatbotxConfig: {
            enabled: true,
            featureAccessFlags: {
              search: false,
              navigate: false,
              jobCart: false,
              resume: false,
              profile: false,
            },
          },
        },
        accounts,
        postings: postings(),
      },
      { domain: off, accounts, postings: postings() },
    ],
    { now: () => clock },
  );
  ada = server.browser(ours);
  await ada.logIn('ada@x.example');
  visitor = server.browser(ours);
});
afterAll(() => server.close());
beforeEach(() => {
  clock += 61_000;
});

const send = (browser: Browser, body: object) => browser.write<AssistantAnswer>('POST', address, { body });
async function ask(browser: Browser, message: string, more: object = {}) {
  const { status, body } = await send(browser, { message, ...more });
  expect(status).toBe(200);
  return body.data;
}

describe('SHELL-05 looking for jobs', () => {
  test.each([
    [
      'Find nurse jobs in Rotterdam',
      { query: 'nurse', location: 'Rotterdam, Netherlands' },
      'one job: Night Nurse',
    ],
    ['nurse', { query: 'nurse', location: '' }, '2 jobs'],
    ['jobs in the Nursing department', { query: '', filters: { department: ['Nursing'] } }, '2 jobs'],
    ['Show me jobs in Utrecht', { query: '', location: 'Utrecht, Netherlands' }, '2 jobs'],
    ['Ich suche Stellen als Nurse in Utrecht', { query: 'nurse' }, 'eine Stelle gefunden: Nurse'],
    ['Je cherche un poste de nurse à Utrecht', { query: 'nurse' }, 'J’ai trouvé un poste : Nurse'],
    ['Busco trabajo de nurse en Utrecht', { query: 'nurse' }, 'He encontrado un empleo: Nurse'],
    ['أبحث عن وظائف nurse', { query: 'nurse' }, 'وجدت'],
  ])('SHELL-05 “%s” changes the search and says what it found', async (message, search, said) => {
    const { text, actions, isUnderstood } = await ask(visitor, message);
    expect(isUnderstood).toBe(true);
    expect(actions).toMatchObject([{ type: 'update_search', ...search }]);
    expect(text).toContain(said);
  });

  test('SHELL-05 nothing found is said, and the search stays', async () => {
    expect(await ask(visitor, 'Find astronaut jobs')).toMatchObject({
      text: 'I found no job like that. Try fewer words, or another place.',
      actions: [],
    });
  });

  test('SHELL-05 what it does not understand it says', async () => {
    const { text, actions, isUnderstood } = await ask(visitor, 'The moon is made of green cheese');
    expect([isUnderstood, actions]).toEqual([false, []]);
    expect(text).toContain('I did not understand that.');
  });
});

describe('SHELL-05 what is the candidate’s own', () => {
  test('SHELL-05 visitors are asked to log in', async () => {
    for (const message of ['my applications', 'my interviews', 'my offers', 'upload my cv', 'my profile'])
      expect(await ask(visitor, message)).toMatchObject({
        text: 'Please log in first, so that I can see what is yours.',
        actions: [{ type: 'navigate', path: '/careers/login' }],
      });
  });

  test('SHELL-05 applications and offers are one’s own, and nobody else’s', async () => {
    const bob = server.browser(ours);
    await bob.logIn('bob@x.example');
    expect((await apply(bob, '2', { answers: {} })).status).toBe(201);
    await giveOffer(server, { domain: ours, email: 'bob@x.example', offer: anOffer() });
    clock += 61_000;
    expect((await ask(bob, 'What is the status of my application?')).text).toBe(
      'Your running applications: Nurse (received).',
    );
    expect((await ask(bob, 'Wie ist der Stand meiner Bewerbung?')).text).toBe(
      'Ihre laufenden Bewerbungen: Nurse (eingegangen).',
    );
    expect((await ask(bob, 'my offers')).text).toBe('Your offers: Nurse (waiting for your answer).');
    for (const positionName of ['Cook', 'Clerk', 'Porter'])
      await giveOffer(server, {
        domain: ours,
        email: 'bob@x.example',
        offer: anOffer({ positionName, status: 'Declined', updatedAt: new Date(clock) }),
      });
    const { text } = await ask(bob, 'Habe ich Angebote?');
    expect(text).toMatch(/^Ihre Angebote: Nurse \(wartet auf Ihre Antwort\), .* und 1 weitere\.$/);
    expect((await ask(ada, 'my applications')).text).toBe('You have no running applications.');
    expect((await ask(ada, 'my offers')).text).toBe('You have no offers.');
    expect((await ask(ada, 'my interviews')).text).toBe('You have no interviews ahead.');
  });

  test('SHELL-05 what changes something is left to the page to do', async () => {
    expect((await ask(ada, 'upload my cv')).actions).toEqual([{ type: 'upload_resume' }]);
    expect((await ask(ada, 'delete my cv')).actions).toEqual([{ type: 'remove_resume' }]);
    expect((await ask(ada, 'change my profile')).actions).toMatchObject([{ type: 'update_profile' }]);
    const page = { path: '/careers/job/2', position_id: 2 };
    expect((await ask(ada, 'add to cart', { page })).actions).toEqual([
      { type: 'add_to_cart', position_ids: [2] },
    ]);
    expect((await ask(ada, 'remove it from the cart', { page })).actions).toEqual([
      { type: 'remove_from_cart', position_ids: [2] },
    ]);
    expect((await ask(ada, 'add to cart')).text).toBe('Open the job first, then ask me again.');
    expect((await ask(ada, 'what is in my cart')).text).toBe('Your job cart is empty.');
  });

  test('SHELL-05 on a job it opens its application', async () => {
    const page = { path: '/careers/job/2', position_id: 2 };
    expect((await ask(visitor, 'how do I apply', { page })).actions).toEqual([
      { type: 'navigate', path: '/careers/apply?pid=2' },
    ]);
  });

  test('SHELL-05 the language of the page is changed where the site has it', async () => {
    const page = { path: '/careers/job/2?x=1' };
    expect((await ask(visitor, 'show this in Arabic', { page })).actions).toEqual([
      { type: 'navigate', path: '/careers/job/2?hl=ar' },
    ]);
    expect((await ask(visitor, 'which languages are there?')).text).toBe(
      'This site speaks: English and Arabic.',
    );
    const evil = await ask(visitor, 'in arabic', { page: { path: 'https://evil.example/' } });
    expect(evil.actions).toEqual([{ type: 'navigate', path: '/careers?hl=ar' }]);
  });
});

describe('CONFIG-02 what the employer has switched off', () => {
  test('CONFIG-02 without an assistant nobody is answered', async () => {
    const { status, body } = await send(server.browser(off), { message: 'hi' });
    expect([status, body.message]).toEqual([403, 'This employer has no assistant.']);
  });

  test('CONFIG-02 each feature that is off leaves its actions out', async () => {
    const browser = server.browser(bare);
    await browser.logIn('ada@x.example');
    const page = { path: '/careers/job/2', position_id: 2 };
    for (const message of ['find nurse jobs', 'how do I apply', 'in arabic'])
      expect((await ask(browser, message, { page })).actions).toEqual([]);
    for (const message of ['upload my cv', 'delete my cv', 'my profile'])
      expect(await ask(browser, message)).toMatchObject({
        text: 'I may not do that on this site.',
        actions: [],
      });
    expect((await ask(browser, 'add to cart', { page })).text).toBe('This site has no job cart.');
  });
});

describe('SHELL-05 what comes in', () => {
  test.each([
    [{}, 'message'],
    [{ message: ' ' }, 'message'],
    [{ message: 'x'.repeat(1_001) }, 'message'],
    [{ message: 'hi', page: { position_id: 'x' } }, 'page.position_id'],
    [{ message: 'hi', history: [{ role: 'system', text: 'x' }] }, 'history.0.role'],
  ])('SHELL-05 the body %j is refused by the name of its field', async (body, field) => {
    const answer = await send(visitor, body);
    expect([answer.status, Object.keys(answer.body.validationErrors ?? {})]).toEqual([400, [field]]);
  });

  test('SHELL-05 one cannot ask without end', async () => {
    const statuses = [];
    for (let index = 0; index < 22; index += 1) statuses.push((await send(ada, { message: 'hi' })).status);
    expect(statuses.filter((status) => status === 200)).toHaveLength(20);
    const { status, headers } = await send(ada, { message: 'hi' });
    expect([status, headers['retry-after']]).toEqual([429, '60']);
    // others go on
    expect((await send(visitor, { message: 'hi' })).status).toBe(200);
  });

  test('SHELL-05 no message, however hostile, leads anywhere but to the actions of the contract', async () => {
    const word = fc.constantFrom(
      'find',
      'jobs',
      'in',
      'add to cart',
      'arabic',
      'في',
      'à',
      '*',
      '(.*)+',
      '\\',
      '../..',
      '<b>',
      '{list}',
      '__proto__',
      '%00',
      '\u202E',
      "' or 1=1 --",
      'https://evil.example',
      '9'.repeat(50),
    );
    const message = fc.oneof(
      fc.array(word, { minLength: 1, maxLength: 12 }).map((words) => words.join(' ')),
      fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    );
    const path = fc.constantFrom(
      '/careers/job/1',
      'https://evil.example',
      '/careers/logout',
      '//x',
      '/careers/../x',
    );
    await fc.assert(
      fc.asyncProperty(message, path, async (text, where) => {
        clock += 61_000;
        const { status, body } = await send(ada, { message: text, page: { path: where, position_id: 1 } });
        expect([200, 400]).toContain(status);
        const { actions = [] } = status === 200 ? body.data : {};
        expect(actions.map((action) => assistantAction.parse(action))).toEqual(actions);
      }),
      { numRuns: tries(300), seed },
    );
  });

  test('SHELL-05 what is asked is in no log', () => {
    expect(JSON.stringify(server.logged)).not.toMatch(/astronaut|green cheese/);
  });
});
