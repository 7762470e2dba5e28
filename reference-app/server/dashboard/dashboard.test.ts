import { afterAll, beforeAll, expect, test } from 'vitest';
import { accountIn, startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { addToDashboard, type NewDashboard, type NewInterview } from './write.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
const now = Date.UTC(2026, 4, 4, 8);
const hour = 60 * 60 * 1000;
const at = (hours: number) => new Date(now + hours * hour);
const parts = ['nudges', 'events', 'interviews', 'referrals'] as const;

let server: TestServer;
let ada: Browser;
beforeAll(async () => {
  server = await startServer(
    [
      { domain: ours, accounts: [{ email: 'ada@x.example' }, { email: 'grace@x.example' }] },
      { domain: theirs, accounts: [{ email: 'ada@x.example' }] },
    ],
    { now: () => now },
  );
  ada = await loggedIn(ours, 'ada@x.example');
});
afterAll(() => server.close());

async function loggedIn(domain: string, email: string): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(email);
  return browser;
}

const anInterview = (stated: Partial<NewInterview>): NewInterview => ({
  title: 'First talk',
  positionId: 12,
  kind: 'video',
  startsAt: at(24),
  durationMinutes: 45,
  timeZone: 'Europe/Amsterdam',
  place: '',
  link: 'https://meet.example/1',
  phoneNumber: '',
  interviewers: [{ name: 'Noor Bakker', role: 'Ward manager' }],
  isCancelled: false,
  ...stated,
});
const dashboard: NewDashboard = {
  nudges: [
    {
      kind: 'profile',
      title: 'Add a photo',
      text: 'So that we know you',
      link: '/careers/profile',
      linkLabel: 'Add',
      createdAt: at(-2),
    },
    {
      kind: 'form',
      title: 'A form waits',
      text: '',
      link: '/careers/forms',
      linkLabel: 'Open',
      createdAt: at(-1),
    },
  ],
  interviews: [
    anInterview({ title: 'Last week', startsAt: at(-168) }),
    anInterview({ title: 'Second', startsAt: at(48) }),
    anInterview({ title: 'Going on', startsAt: at(-0.5) }),
  ],
  events: [
    {
      title: 'Over',
      description: '',
      startsAt: at(-4),
      endsAt: at(-2),
      timeZone: 'UTC',
      place: 'Hall',
      link: '',
    },
    {
      title: 'Open evening',
      description: 'Come',
      startsAt: at(4),
      endsAt: at(6),
      timeZone: 'UTC',
      place: '',
      link: '/x',
    },
  ],
  referrals: [
    { name: 'Ida', positionId: 3, positionName: 'Nurse', status: 'applied', referredAt: at(-50) },
    { name: 'Ole', positionId: null, positionName: 'Porter', status: 'hired', referredAt: at(-10) },
  ],
};

test.each(parts)('DASH-03 %s are empty for those who have none', async (part) => {
  const grace = await loggedIn(ours, 'grace@x.example');
  const { status, body } = await grace.get(`/api/pcsx/dashboard/${part}`);
  expect(status).toBe(200);
  expect(body.data).toEqual({ [part]: [] });
});

const shown = async (name: (typeof parts)[number]) =>
  (await ada.get<Record<string, Record<string, unknown>[]>>(`/api/pcsx/dashboard/${name}`)).body.data[name] ??
  [];

test('API-02 each part of a dashboard has all that its page shows, in its order', async () => {
  const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
  await addToDashboard(server.database, server.scopes[ours]!, { accountId, ...dashboard });

  const nudges = await shown('nudges');
  expect(nudges.map(({ title }) => title)).toEqual(['A form waits', 'Add a photo']);
  expect(nudges[1]).toEqual({
    id: expect.any(Number),
    kind: 'profile',
    title: 'Add a photo',
    text: 'So that we know you',
    link: '/careers/profile',
    linkLabel: 'Add',
  });
  const interviews = await shown('interviews');
  expect(interviews.map(({ title }) => title)).toEqual(['Going on', 'Second', 'Last week']);
  expect(interviews[1]).toEqual({
    ...anInterview({ title: 'Second' }),
    id: expect.any(Number),
    startsAt: at(48).toISOString(),
  });
  const events = await shown('events');
  expect(events.map(({ title }) => title)).toEqual(['Open evening', 'Over']);
  expect(events[0]).toEqual({
    id: expect.any(Number),
    title: 'Open evening',
    description: 'Come',
    startsAt: at(4).toISOString(),
    endsAt: at(6).toISOString(),
    timeZone: 'UTC',
    place: '',
    link: '/x',
  });
  expect(await shown('referrals')).toEqual([
    {
      id: expect.any(Number),
      name: 'Ole',
      positionId: null,
      positionName: 'Porter',
      status: 'hired',
      referredAt: at(-10).toISOString(),
    },
    expect.objectContaining({ name: 'Ida', positionId: 3, status: 'applied' }),
  ]);
});

test.each(parts)('API-10 %s of another candidate or employer are seen by nobody else', async (part) => {
  const accountId = await accountIn(server, { domain: ours, email: 'ada@x.example' });
  await addToDashboard(server.database, server.scopes[ours]!, { accountId, ...dashboard });
  for (const [domain, email] of [
    [ours, 'grace@x.example'],
    [theirs, 'ada@x.example'],
  ] as const) {
    const browser = await loggedIn(domain, email);
    expect((await browser.get(`/api/pcsx/dashboard/${part}`)).body.data).toEqual({ [part]: [] });
  }
});
