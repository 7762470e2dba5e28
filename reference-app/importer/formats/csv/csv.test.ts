import { afterEach, beforeEach, expect, test } from 'vitest';

import { told, TrialImport } from '../../trial-import.ts';
import { columnNames } from './columns.ts';

let trial: TrialImport;
beforeEach(() => {
  trial = new TrialImport('csv');
});
afterEach(() => trial.remove());

test('a row becomes a job with all that its columns tell', async () => {
  const job = await trial.only(
    'jobs.csv',
    `Job ID,Requisition Number,Job Title,Department,Division,Career level,Employment_Type,Remote?,City,State,Country,Lat,Lng,Skills,Job Description,Salary min,Salary max,Currency,Salary period,Date Posted,Closing Date,Apply URL,Hidden
A-1,R-17,"Cook, line",Kitchen,Harborside,Senior,Full-time,hybrid,Boston,MA,us,42.36,-71.06,"Knives; Calm","One ""big"" pan.

Two
lines","52,000","61,500.50",usd,per year,10/13/2026,,https://jobs.example/1,yes
`,
  );
  expect(job).toEqual({
    sourceId: 'A-1',
    displayJobId: 'R-17',
    title: 'Cook, line',
    department: 'Kitchen',
    businessUnit: 'Harborside',
    seniority: 'Senior',
    employmentType: 'Full-time',
    workLocationOption: 'hybrid',
    places: [{ name: 'Boston, MA, United States', latitude: 42.36, longitude: -71.06 }],
    skills: ['Knives', 'Calm'],
    description: '<p>One "big" pan.</p><p>Two<br>lines</p>',
    pay: { minimum: 52_000, maximum: 61_500.5, currency: 'USD', period: 'year' },
    postedAt: new Date('2026-10-13T00:00:00Z'),
    closedAt: null,
    isPrivate: true,
    applyStatus: 'apply',
    applyUrl: 'https://jobs.example/1',
  });
});

test.for([
  ['semicolons', 'id;title;date;location\n1;Koch;01.10.2026;"Oslo; Bergen"\n'],
  ['tabs', 'id\ttitle\tdate\tlocation\n1\tKoch\t2026-10-01\tOslo|Bergen\n'],
  ['vertical bars', 'id|title|date|location\n1|Koch|2026-10-01|Oslo;Bergen\n'],
  ['commas and CRLF', 'id,title,date,location\r\n1,Koch,2026-10-01,Oslo;Bergen\r\n'],
  ['commas and a byte order mark', '\ufeffid,title,date,location\n1,Koch,2026-10-01,Oslo;Bergen'],
  [
    'quoted names of columns',
    '"id","title, in words","title","date","location"\n1,-,Koch,2026-10-01,Oslo;Bergen',
  ],
  ['empty lines', '\n\nid,title,date,location\n\n1,Koch,2026-10-01,Oslo;Bergen\n\n'],
  ['semicolons below empty lines', '\r\n\nid;title;date;location\n1;Koch;2026-10-01;Oslo|Bergen\n'],
] as const)('cells are told apart by %s', async ([, content]) => {
  expect(await trial.only('jobs.csv', content)).toMatchObject({
    sourceId: '1',
    title: 'Koch',
    postedAt: new Date('2026-10-01'),
    places: [{ name: 'Oslo' }, { name: 'Bergen' }],
  });
});

test.for([
  ['CRLF, then LF', '\r\n', '\n'],
  ['CRLF, then CR', '\r\n', '\r'],
  ['LF, then CRLF', '\n', '\r\n'],
  ['LF, then CR', '\n', '\r'],
  ['CR, then LF', '\r', '\n'],
  ['CR, then CRLF', '\r', '\r\n'],
] as const)('lines that end in %s are told apart, and counted', async ([, first, then]) => {
  const content = [
    `id,title,date,description${first}`,
    `1,Cook,2026-10-01,"One.${first}${then}Two${first}lines"${then}`,
    `${then}2,,2026-10-01,${first}`,
    `3,Cook,2026-10-01,${then}`,
    `4,,2026-10-01,`,
  ].join('');
  const result = await trial.load(trial.file('a.csv', content));
  const lineOf = (id: string): number => content.slice(0, content.indexOf(id)).split(/\r\n|\n|\r/).length;
  expect(told(result)).toEqual([
    `line ${lineOf('2,,')}: title is empty`,
    `line ${lineOf('4,,')}: title is empty`,
  ]);
  expect(trial.jobs.ids()).toEqual(['1', '3']);
  expect(trial.jobs.get('1')?.description).toMatch(/^<p>One\.(?:<\/p><p>|<br>)Two<br>lines<\/p>$/);
});

test('a line end that two pieces of a file share is one', async () => {
  // files are read in pieces of 16,384 bytes, of which the first ends within the CRLF
  const head = 'id,title,date,description\n1,Cook,2026-10-01,';
  const padding = 'x'.repeat(16_383 - head.length);
  const result = await trial.load(trial.file('a.csv', `${head}${padding}\r\n2,,2026-10-01,\r`));
  expect(told(result)).toEqual(['line 3: title is empty']);
  expect(trial.jobs.get('1')?.description).toBe(`<p>${padding}</p>`);
});

test('every documented name of a column is known, in any spelling', () => {
  const keys = Object.values(columnNames).flat();
  expect(new Set(keys).size).toBe(keys.length);
});

test.for([
  ['Remote', 'remote'],
  ['yes', 'remote'],
  ['no', 'onsite'],
  ['Remote global', 'remote_global'],
  ['Hybrid (2 days)', 'hybrid'],
  ['', 'onsite'],
] as const)('a workplace written as "%s" is %s', async ([written, option]) => {
  const content = `id,title,date,remote\n1,Cook,2026-10-01,${written}\n`;
  expect(await trial.only('a.csv', content)).toMatchObject({ workLocationOption: option });
});

test('a job is closed from the end of its last day on', async () => {
  const rows = ['1,Cook,2026-09-01,2026-10-14', '2,Cook,2026-09-01,2026-10-15', '3,Cook,2026-09-01,'];
  await trial.load(trial.file('a.csv', `id,title,date,closing date\n${rows.join('\n')}\n`));
  expect(trial.jobs.open()).toEqual(['2', '3']);
  expect(trial.jobs.get('1')?.closedAt).toEqual(new Date('2026-10-15T00:00:00Z'));
});

test('what is written in Windows-1252 is taken when the operator says so, and refused otherwise', async () => {
  const bytes = Buffer.from('id,title,date\n1,K\xf6chin \x96 S\xfcd,2026-10-01\n', 'latin1');
  const target = trial.file('a.csv', bytes);
  await expect(trial.load(target)).rejects.toThrow(
    'a.csv is not UTF-8 text: save it as UTF-8, or say what it is, as with --encoding windows-1252.',
  );
  await trial.load(target, { encoding: 'windows-1252' });
  expect(trial.jobs.get('1')?.title).toBe('Köchin – Süd');
});

test('bad rows are refused with line, column and reason, and the others are taken', async () => {
  const content = `Id,Title,Posted,Url,Lat,Long,City
1,"Cook
for two",2026-10-01,,,,
2,,2026-10-01,,,,
3,Cook,03/04/2026,,,,
4,Cook,2026-10-01,,,
5,Cook,2026-10-01,,91,4,Oslo
6,Cook,2026-10-01,,,,
,Cook,2026-10-01,,,,
`;
  const result = await trial.load(trial.file('a.csv', content));
  expect(result).toMatchObject({ taken: 2, refused: 5 });
  expect(told(result)).toEqual([
    'line 4: Title is empty',
    'line 5: Posted can be read as two days: write the year first, as in 2026-04-03',
    'line 6 has 6 cells, and the first line has 7: a cell with the delimiter or a line end in it has to be quoted',
    'line 7: places is more than 90',
    'line 9: Id is empty',
  ]);
});

test('a CSV closes what is absent only with --complete (ruling 66)', async () => {
  await trial.load(trial.file('a.csv', 'id,title,date\n1,Cook,2026-10-01\n2,Cook,2026-10-01\n'));
  const shorter = trial.file('b.csv', 'id,title,date\n1,Cook,2026-10-01\n');
  expect(await trial.load(shorter)).toMatchObject({ closed: 0, keptOpenBecause: 'untold' });
  expect(await trial.load(shorter, { complete: true })).toMatchObject({ closed: 1, keptOpenBecause: null });
});

test.for([
  ['', 'a.csv is empty: its first line has to name the columns.'],
  [
    'Id,Name,Place\n1,Cook,Oslo\n',
    'a.csv has no column for the date of a job, such as "posted", "date posted", "posted date", "posted at"; its first line has: Id, Name, Place.',
  ],
  [
    '{"jobs": []}',
    'a.csv is not CSV: a quotation mark is within a cell that does not begin with one in line 1.',
  ],
  ['Jobs of today\n', 'a.csv has no column for the id of a job'],
  [
    'id,title,date\n1,"Cook,2026\n2,Cook,2026\n',
    'a.csv is not CSV: a quotation mark is opened and never closed in line 3.',
  ],
  [
    'id,title,date\n1,"Co"ok,2026\n',
    'a.csv is not CSV: something follows a closing quotation mark; marks within a cell are doubled in line 2.',
  ],
  [
    'id,title,date\n1,Co"ok,2026\n',
    'a.csv is not CSV: a quotation mark is within a cell that does not begin with one in line 2.',
  ],
  [
    `id,title,date\n1,${'x'.repeat(1_100_000)}`,
    'a.csv is not CSV: a row has more than a million characters in line 2.',
  ],
] as const)('what is not such a file changes nothing: %#', async ([content, sentence]) => {
  await expect(trial.load(trial.file('a.csv', content))).rejects.toThrow(sentence);
});
