import { afterEach, beforeEach, expect, test } from 'vitest';

import { told, TrialImport } from '../trial-import.ts';

let trial: TrialImport;
beforeEach(() => {
  trial = new TrialImport('lever');
});
afterEach(() => trial.remove());

const posting = (id: string, changes: object = {}) => ({
  id,
  text: `Job ${id}`,
  createdAt: 1_790_000_000_000,
  categories: { location: 'Oslo, Norway' },
  ...changes,
});

test('a posting of Lever becomes a job with all that it tells', async () => {
  const job = await trial.only('a.json', [
    posting('5ac21346-8e0c-4494-8e7a-3eb92ff77902', {
      text: 'Line Cook',
      categories: {
        commitment: 'Full-time',
        department: 'Hospitality',
        team: 'Kitchen',
        level: 'Senior',
        location: 'Bergen',
        allLocations: ['Bergen', 'Oslo', 'Bergen'],
      },
      opening: '<p>We cook.</p>',
      descriptionBody: '<p>Fish &amp; chips.</p>',
      lists: [{ text: 'You <bring>', content: '<li>Knives</li><li>Calm</li>' }],
      additional: '<p>Come by.</p>',
      workplaceType: 'on-site',
      salaryRange: { min: 24.5, max: 30, currency: 'USD', interval: 'per-hour-wage' },
      salaryDescription: 'Tips on top.',
      hostedUrl: 'https://jobs.example/harbor/5ac21346',
      applyUrl: 'https://jobs.example/harbor/5ac21346/apply',
    }),
  ]);
  expect(job).toEqual({
    sourceId: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    displayJobId: '5ac21346-8e0c-4494-8e7a-3eb92ff77902',
    title: 'Line Cook',
    department: 'Hospitality',
    businessUnit: null,
    seniority: 'Senior',
    employmentType: 'Full-time',
    workLocationOption: 'onsite',
    places: [{ name: 'Bergen' }, { name: 'Oslo' }],
    skills: [],
    description:
      '<p>We cook.</p><p>Fish &amp; chips.</p><h3>You &lt;bring&gt;</h3><ul><li>Knives</li><li>Calm</li></ul><p>Come by.</p><p>Tips on top.</p>',
    pay: { minimum: 24.5, maximum: 30, currency: 'USD', period: 'hour' },
    postedAt: new Date('2026-09-21T14:13:20Z'),
    closedAt: null,
    isPrivate: false,
    applyStatus: 'apply',
    applyUrl: 'https://jobs.example/harbor/5ac21346/apply',
  });
});

test.for([
  [{ workplaceType: 'remote' }, { workLocationOption: 'remote' }],
  [{ workplaceType: 'hybrid' }, { workLocationOption: 'hybrid' }],
  [
    { workplaceType: 'unspecified', categories: { location: 'Remote, Norway' } },
    { workLocationOption: 'remote' },
  ],
  [{ categories: { team: 'Boats' } }, { department: 'Boats', places: [] }],
  [{ categories: null, country: 'NO' }, { places: [{ name: 'Norway' }] }],
  [{ hostedUrl: 'http://old.example/1' }, { applyStatus: 'allowed', applyUrl: null }],
  [{ salaryRange: { min: 2_000, max: 3_000, currency: 'EUR', interval: 'per-month-salary' } }, { pay: null }],
  [{ descriptionPlain: 'One.\n\nTwo\nlines.' }, { description: '<p>One.</p><p>Two<br>lines.</p>' }],
  [{ reqCode: 'R-17' }, { displayJobId: 'R-17' }],
] as const)('of a posting, %j becomes %j', async ([changes, becomes]) => {
  expect(await trial.only('a.json', [posting('a', changes)])).toMatchObject(becomes);
});

test('a list of Lever is complete, and its pages in one folder are one list', async () => {
  trial.file('page-1.json', [posting('a'), posting('b')]);
  trial.file('page-2.json', [posting('c')]);
  expect(await trial.load()).toMatchObject({ taken: 3, keptOpenBecause: null });
  expect(await trial.load(trial.file('page-2.json', [posting('c')]))).toMatchObject({ closed: 2 });
});

test('a single posting of Lever is taken, and closes nothing', async () => {
  await trial.load(trial.file('list.json', [posting('a')]));
  expect(await trial.load(trial.file('one.json', posting('b')))).toMatchObject({
    taken: 1,
    closed: 0,
    keptOpenBecause: 'partial',
  });
});

test('bad postings are refused with line and reason, and the others are taken', async () => {
  const rows = [
    posting('a'),
    posting('b', { text: 7 }),
    { text: 'No id' },
    posting('d', { createdAt: 'soon' }),
  ];
  const result = await trial.load(trial.file('a.json', JSON.stringify(rows, null, 1)));
  expect(result).toMatchObject({ taken: 1, refused: 3, keptOpenBecause: 'refused without id' });
  expect(told(result)).toEqual([
    'line 12: [1].text must be a text, and is a number',
    'line 18: [2].id must be a number or a text',
    'line 24: [3].createdAt is missing, or not a date',
  ]);
});

test.for([
  [
    { ok: false, error: 'Document not found' },
    'a.json is no list of Lever\'s postings: it says "Document not found".',
  ],
  ['[1', 'a.json is not JSON: it ends in line 1, column 3, before its last bracket.'],
  ['"text"', "a.json is no list of Lever's postings: it is a text."],
  [
    [{ title: 'Kitchen', postings: [posting('a')] }],
    'a.json is Lever\'s answer in groups: save it again without "group" in the address.',
  ],
] as const)('what is no list of postings changes nothing: %j', async ([content, sentence]) => {
  await expect(trial.load(trial.file('a.json', content as object))).rejects.toThrow(sentence);
});
