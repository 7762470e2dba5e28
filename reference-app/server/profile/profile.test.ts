import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Profile, ProfileAnalysis, ProfileCompletion } from '../../contract/profile.ts';
import { startServer, type Browser, type TestServer } from '../../../tests/server/harness.ts';

const ours = 'ours.example';
const theirs = 'theirs.example';
let server: TestServer;
let ada: Browser;

const names = ['ada', 'bob', 'carol', 'dan', 'eve', 'fay', 'gus', 'hal'];
beforeAll(async () => {
  const accounts = names.map((name) => ({ email: `${name}@mail.example` }));
  server = await startServer(
    [
      { domain: ours, accounts },
      { domain: theirs, accounts },
    ],
    { now: () => Date.parse('2026-03-10T12:00:00Z') },
  );
  ada = await loggedIn('ada');
});
afterAll(() => server.close());

async function loggedIn(name: string, domain = ours): Promise<Browser> {
  const browser = server.browser(domain);
  await browser.logIn(`${name}@mail.example`);
  return browser;
}

type Edit = {
  op_section: string;
  operation: string;
  op_data?: { value?: unknown; index?: number };
  version?: number;
};
const edit = (browser: Browser, body: Edit) =>
  browser.write<Profile>('POST', '/api/pcsx/profile_edit', { body });
const add = (browser: Browser, section: string, value: unknown, version?: number) =>
  edit(browser, {
    op_section: section,
    operation: 'add',
    op_data: { value },
    ...(version !== undefined && { version }),
  });
const profile = async (browser: Browser) => (await browser.get<Profile>('/api/pcsx/profile')).body.data;

const nurse = { title: 'Nurse', company: 'Example Hospitals', startDate: '2019-01', endDate: '2020-12' };
const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
function picture(bytes: Uint8Array, name = 'me.png') {
  const form = new FormData();
  form.append('avatar', new File([bytes.slice()], name));
  return form;
}

describe('PROFILE-01 a candidate edits their profile', () => {
  test('which is empty at first, but for what the account knows', async () => {
    expect(await profile(await loggedIn('bob'))).toMatchObject({
      email: 'bob@mail.example',
      fullname: 'Ada Example',
      avatar: null,
      hasResume: false,
      experience: [],
      skills: [],
      version: 0,
    });
  });

  test.each([
    ['headline', 'Nurse'],
    ['summary', 'I look after people.\nAt night, too.'],
    [
      'preferences',
      { jobTitles: ['Nurse'], locations: ['Delft'], workLocationOptions: ['hybrid'], willRelocate: true },
    ],
  ])('section %s is set, and emptied', async (section, value) => {
    const empty = (await profile(ada)) as Record<string, unknown>;
    const { status, body } = await edit(ada, {
      op_section: section,
      operation: 'update',
      op_data: { value },
    });
    expect(status).toBe(200);
    expect(body.data).toMatchObject({ [section]: value });
    expect(await profile(ada)).toEqual(body.data);
    await edit(ada, { op_section: section, operation: 'remove' });
    expect((await profile(ada)) as Record<string, unknown>).toMatchObject({ [section]: empty[section] });
  });

  test.each([
    ['experience', nurse, { ...nurse, title: 'Head nurse', isCurrent: true, endDate: null }],
    ['education', { school: 'Delft' }, { school: 'Leiden', degree: 'BSc' }],
    ['skills', 'Triage', 'Telemetry'],
    ['languages', { name: 'Dutch', level: 'native' }, { name: 'Dutch', level: 'fluent' }],
    ['certifications', { name: 'BLS' }, { name: 'ACLS', issuedOn: '2024-05' }],
    ['links', { url: 'https://ada.example/' }, { url: 'https://ada.example/me', label: 'Me' }],
  ])('entries of section %s are added, replaced and removed', async (section, first, second) => {
    const entries = async () => ((await profile(ada)) as unknown as Record<string, unknown[]>)[section];
    expect((await add(ada, section, first)).status).toBe(200);
    expect({ entries: await entries() }).toMatchObject({ entries: [first] });
    const replaced = await edit(ada, {
      op_section: section,
      operation: 'update',
      op_data: { value: second, index: 0 },
    });
    expect(replaced.status).toBe(200);
    expect({ entries: await entries() }).toMatchObject({ entries: [second] });
    await edit(ada, { op_section: section, operation: 'remove', op_data: { index: 0 } });
    expect(await entries()).toEqual([]);
  });

  test('their name is the account’s, wherever it is shown', async () => {
    const value = { firstname: ' Grace ', lastname: 'Hopper', phone: '+31 6 1234 5678', location: 'Delft' };
    const carol = await loggedIn('carol');
    expect(
      (await edit(carol, { op_section: 'personal', operation: 'update', op_data: { value } })).body.data,
    ).toMatchObject({
      fullname: 'Grace Hopper',
      phone: '+31 6 1234 5678',
      location: 'Delft',
    });
    const details = await carol.get<{ profile: { fullName: string } }>('/api/pcsx/profile_details');
    expect(details.body.data.profile.fullName).toBe('Grace Hopper');
  });

  test('what goes on has no end, whatever is sent', async () => {
    const hal = await loggedIn('hal');
    const { body } = await add(hal, 'experience', { ...nurse, isCurrent: true });
    expect(body.data.experience[0]).toMatchObject({ isCurrent: true, endDate: null });
  });

  test('adding twice is adding once, in a race as well', async () => {
    const dan = await loggedIn('dan');
    await Promise.all([
      add(dan, 'skills', 'Triage'),
      add(dan, 'skills', 'triage '),
      add(dan, 'experience', nurse),
      add(dan, 'experience', nurse),
    ]);
    const { skills, experience, version } = await profile(dan);
    expect([skills.length, experience.length, version]).toEqual([1, 1, 2]);
    // whoever has not heard the answer asks again with the version of before
    const again = await add(dan, 'experience', nurse, 0);
    expect([again.status, again.body.data.version]).toEqual([200, 2]);
  });

  test('two pages at once lose nothing', async () => {
    const eve = await loggedIn('eve');
    const skills = Array.from({ length: 10 }, (_, index) => `Skill ${index}`);
    await Promise.all(skills.map((skill) => add(eve, 'skills', skill)));
    expect((await profile(eve)).skills.toSorted()).toEqual(skills);
  });

  test('a page that has not seen the last change is told, with what stands', async () => {
    const fay = await loggedIn('fay');
    await add(fay, 'skills', 'Triage');
    await add(fay, 'skills', 'Telemetry');
    for (const body of [
      { op_section: 'skills', operation: 'remove', op_data: { index: 0 }, version: 1 },
      { op_section: 'headline', operation: 'update', op_data: { value: 'Nurse' }, version: 1 },
      { op_section: 'skills', operation: 'add', op_data: { value: 'Dialysis' }, version: 7 },
    ]) {
      const { status, body: answer } = await edit(fay, body);
      expect(status).toBe(409);
      expect((answer.data as unknown as { profile: Profile }).profile).toEqual(await profile(fay));
    }
    expect((await profile(fay)).skills).toEqual(['Triage', 'Telemetry']);
  });

  test('an entry that is gone is told so', async () => {
    for (const operation of ['update', 'remove']) {
      const answer = await edit(ada, { op_section: 'skills', operation, op_data: { value: 'X', index: 3 } });
      expect([answer.status, answer.body.message]).toEqual([409, 'This entry of your profile is gone.']);
    }
  });

  test.each<[Edit, Record<string, string>]>([
    [{ op_section: 'toString', operation: 'add' }, { op_section: 'Choose one of' }],
    [{ op_section: 'skills', operation: 'replace' }, { operation: 'Choose one of' }],
    [{ op_section: 'skills', operation: 'add' }, { value: 'Enter a text.' }],
    [{ op_section: 'skills', operation: 'add', op_data: { value: ' ' } }, { value: 'Enter a skill.' }],
    [{ op_section: 'skills', operation: 'add', op_data: { value: 'a\u0007b' } }, { value: 'readable' }],
    [{ op_section: 'skills', operation: 'remove' }, { index: 'Say which' }],
    [{ op_section: 'headline', operation: 'update', op_data: { value: 'x'.repeat(161) } }, { value: '160' }],
    [{ op_section: 'personal', operation: 'remove' }, { operation: 'name' }],
    [
      {
        op_section: 'personal',
        operation: 'update',
        op_data: { value: { firstname: '', lastname: 'B', phone: 'call me' } },
      },
      { firstname: 'Enter your first name.', phone: 'Phone number is invalid' },
    ],
    [
      {
        op_section: 'personal',
        operation: 'update',
        op_data: { value: { firstname: 'Claim at https://evil.example', lastname: 'B' } },
      },
      { firstname: 'without slashes' },
    ],
    [
      {
        op_section: 'experience',
        operation: 'add',
        op_data: { value: { ...nurse, title: '', endDate: '2018-01' } },
      },
      { title: 'Enter what you were.' },
    ],
    [
      { op_section: 'experience', operation: 'add', op_data: { value: { ...nurse, endDate: '2018-01' } } },
      { endDate: 'End date cannot be before the start date.' },
    ],
    [
      { op_section: 'experience', operation: 'add', op_data: { value: { ...nurse, startDate: 'May' } } },
      { startDate: 'YYYY-MM' },
    ],
    [
      { op_section: 'links', operation: 'add', op_data: { value: { url: 'javascript:alert(1)' } } },
      { url: 'https://' },
    ],
    [
      { op_section: 'avatar', operation: 'add', op_data: { value: '/x.png' } },
      { operation: 'profile_avatar' },
    ],
  ])('what cannot stand in it is refused, and named: %j', async (body, problems) => {
    const before = await profile(ada);
    const { status, body: answer } = await edit(ada, body);
    expect(status).toBe(422);
    expect(answer.message).toBe('Invalid request received. Please try again');
    for (const [field, problem] of Object.entries(problems))
      expect(answer.validationErrors?.[field]).toContain(problem);
    expect(await profile(ada)).toEqual(before);
  });

  test.each([
    [{ operation: 'add' }, 'op_section'],
    [{ op_section: 'skills' }, 'operation'],
    [{ op_section: 'skills', operation: 'remove', op_data: { index: -1 } }, 'op_data.index'],
    [{ op_section: 'skills', operation: 'add', op_data: 'x' }, 'op_data'],
  ])('a malformed request is told what of it: %j', async (body, field) => {
    const { status, body: answer } = await edit(ada, body as Edit);
    expect(status).toBe(400);
    expect(answer.validationErrors).toHaveProperty([field]);
  });

  test('nobody else’s profile changes, nor their own at another employer', async () => {
    await add(await loggedIn('gus'), 'skills', 'Juggling');
    for (const other of [await loggedIn('hal'), await loggedIn('gus', theirs)])
      expect((await profile(other)).skills).toEqual([]);
  });
});

describe('PROFILE-01 a candidate’s picture', () => {
  test('is kept, replaced and removed, and is theirs alone', async () => {
    const hal = await loggedIn('hal');
    const uploaded = await hal.write<Profile>('POST', '/api/pcsx/profile_avatar', { body: picture(png) });
    expect(uploaded.status).toBe(200);
    const address = uploaded.body.data.avatar!;
    expect(address).toMatch(/^\/api\/pcsx\/profile_avatar\?v=/);
    const { status, headers } = await hal.get(address);
    expect([status, headers['content-type'], headers['x-content-type-options']]).toEqual([
      200,
      'image/png',
      'nosniff',
    ]);
    expect(headers['content-disposition']).toMatch(/^attachment; /);
    for (const other of [ada, await loggedIn('hal', theirs)])
      expect((await other.get(address)).status).toBe(404);

    const removed = await edit(hal, { op_section: 'avatar', operation: 'remove' });
    expect(removed.body.data.avatar).toBeNull();
    expect((await edit(hal, { op_section: 'avatar', operation: 'remove' })).status).toBe(200);
    expect((await hal.get(address)).status).toBe(404);
  });

  test.each([
    ['a page with the name of a picture', picture(Buffer.from('<html>'), 'me.png')],
    ['a picture of a type that is not taken', picture(Buffer.from('GIF89a'), 'me.gif')],
    ['a picture that says it is another', picture(png, 'me.webp')],
    ['no picture', new FormData()],
  ])('%s is refused', async (_, body) => {
    const { status, body: answer } = await ada.write('POST', '/api/pcsx/profile_avatar', { body });
    expect(status).toBe(400);
    expect(answer.validationErrors).toHaveProperty('avatar');
  });

  test('one that is too large is refused', async () => {
    const body = picture(Buffer.concat([png, Buffer.alloc(5 * 1024 * 1024)]));
    expect((await ada.write('POST', '/api/pcsx/profile_avatar', { body })).status).toBe(413);
  });
});

describe('PROFILE-02 the profile as the server sees it', () => {
  test('is complete by its documented parts', async () => {
    const ida = await loggedIn('bob');
    const completion = async () =>
      (await ida.get<ProfileCompletion>('/api/pcsx/profile_completion')).body.data;
    const before = await completion();
    expect(before.percentage).toBe(0);
    expect(before.parts.reduce((sum, { weight }) => sum + weight, 0)).toBe(100);
    await add(ida, 'experience', nurse);
    await edit(ida, { op_section: 'headline', operation: 'update', op_data: { value: 'Nurse' } });
    const after = await completion();
    expect(after.percentage).toBe(25);
    expect(after.missing).not.toContain('experience');
  });

  test('tells years, level and skills, each with its reason', async () => {
    const ida = await loggedIn('bob');
    for (const skill of ['Gardening', 'Triage']) await add(ida, 'skills', skill);
    await add(ida, 'experience', {
      title: 'Senior nurse',
      startDate: '2021-01',
      isCurrent: true,
      description: 'Triage at night.',
    });
    const { body } = await ida.get<ProfileAnalysis>('/api/pcsx/profile_analysis');
    expect(body.data).toEqual({
      experience: { years: 7.3, reason: '2 positions with dates, overlaps counted once.', positions: 2 },
      seniority: { level: 'senior', reason: 'The newest position is “Senior nurse”.', title: 'Senior nurse' },
      mainSkills: [
        { name: 'Triage', reason: 'Listed among the skills, and named in 1 position.', positions: 1 },
        { name: 'Gardening', reason: 'Listed among the skills.', positions: 0 },
      ],
    });
  });
});

describe('PROFILE-03 a candidate takes their profile away', () => {
  test('as data', async () => {
    const { status, headers, text } = await ada.get('/api/pcsx/profile_export?format=json');
    expect(status).toBe(200);
    expect(headers['content-disposition']).toContain('profile.json');
    expect(JSON.parse(text)).toEqual(await profile(ada));
  });

  test('and is told which formats there are', async () => {
    const { status, body } = await ada.get('/api/pcsx/profile_export?format=doc');
    expect([status, body.validationErrors]).toEqual([400, { format: 'Choose pdf or json.' }]);
  });
});
