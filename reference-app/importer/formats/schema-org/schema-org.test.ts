import { afterEach, beforeEach, expect, test } from 'vitest';

import { told, TrialImport } from '../../trial-import.ts';

let trial: TrialImport;
beforeEach(() => {
  trial = new TrialImport('schema.org');
});
afterEach(() => trial.remove());

const posting = (id: string, changes: object = {}) => ({
  '@context': 'https://schema.org/',
  '@type': 'JobPosting',
  identifier: { '@type': 'PropertyValue', name: 'Harborside', value: id },
  title: `Job ${id}`,
  datePosted: '2026-10-01',
  description: '<p>Text</p>',
  ...changes,
});
const page = (...documents: (object | string)[]): string =>
  `<!doctype html>\n<html><head><title>Job</title>\n${documents
    .map(
      (document) =>
        `<script type="application/ld+json">${typeof document === 'string' ? document : JSON.stringify(document)}</script>`,
    )
    .join('\n')}\n</head><body><p>Apply</p><script>track({"@type": "JobPosting"})</script></body></html>`;

test('a posting on a page becomes a job with all that it tells', async () => {
  const job = await trial.only(
    'job.html',
    page(
      posting('R-17', {
        title: 'Line Cook',
        description: '&lt;p&gt;Cook fish &amp;amp; chips.&lt;/p&gt;',
        hiringOrganization: { '@type': 'Organization', name: 'Harborside', sameAs: 'https://harbor.example' },
        employmentUnit: { '@type': 'Organization', name: 'Kitchen' },
        employmentType: ['FULL_TIME', 'https://schema.org/PART_TIME', 'Apprenticeship'],
        jobLocation: {
          '@type': 'Place',
          address: {
            '@type': 'PostalAddress',
            streetAddress: '1 Quay',
            addressLocality: 'Rotterdam',
            addressRegion: 'Zuid-Holland',
            addressCountry: 'NL',
          },
          geo: { '@type': 'GeoCoordinates', latitude: '51.92', longitude: 4.47 },
        },
        baseSalary: {
          '@type': 'MonetaryAmount',
          currency: 'EUR',
          value: { '@type': 'QuantitativeValue', minValue: '32000', maxValue: 41_000, unitText: 'YEAR' },
        },
        responsibilities: 'Three pans at once',
        experienceRequirements: { '@type': 'OccupationalExperienceRequirements', monthsOfExperience: '24' },
        educationRequirements: { credentialCategory: 'high school' },
        skills: ['Knives', 'Calm'],
        url: 'https://jobs.example/17',
        validThrough: '2026-10-15',
      }),
    ),
  );
  expect(job).toEqual({
    sourceId: 'R-17',
    displayJobId: 'R-17',
    title: 'Line Cook',
    department: 'Kitchen',
    businessUnit: 'Harborside',
    seniority: null,
    employmentType: 'Full-time, Part-time, Apprenticeship',
    workLocationOption: 'onsite',
    places: [{ name: 'Rotterdam, Zuid-Holland, Netherlands', latitude: 51.92, longitude: 4.47 }],
    skills: ['Knives', 'Calm'],
    description:
      '<p>Cook fish &amp; chips.</p><h3>Responsibilities</h3><p>Three pans at once</p><h3>Education</h3><p>high school</p><h3>Experience</h3><p>2 years</p>',
    pay: { minimum: 32_000, maximum: 41_000, currency: 'EUR', period: 'year' },
    postedAt: new Date('2026-10-01T00:00:00Z'),
    closedAt: null,
    isPrivate: false,
    applyStatus: 'apply',
    applyUrl: 'https://jobs.example/17',
  });
});

test.for([
  [
    {
      jobLocationType: 'TELECOMMUTE',
      applicantLocationRequirements: [{ name: 'Kenya' }, { name: 'Uganda' }],
    },
    { workLocationOption: 'remote', places: [{ name: 'Kenya' }, { name: 'Uganda' }] },
  ],
  [{ jobLocation: 'Lima, Peru' }, { places: [{ name: 'Lima, Peru' }] }],
  [
    {
      jobLocation: [
        { address: 'Oslo' },
        { address: { addressLocality: 'Lima', addressCountry: { name: 'Peru' } } },
      ],
    },
    { places: [{ name: 'Oslo' }, { name: 'Lima, Peru' }] },
  ],
  [{ jobLocation: { name: 'Head office', address: {} } }, { places: [{ name: 'Head office' }] }],
  [
    { jobLocation: { address: { addressLocality: 'Singapore', addressCountry: 'SG' } } },
    { places: [{ name: 'Singapore' }] },
  ],
  [
    { baseSalary: { currency: 'USD', value: { value: 21.5, unitText: 'HOUR' } } },
    { pay: { minimum: 21.5, maximum: 21.5, currency: 'USD', period: 'hour' } },
  ],
  [
    { baseSalary: { currency: 'GBP', minValue: 30_000, maxValue: 35_000, unitText: 'YEAR' } },
    { pay: { minimum: 30_000, maximum: 35_000, currency: 'GBP', period: 'year' } },
  ],
  [{ baseSalary: { currency: 'USD', value: { value: 900, unitText: 'WEEK' } } }, { pay: null }],
  [{ baseSalary: 'competitive' }, { pay: null }],
  [{ skills: 'Knives, calm, fish' }, { skills: ['Knives', 'calm', 'fish'] }],
  [
    { skills: 'You can cook. You can also clean.' },
    { skills: [], description: '<p>Text</p><h3>Skills</h3><p>You can cook. You can also clean.</p>' },
  ],
  [{ '@type': ['JobPosting', 'Thing'] }, { sourceId: '1' }],
  [{ '@type': 'http://schema.org/JobPosting' }, { sourceId: '1' }],
  [{ identifier: 4711 }, { sourceId: '4711', displayJobId: '4711' }],
  [{ identifier: undefined, url: 'https://jobs.example/a/17' }, { sourceId: 'https://jobs.example/a/17' }],
  [{ title: { '@value': 'Köchin', '@language': 'de' } }, { title: 'Köchin' }],
  [{ title: undefined, name: 'Cook' }, { title: 'Cook' }],
  [{ validThrough: '2026-10-14' }, { closedAt: new Date('2026-10-15T00:00:00Z') }],
  [{ validThrough: '2026-10-15T11:00:00Z' }, { closedAt: new Date('2026-10-15T11:00:00Z') }],
  [{ description: 'One.\n\nTwo.' }, { description: '<p>One.</p><p>Two.</p>' }],
] as const)('of a posting, %j becomes %j', async ([changes, becomes]) => {
  expect(await trial.only('job.json', posting('1', changes))).toMatchObject(becomes);
});

test.for([
  ['two scripts', page(posting('a'), posting('b'))],
  ['a list', page([posting('a'), { '@type': 'BreadcrumbList' }, posting('b')])],
  ['@graph', page({ '@graph': [{ '@type': 'WebPage' }, posting('a'), posting('b')] })],
  [
    'an ItemList',
    page({
      '@type': 'ItemList',
      itemListElement: [
        { '@type': 'ListItem', item: posting('a') },
        { '@type': 'ListItem', item: posting('b') },
      ],
    }),
  ],
  [
    'comment marks',
    page(`<!-- ${JSON.stringify(posting('a'))} -->`, `//<![CDATA[\n${JSON.stringify(posting('b'))}\n//]]>`),
  ],
  [
    'a script that ends the page',
    `${page(posting('a'))}<SCRIPT TYPE='application/ld+json; charset=utf-8'>${JSON.stringify(posting('b'))}</SCRIPT>`,
  ],
] as const)('a page holds its postings in %s', async ([, html]) => {
  const result = await trial.load(trial.file('jobs.html', html));
  expect(told(result)).toEqual([]);
  expect(trial.jobs.ids()).toEqual(['a', 'b']);
});

test.for([
  ['a list', [posting('a'), posting('b')]],
  ['@graph', { '@graph': [posting('a'), posting('b')] }],
  ['one posting', posting('a')],
] as const)('a file of JSON-LD holds its postings as %s', async ([, document]) => {
  await trial.load(trial.file('jobs.jsonld', document));
  expect(trial.jobs.ids()).toEqual('identifier' in document ? ['a'] : ['a', 'b']);
});

test('a posting refers to what another script of its page describes', async () => {
  const organization = { '@id': '#harbor', '@type': 'Organization', name: 'Harborside' };
  const html = page(organization, posting('a', { hiringOrganization: { '@id': '#harbor' } }));
  expect(await trial.only('job.html', html)).toMatchObject({ businessUnit: 'Harborside' });
});

test('a posting without a number is known by the address of its page', async () => {
  const html = page(posting('a', { identifier: undefined })).replace(
    '<title>',
    '<link rel="canonical" href="https://harbor.example/jobs/cook"><title>',
  );
  expect(await trial.only('job.html', html)).toMatchObject({
    sourceId: 'https://harbor.example/jobs/cook',
    displayJobId: expect.stringMatching(/^[\dA-F]{10}$/),
    applyUrl: null,
  });
});

test('a page in the encoding that it declares is read in it', async () => {
  const html = page(posting('a', { title: 'Köchin' })).replace(
    '<title>',
    '<meta charset="iso-8859-1"><title>',
  );
  expect(await trial.only('job.html', Buffer.from(html, 'latin1'))).toMatchObject({ title: 'Köchin' });
});

test('a folder of pages is one feed; pages about other things are passed over', async () => {
  trial.file('a.html', page(posting('a')));
  trial.file('b.htm', page(posting('b', { title: '' })));
  trial.file('c.html', page({ '@type': 'Organization', name: 'Harborside' }));
  trial.file('d.jsonld', posting('d'));
  trial.file('notes.txt', 'not a page');
  const result = await trial.load();
  expect(result).toMatchObject({ taken: 2, refused: 1, keptOpenBecause: 'untold' });
  expect(told(result)).toEqual(['b.htm, line 3: title is empty']);
});

test('bad JSON-LD is refused with its line, and the others are taken', async () => {
  const result = await trial.load(trial.file('a.html', page('{"@type": "JobPosting",}', posting('b'))));
  expect(result).toMatchObject({ taken: 1, refused: 1 });
  expect(told(result)[0]).toMatch(/^line 3 the JSON-LD cannot be read: /);
});

test('a posting that cannot be known again is refused', async () => {
  const result = await trial.load(trial.file('a.html', page([posting('a', { identifier: null })])));
  expect(told(result)).toEqual([
    'line 3: [0] has neither an identifier nor a url, by which it could be known again',
  ]);
});

test('pages close what is absent only with --complete (ruling 66)', async () => {
  await trial.load(trial.file('a.html', page(posting('a'), posting('b'))));
  const shorter = trial.file('b.html', page(posting('a')));
  expect(await trial.load(shorter)).toMatchObject({ closed: 0, keptOpenBecause: 'untold' });
  expect(await trial.load(shorter, { complete: true })).toMatchObject({ closed: 1 });
  const empty = trial.file('c.json', []);
  expect(await trial.load(empty, { complete: true, allowEmpty: true })).toMatchObject({ closed: 1 });
});

test.for([
  ['a.html', '<p>Nothing here</p>', 'a.html holds no JobPosting of schema.org.'],
  ['a.json', { '@type': 'Organization' }, 'a.json holds no JobPosting of schema.org.'],
  [
    'a.json',
    '{"@type": "JobPosting"',
    'a.json is not JSON: it ends in line 1, column 23, before its last bracket.',
  ],
  ['a.html', '<meta charset="klingon">', 'a.html says that it is written in klingon, which is not known.'],
] as const)('what holds no postings changes nothing: %s %j', async ([name, content, sentence]) => {
  await expect(trial.load(trial.file(name, content))).rejects.toThrow(sentence);
});
