import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Match } from '../../contract/match.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
let server: TestServer;
const names = ['ada', 'bob', 'carol', 'dan', 'eve', 'finn', 'gus'];
const accounts = names.map((name) => ({ email: `${name}@mail.example` }));

beforeAll(async () => {
  server = await startServer(
    [
      {
        domain: ours,
        accounts,
        config: {
          pcsxConfig: {
            searchConfig: { strongMatchThreshold: 3 },
            overrides: { 2: { searchConfig: { strongMatchThreshold: 1 } } },
          },
        },
        postings: [
          aPosting({
            title: 'Nurse',
            seniority: 'Senior',
            places: [places.delft],
            skills: ['Triage', 'Telemetry'],
            description: '<ul><li>At least four years of experience</li></ul>',
          }),
          aPosting({ title: 'Nurse', skills: ['Triage'], places: [places.delft] }),
          aPosting({ title: 'Private nurse', isPrivate: true, skills: ['Secret'] }),
          aPosting({ title: 'Closed nurse', closedAt: new Date('2026-02-01T00:00:00Z'), skills: ['Past'] }),
          aPosting({ title: 'Cook', department: 'Kitchen', skills: ['Soup'] }),
          aPosting({
            title: 'Chemist',
            department: 'Laboratory',
            skills: ['Triage', 'C++'],
            description: '<p>Four years of experience</p>',
          }),
          aPosting({
            title: 'Accountant',
            department: 'Office',
            seniority: 'Senior',
            workLocationOption: 'remote',
            skills: [],
          }),
          aPosting({
            title: 'Driver',
            department: 'Office',
            workLocationOption: 'remote',
            skills: [],
            description: '<p>Four years of experience</p>',
          }),
        ],
      },
      { domain: theirs, accounts, postings: [aPosting({ title: 'Nurse', skills: ['Theirs'] })] },
    ],
    { now: () => Date.parse('2026-03-10T12:00:00Z') },
  );
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = ours): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@mail.example`);
  return browser;
}
const matchOf = async (browser: Browser, id: number | string = 1) =>
  (await browser.get<Match>(`/api/pcsx/match_details?position_id=${id}`)).body.data;
const edit = (browser: Browser, section: string, operation: string, data: object) =>
  browser.write('POST', '/api/pcsx/profile_edit', {
    body: { op_section: section, operation, op_data: data },
  });
function upload(browser: Browser, text: string) {
  const form = new FormData();
  form.append('resume_content', new File([text], 'resume.txt'));
  return browser.write<{ resume: { id: string } }>('POST', '/api/pcsx/upload_resume', { body: form });
}

const insightsOf = async (id: number, domain = ours) =>
  (await server.browser(domain).get(`/api/pcsx/position_insights?position_id=${id}`)).body.data;

describe('JOB-04 match_details', () => {
  test('ruling 35 tells visitors nothing', async () => {
    expect(await matchOf(server.browser(ours))).toEqual({});
  });

  test('invites who has told nothing, with what the job asks for', async () => {
    expect(await matchOf(await loggedIn('ada'))).toEqual({
      state: 'invitation',
      message: 'Upload your resume, or add your skills, to see how well you match.',
      threshold: 3,
      maximum: 5,
      skills: { matched: [], missing: ['Triage', 'Telemetry'] },
    });
  });

  test.each([
    [
      7,
      { askedYears: null, years: null },
      'The job names no skills. The job asks for no years of experience.',
    ],
    [
      8,
      { askedYears: 4, years: null },
      'The job names no skills. Your profile does not tell for how long you have worked.',
    ],
  ])(
    'is not known of job %s, where level and place are all that could be compared',
    async (id, experience, message) => {
      const gus = await loggedIn('gus');
      await edit(gus, 'skills', 'add', { value: 'Wound care' });
      expect(await matchOf(gus, id)).toEqual({
        state: 'unknown',
        message,
        threshold: 3,
        maximum: 5,
        experience,
      });
    },
  );

  test('is corrected by the candidate: what they add counts at once, what they take away no more', async () => {
    const bob = await loggedIn('bob');
    await edit(bob, 'skills', 'add', { value: 'triage' });
    const first = await matchOf(bob);
    expect(first).toMatchObject({
      score: 2.5,
      isStrongMatch: false,
      skills: { matched: [{ name: 'Triage', from: 'profile' }], missing: ['Telemetry'] },
    });
    await edit(bob, 'skills', 'add', { value: 'Telemetry' });
    expect(await matchOf(bob)).toMatchObject({
      score: 5,
      isStrongMatch: true,
      basedOn: { profileVersion: 2, resumeId: null },
    });
    await edit(bob, 'skills', 'remove', { index: 1 });
    expect((await matchOf(bob)).score).toBe(first.score);
  });

  test('takes years, level and place from the profile', async () => {
    const carol = await loggedIn('carol');
    const value = {
      title: 'Senior nurse',
      startDate: '2022-03',
      endDate: '2024-02',
      description: 'Triage at night.',
    };
    await edit(carol, 'experience', 'add', { value });
    await edit(carol, 'personal', 'update', { value: { firstname: 'C', lastname: 'E', location: 'delft' } });
    const { skills, experience, seniority, location, parts } = await matchOf(carol);
    expect(skills.matched).toEqual([{ name: 'Triage', from: 'experience' }]);
    expect(experience).toEqual({ askedYears: 4, years: 2 });
    expect(seniority).toEqual({ asked: 'senior', own: 'senior' });
    expect(location).toEqual({ isRemote: false, kilometres: 0 });
    expect(parts.map(({ value: told }) => told)).toEqual([0.5, 0.5, 1, 1]);
  });

  test('does not take a position without dates for no experience, nor C for C++', async () => {
    const finn = await loggedIn('finn');
    await edit(finn, 'experience', 'add', {
      value: { title: 'Vitamin C specialist', description: 'Triage.' },
    });
    const { skills, experience, parts } = await matchOf(finn, 6);
    expect(experience).toEqual({ askedYears: 4, years: null });
    expect(parts.find(({ name }) => name === 'experience')).toMatchObject({ isCounted: false, points: 0 });
    expect(skills.matched).toEqual([{ name: 'Triage', from: 'experience' }]);
    expect(skills.missing).toEqual(['C++']);
  });

  test('counts what was read in the resume, until the candidate dismisses it', async () => {
    const dan = await loggedIn('dan');
    const { body } = await upload(
      dan,
      'Dan Example\nDelft\n\nExperience\nNurse, Old Hospital\n2015 - 2019\n\nSkills\nTelemetry',
    );
    const { id } = body.data.resume;
    expect(await matchOf(dan)).toMatchObject({
      skills: { matched: [{ name: 'Telemetry', from: 'resume' }] },
      experience: { years: 5 },
      location: { kilometres: 0 },
      basedOn: { profileVersion: 0, resumeId: id },
    });
    await dan.write('POST', `/api/pcsx/resumes/${id}/proposals`, {
      body: { dismiss: ['skills.0', 'experience.0'] },
    });
    expect(await matchOf(dan)).toMatchObject({
      state: 'invitation',
      message: expect.stringContaining('no skills'),
    });
  });

  test('believes the profile once the candidate has settled what was read', async () => {
    const eve = await loggedIn('eve');
    const { body } = await upload(eve, 'Eve Example\n\nSkills\nTelemetry');
    await eve.write('POST', `/api/pcsx/resumes/${body.data.resume.id}/proposals`, {
      body: { accept: ['skills.0'] },
    });
    expect((await matchOf(eve)).skills.matched).toEqual([{ name: 'Telemetry', from: 'profile' }]);
    await edit(eve, 'skills', 'remove', { index: 0 });
    expect((await matchOf(eve)).skills.matched).toEqual([]);
  });

  test('goes by the threshold of the job, where it has one of its own', async () => {
    const bob = await loggedIn('bob');
    expect([(await matchOf(bob, 1)).threshold, (await matchOf(bob, 2)).threshold]).toEqual([3, 1]);
  });

  test.each(['match_details', 'position_insights'])(
    '%s knows only jobs that there are, at this employer',
    async (call) => {
      for (const browser of [server.browser(ours), await loggedIn('ada')])
        for (const id of ['99', 'x', '', '9999999999999']) {
          const { status, body } = await browser.get(`/api/pcsx/${call}?position_id=${id}`);
          expect([status, body.message]).toEqual([404, 'Position not found']);
        }
      expect((await server.browser(theirs).get(`/api/pcsx/${call}?position_id=2`)).status).toBe(404);
      const { status, body } = await server.browser(ours).get(`/api/pcsx/${call}`);
      expect([status, Object.keys(body.validationErrors ?? {})]).toEqual([400, ['position_id']]);
    },
  );
});

describe('JOB-01 position_insights', () => {
  test('counts open public jobs of the department, and nobody’s candidates', async () => {
    expect(await insightsOf(1)).toEqual({
      insights: { skills: { Triage: 2, Telemetry: 1 }, titles: { Nurse: 2 } },
    });
    expect(await insightsOf(3)).toEqual(await insightsOf(1));
    expect(await insightsOf(5)).toEqual({ insights: { skills: { Soup: 1 }, titles: { Cook: 1 } } });
    expect(await insightsOf(1, theirs)).toEqual({
      insights: { skills: { Theirs: 1 }, titles: { Nurse: 1 } },
    });
  });
});
