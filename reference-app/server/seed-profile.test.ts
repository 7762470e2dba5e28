import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../contract/match.ts';
import type { Profile, ProfileCompletion } from '../contract/profile.ts';
import type { ReadResume, Resume } from '../contract/resumes.ts';
import { demoEmployers } from '../employers/index.ts';
import { startServer, type Browser, type TestServer } from '../../tests/server/harness.ts';
import { demoPassword, seedDemo } from './seed.ts';

const now = new Date('2026-03-14T15:09:26Z');
let server: TestServer;
let written: boolean[];
beforeAll(async () => {
  server = await startServer([], { now: () => now.getTime() });
  // fewer jobs, which take most of the time
  const employers = demoEmployers.map((employer) => ({
    ...employer,
    postings: (options: { now: Date }) => employer.postings({ ...options, count: 60 }),
    applying: [],
  }));
  const seed = () => seedDemo(server.database, { employers, now });
  // as servers that start together do
  written = await Promise.all([seed(), seed()]);
});
afterAll(() => server.close());

test('of servers that start together on an empty database one writes the demo data', () => {
  expect(written.toSorted()).toEqual([false, true]);
});

async function loggedIn(domain: string): Promise<Browser> {
  const browser = server.browser(domain);
  expect((await browser.logIn(`candidate@${domain}`, demoPassword)).status).toBe(200);
  return browser;
}

describe.each(['meridian.example', 'kestrel.example'])('demo.md: candidate@%s', (domain) => {
  test('has a full profile with a resume, which is a PDF that was read', async () => {
    const browser = await loggedIn(domain);
    const { data: completion } = (await browser.get<ProfileCompletion>('/api/pcsx/profile_completion')).body;
    expect(completion.missing).toEqual(['avatar']);
    const { data: profile } = (await browser.get<Profile>('/api/pcsx/profile')).body;
    const { status, headers, text } = await browser.get(profile.resumeUrl!);
    expect([status, headers['content-type'], text.slice(0, 5)]).toEqual([200, 'application/pdf', '%PDF-']);

    const [resume] = (await browser.get<{ resumes: Resume[] }>('/api/pcsx/resumes')).body.data.resumes;
    const { data: read } = (await browser.get<ReadResume>(`/api/pcsx/resumes/${resume!.id}`)).body;
    expect(read).toMatchObject({ isCurrent: true, isRead: true, language: 'en' });
    const ofField = (field: string) => read.proposals.filter((one) => one.field === field);
    expect(ofField('email').map(({ value }) => value)).toEqual([`candidate@${domain}`]);
    expect(ofField('experience')).toHaveLength(profile.experience.length + 1);
    expect(ofField('experience').filter((one) => one.status === 'open').length).toBeGreaterThan(0);
    // a place is found only where there are jobs
    for (const field of ['name', 'phone', 'education'])
      expect([field, ofField(field).map((one) => one.status)]).toEqual([field, ['accepted']]);
    expect(ofField('skills').filter((one) => one.status === 'accepted').length).toBeGreaterThan(3);
  });

  test('is told how well they match a job', async () => {
    const browser = await loggedIn(domain);
    const { data: found } = (await browser.get<{ positions: { id: number }[] }>('/api/pcsx/search')).body;
    const { data } = (
      await browser.get<Match>(`/api/pcsx/match_details?position_id=${found.positions[0]!.id}`)
    ).body;
    expect(data).toMatchObject({ state: 'match', maximum: 5 });
  });
});
