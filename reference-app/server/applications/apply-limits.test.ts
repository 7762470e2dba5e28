import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { ada, apply } from '../../../tests/server/applying.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting } from '../../../tests/server/postings.ts';

const ours = 'ours.example';
const hour = 60 * 60 * 1000;
let clock = Date.parse('2026-03-10T12:00:00Z');
let server: TestServer;

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        accounts: [{ email: 'ada@mail.example' }],
        postings: ['Nurse', 'Porter', 'Cook', 'Driver'].map((title) => aPosting({ title })),
      },
    ],
    {
      now: () => clock,
      limits: {
        applicationsPerAddress: { tries: 6, window: hour },
        applicationsPerApplicant: { tries: 2, window: hour },
      },
    },
  );
});
afterAll(() => server.close());
beforeEach(() => {
  clock += 2 * hour;
});

async function statuses(answers: readonly (() => ReturnType<typeof apply>)[]) {
  const all = [];
  for (const answer of answers) all.push((await answer()).status);
  return all;
}

const under = (email: string) => () => apply(server.browser(ours), '1', { profile: { ...ada, email } });

test('API-10 under one e-mail few applications are taken in an hour, from whichever browsers', async () => {
  const eve = [under('eve@mail.example'), under('Eve@Mail.example'), under('eve@mail.example')];
  expect(await statuses([...eve, under('ida@mail.example')])).toEqual([201, 201, 429, 201]);
  const refused = await under('eve@mail.example')();
  expect(refused.headers['retry-after']).toBe('3600');
  clock += hour;
  expect(await statuses(eve.slice(0, 1))).toEqual([201]);
});

test('API-10 of an account its own are counted: others may write down its e-mail', async () => {
  for (const pid of ['1', '2']) await apply(server.browser(ours), pid);
  const candidate = server.browser(ours);
  await candidate.logIn('ada@mail.example');
  const send = (pid: string) => () => apply(candidate, pid);
  expect(await statuses([send('1'), send('2'), send('3')])).toEqual([201, 201, 429]);
});

test('API-10 from one address all are counted, before a resume is read', async () => {
  const send = (count: number) => () => {
    const form = new FormData();
    form.append('stringifiedProfile', JSON.stringify({ ...ada, email: `${count}@mail.example` }));
    form.append('stringifiedQuestions', '{}');
    form.append('resume', new File(['Ada'], 'ada.txt'));
    return server
      .browser(ours)
      .write('POST', '/api/application/v2/submit?pids=1', { body: form }) as ReturnType<typeof apply>;
  };
  const sent = await statuses(Array.from({ length: 7 }, (_, count) => send(count)));
  expect(sent.slice(5)).toEqual([201, 429]);
  const text = { ...ada, email: 'text@mail.example' };
  expect((await apply(server.browser(ours), '1', { profile: text })).status).toBe(429);
});
