import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, test } from 'vitest';

import { importPostings, type ImportResult } from './import-postings.ts';
import { inMemoryJobs } from './in-memory-jobs.ts';
import { describePlace } from './source-files.ts';
import { UnusableInput } from './unusable-input.ts';

const fixtures = path.join(import.meta.dirname, 'fixtures');
let folder = '';
let jobs = inMemoryJobs();
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'portico-import-'));
  jobs = inMemoryJobs();
});
afterEach(() => rmSync(folder, { recursive: true }));

function file(name: string, content: string | object): string {
  const target = path.join(folder, name);
  writeFileSync(target, typeof content === 'string' ? content : JSON.stringify(content));
  return target;
}
const job = (id: number | string, changes: object = {}) => ({
  id,
  title: `Job ${id}`,
  updated_at: '2026-10-01T12:00:00Z',
  location: { name: 'Oslo, Norway' },
  content: '&lt;p&gt;Text&lt;/p&gt;',
  ...changes,
});
const board = (...rows: unknown[]) => ({ jobs: rows, meta: { total: rows.length } });
const position = (id: number, changes: object = {}) => ({
  id,
  name: `Position ${id}`,
  locations: ['Lima, Peru'],
  postedTs: 1_790_000_000,
  ...changes,
});
const page = (positions: unknown[], data: object = {}) => ({
  status: 200,
  data: { positions, count: positions.length, sortBy: 'timestamp', appliedFilters: {}, ...data },
});

const load = (target: string, choices: Partial<Parameters<typeof importPostings>[0]> = {}) =>
  importPostings({
    format: 'greenhouse',
    path: target,
    strict: false,
    allowEmpty: false,
    complete: false,
    take: jobs.take,
    now: new Date('2026-10-15T12:00:00Z'),
    ...choices,
  });
/** The refusals as the operator reads them. */
const told = ({ refusals }: ImportResult) =>
  refusals.map(({ place, ...refusal }) => ({ ...refusal, place: describePlace(place) }));
const loadEightfold = (target: string) => load(target, { format: 'eightfold' });

describe('a Greenhouse job board', () => {
  test('becomes postings', async () => {
    expect(await load(path.join(fixtures, 'greenhouse.json'))).toMatchObject({ taken: 2, refused: 0 });
    expect(jobs.get('4010001')).toMatchObject({
      displayJobId: 'R-17',
      title: 'Line Cook',
      department: 'Kitchen',
      employmentType: 'Full-time',
      workLocationOption: 'onsite',
      places: [{ name: 'Gloucester, MA' }],
      description: '<p>Cook fish &amp; chips.</p><ul><li>Three pans at once</li></ul>',
      postedAt: new Date('2026-09-28T12:00:00Z'),
      applyStatus: 'apply',
      applyUrl: 'https://boards.greenhouse.io/harborside/jobs/4010001',
    });
    expect(jobs.get('4010002')).toMatchObject({
      displayJobId: '4010002',
      department: null,
      workLocationOption: 'remote',
      places: [{ name: 'Remote' }, { name: 'Boston, MA' }],
      applyStatus: 'allowed',
      applyUrl: null,
    });
  });

  test('changes nothing when it is loaded twice', async () => {
    const target = path.join(fixtures, 'greenhouse.json');
    await load(target);
    expect(await load(target)).toMatchObject({ taken: 0, changed: 0, unchanged: 2, closed: 0 });
  });

  test('closes what it no longer holds (ruling 24)', async () => {
    await load(file('a.json', board(job(1), job(2), job(3))));
    expect(await load(file('b.json', board(job(1), job(3))))).toMatchObject({ closed: 1 });
    expect(jobs.open()).toEqual(['1', '3']);
  });

  test.each([2, 'many', null, '1'])(
    'closes nothing when it says that it holds %j jobs, and has one',
    async (total) => {
      await load(file('a.json', board(job(1), job(2))));
      const result = await load(file('b.json', { jobs: [job(1)], meta: { total } }));
      expect(result).toMatchObject({ closed: 0, keptOpenBecause: 'partial' });
    },
  );

  test('without rows closes nothing unless that is allowed (ruling 24)', async () => {
    await load(file('a.json', board(job(1))));
    const empty = file('b.json', board());
    expect(await load(empty)).toMatchObject({ closed: 0, keptOpenBecause: 'no rows' });
    expect(jobs.open()).toEqual(['1']);
    expect(await load(empty, { allowEmpty: true })).toMatchObject({ closed: 1 });
  });

  test('is read from all files of a folder', async () => {
    file('board-1.json', board(job(1)));
    file('board-2.json', board(job(2), job(3, { title: null })));
    file('notes.txt', 'not a feed');
    const result = await load(folder);
    expect(result).toMatchObject({ taken: 2, refused: 1 });
    expect(told(result)[0]?.place).toBe('board-2.json, line 1: jobs[1].title');
  });
});

describe('Eightfold answers', () => {
  test('of search are completed by details of the same id', async () => {
    expect(await loadEightfold(path.join(fixtures, 'eightfold'))).toMatchObject({ taken: 2, refused: 0 });
    expect(jobs.get('7001')).toMatchObject({
      displayJobId: 'JR-1',
      title: 'Harbor Pilot',
      department: 'Marine',
      description: '',
      postedAt: new Date(1_790_000_000_000),
    });
    expect(jobs.get('7002')).toMatchObject({
      department: 'Science',
      workLocationOption: 'remote_local',
      description: '<p>Read the tables, then the water.</p>',
      applyStatus: 'log_in',
      applyUrl: null,
    });
  });

  test('change nothing when they are loaded twice', async () => {
    await loadEightfold(path.join(fixtures, 'eightfold'));
    expect(await loadEightfold(path.join(fixtures, 'eightfold'))).toMatchObject({ unchanged: 2, changed: 0 });
  });

  test('of details alone are taken, and close nothing', async () => {
    await loadEightfold(file('a.json', page([position(1)])));
    const result = await loadEightfold(path.join(fixtures, 'eightfold', 'details-7002.json'));
    expect(result).toMatchObject({ taken: 1, closed: 0, keptOpenBecause: 'partial' });
  });

  test('close what is absent once they cover their own count (ruling 66)', async () => {
    await loadEightfold(file('old.json', page([position(1), position(2), position(3)])));
    rmSync(path.join(folder, 'old.json'));
    file('page-1.json', page([position(1)], { count: 2 }));
    expect(await loadEightfold(folder)).toMatchObject({ closed: 0, keptOpenBecause: 'partial' });
    file('page-2.json', page([position(2)], { count: 2 }));
    expect(await loadEightfold(folder)).toMatchObject({ closed: 1 });
    expect(jobs.open()).toEqual(['1', '2']);
  });

  test('to a search with filters or a query close nothing, although they cover their count', async () => {
    await loadEightfold(file('a.json', page([position(1), position(2)])));
    const filtered = file('b.json', page([position(1)], { appliedFilters: { department: ['marine'] } }));
    expect(await loadEightfold(filtered)).toMatchObject({ keptOpenBecause: 'partial' });
    const queried = file('c.json', page([position(1)], { sortBy: 'relevance' }));
    expect(await loadEightfold(queried)).toMatchObject({ keptOpenBecause: 'partial' });
  });

  test('name the field of a row that is bad', async () => {
    const result = await loadEightfold(
      file('a.json', page([position(1, { workLocationOption: 'moon' }), position(2, { postedTs: null })])),
    );
    expect(told(result)).toEqual([
      {
        place: 'line 1: data.positions[0].workLocationOption',
        reason: 'must be one of onsite, hybrid, remote, remote_local, remote_global',
        sourceId: '1',
      },
      expect.objectContaining({ place: 'line 1: data.positions[1].postedTs', sourceId: '2' }),
    ]);
  });
});

async function openJobOne(): Promise<void> {
  await load(file('before.json', board(job(1))));
  rmSync(path.join(folder, 'before.json'));
}
/** The sentence that the operator is shown. */
async function refusalOf(target: string, format = 'greenhouse'): Promise<string> {
  const error: unknown = await load(target, { format }).then(
    () => new Error('The file was taken.'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof UnusableInput)) throw error;
  return error.message;
}

test('a date in milliseconds is not taken for one in the year 58,000', async () => {
  const target = file('a.json', page([position(1, { postedTs: 1_790_000_000_000 })]));
  expect(told(await loadEightfold(target))[0]).toMatchObject({
    place: 'line 1: data.positions[0].postedTs',
    sourceId: '1',
  });
});

describe('a file that is not what it says changes nothing, and', () => {
  test('names the line and column of a syntax error', async () => {
    await openJobOne();
    const target = file('comma.json', '{\n  "jobs": [\n    { "id": 1, "title": "Cook",, "id": 2 }\n  ]\n}\n');
    expect(await refusalOf(target)).toContain('comma.json is not JSON: syntax error in line 3, column 32.');
    expect(jobs.open()).toEqual(['1']);
  });

  test('names the line where a truncated file ends, even after good rows', async () => {
    await openJobOne();
    const rows = Array.from({ length: 50 }, (_, index) => JSON.stringify(job(index + 10))).join(',\n');
    const target = file('cut.json', `{"jobs": [\n${rows},\n{"id": 99, "title": "Co`);
    expect(await refusalOf(target)).toMatch(
      /^cut\.json is not JSON: it ends in line 52, column \d+, before its last bracket\.$/,
    );
    expect(jobs.open()).toEqual(['1']);
  });

  test('says so when it is empty, or not text', async () => {
    expect(await refusalOf(file('empty.json', ''))).toContain('empty.json is not JSON: it is empty.');
    const latin = path.join(folder, 'latin.json');
    writeFileSync(latin, Buffer.from('{"jobs": [{"title": "K\u00f6chin"}]}', 'latin1'));
    expect(await refusalOf(latin)).toContain('latin.json is not UTF-8 text');
  });

  test('names the field where another shape begins', async () => {
    expect(await refusalOf(file('a.json', { positions: [] }))).toContain(
      'a.json is not a Greenhouse job board: jobs is missing.',
    );
    expect(await refusalOf(file('b.json', { jobs: { id: 1 } }))).toContain(
      'jobs must be a list, and is an object',
    );
    expect(await refusalOf(file('c.json', [job(1)]))).toContain('it is a list');
    expect(await refusalOf(file('d.json', board(job(1))), 'eightfold')).toContain('data is missing');
    expect(await refusalOf(file('e.json', { data: { positions: 'none' } }), 'eightfold')).toContain(
      'data.positions must be a list, and is a text',
    );
  });

  test('takes none of the other files in its folder', async () => {
    file('board-1.json', board(job(1)));
    file('board-2.json', '{"jobs": [');
    expect(await refusalOf(folder)).toContain('board-2.json is not JSON');
    expect(jobs.open()).toEqual([]);
  });

  test('is told which formats exist, when the format does not', async () => {
    expect(await refusalOf(file('a.json', board()), 'workday')).toContain(
      'There is no format "workday"; the formats are eightfold, greenhouse, lever, schema.org and csv.',
    );
    expect(await refusalOf(path.join(folder, 'nowhere.json'))).toContain('there is no such file or folder');
  });

  test('is not mixed with what it became while it was read', async () => {
    const target = file('a.json', board(job(1)));
    const result = load(target, {
      take: (postings, options) => {
        file('a.json', board(job(1), job(2)));
        return jobs.take(postings, options);
      },
    });
    await expect(result).rejects.toThrow(UnusableInput);
    expect(jobs.open()).toEqual([]);
  });
});

describe('what was written', () => {
  test('is told with the lines of refused rows, although the file has gone by then', async () => {
    const target = file('a.json', board(job(1), job(2, { title: 7 })));
    const result = await load(target, {
      take: async (postings, options) => {
        const taken = await jobs.take(postings, options);
        rmSync(target);
        return taken;
      },
    });
    expect(told(result)).toMatchObject([{ place: 'line 1: jobs[1].title' }]);
  });

  test('is undone when the import is stopped at its last row', async () => {
    const stopping = new AbortController();
    const result = load(file('a.json', board(job(1))), {
      signal: stopping.signal,
      take: (postings, options) =>
        jobs.take(
          (async function* () {
            yield* postings;
            stopping.abort();
          })(),
          options,
        ),
    });
    await expect(result).rejects.toThrow('aborted');
    expect(jobs.open()).toEqual([]);
  });
});

describe('a bad row', () => {
  test('is refused with place and reason, and the others are taken (ruling 24)', async () => {
    const rows = [
      job(1),
      job(2, { location: {} }),
      'not a job',
      job(4, { title: '  ' }),
      job(5, { updated_at: 'soon' }),
      job(6),
    ];
    const result = await load(file('a.json', board(...rows)));
    expect(result).toMatchObject({ taken: 2, refused: 4 });
    expect(told(result)).toEqual([
      { place: 'line 1: jobs[1].location.name', reason: 'is missing', sourceId: '2' },
      { place: 'line 1: jobs[2]', reason: 'must be an object, and is a text', sourceId: null },
      { place: 'line 1: jobs[3].title', reason: 'is empty', sourceId: '4' },
      { place: 'line 1: jobs[4].updated_at', reason: 'is missing, or not a date', sourceId: '5' },
    ]);
  });

  test('is told with its line: of the field, or where the field is missing, of what lacks it', async () => {
    const rows = [
      job(1),
      { ...job(2), title: 7 },
      { ...job(3), location: undefined },
      job(4, { location: {} }),
      job(5, { content: `${'many words\n'.repeat(10_000)}`, departments: [{ name: 1 }] }),
    ];
    const text = JSON.stringify(board(...rows), null, 2);
    const lineOf = (words: string): number => text.slice(0, text.indexOf(words)).split('\n').length;
    expect(told(await load(file('a.json', text)))).toMatchObject([
      { place: `line ${lineOf('"title": 7')}: jobs[1].title` },
      { place: `line ${lineOf('"id": 3') - 1}: jobs[2].location` },
      { place: `line ${lineOf('"location": {}')}: jobs[3].location.name` },
      { place: `line ${lineOf('"name": 1')}: jobs[4].departments[0].name` },
    ]);
  });

  test('of a second file is told with that file’s line', async () => {
    file('page-1.json', page([position(1)], { count: 2 }));
    file('page-2.json', JSON.stringify(page([position(2, { name: null })], { count: 2 }), null, 1));
    expect(told(await loadEightfold(folder))).toMatchObject([
      { place: 'page-2.json, line 7: data.positions[0].name' },
    ]);
  });

  test('refuses the file with --strict', async () => {
    const target = file('a.json', board(job(1), job(2, { title: 7 })));
    await expect(load(target, { strict: true })).rejects.toThrow(
      'Nothing was taken, because 1 row is refused and --strict takes all or none; the first is line 1: jobs[1].title, which must be a text, and is a number.',
    );
    expect(jobs.open()).toEqual([]);
  });

  test('of an open job leaves that job open (ruling 66)', async () => {
    await load(file('a.json', board(job(1), job(2), job(3))));
    const result = await load(file('b.json', board(job(1), job(2, { title: null }))));
    expect(result).toMatchObject({ closed: 1, refused: 1 });
    expect(jobs.open()).toEqual(['1', '2']);
  });

  test('without an id could be of any job, so that none is closed', async () => {
    await load(file('a.json', board(job(1), job(2))));
    const result = await load(file('b.json', board(job(1), { title: 'Cook' })));
    expect(result).toMatchObject({ closed: 0, keptOpenBecause: 'refused without id' });
    expect(jobs.open()).toEqual(['1', '2']);
  });
});

describe('hostile values', () => {
  test('in content stay as they are: the server sanitises what it stores', async () => {
    const content = '&lt;script&gt;alert(1)&lt;/script&gt;&lt;p onclick=&quot;x&quot;&gt;Hi&lt;/p&gt;';
    await load(file('a.json', board(job(1, { content }))));
    expect(jobs.get('1')?.description).toBe('<script>alert(1)</script><p onclick="x">Hi</p>');
  });

  test('escaped twice are text, and stay text', async () => {
    await load(file('a.json', board(job(1, { content: '&lt;p&gt;&amp;lt;script&amp;gt;&lt;/p&gt;' }))));
    expect(jobs.get('1')?.description).toBe('<p>&lt;script&gt;</p>');
  });

  test('of 5 MB refuse their row, not the file', async () => {
    const rows = [
      job(1, { content: 'x'.repeat(5_000_000) }),
      job(2),
      job(3, { content: 'x'.repeat(200_001) }),
    ];
    const result = await load(file('a.json', board(...rows)));
    expect(result.taken).toBe(1);
    expect(told(result)).toEqual([
      { place: 'line 1: jobs[0].content', reason: 'is longer than 1,000,000 characters', sourceId: '1' },
      { place: 'line 1: jobs[2].content', reason: 'is longer than 200,000 characters', sourceId: '3' },
    ]);
  });

  test('of a million small parts refuse their row, too', async () => {
    const offices = Array.from({ length: 300_000 }, () => 0);
    const result = await load(file('a.json', board(job(1, { offices }), job(2))));
    expect(told(result)).toEqual([
      {
        place: expect.stringMatching(/^line 1: jobs\[0\]\.offices\[2\d{5}\]$/),
        reason: 'is part of more data than a job can have',
        sourceId: '1',
      },
    ]);
  });

  test('named __proto__ are ignored', async () => {
    const row = JSON.stringify(job(1)).replace('{', '{"__proto__": {"title": "Owned", "polluted": true}, ');
    await load(file('a.json', `{"__proto__": {"jobs": []}, "jobs": [${row}]}`));
    expect(jobs.get('1')?.title).toBe('Job 1');
    expect(Reflect.get({}, 'polluted')).toBeUndefined();
  });

  test('that no database can hold refuse their row', async () => {
    const rows = [job(1, { title: 'Co\0ok' }), job(2, { title: 'Half \ud83d pair' })];
    const result = await load(file('a.json', board(...rows)));
    expect(told(result)).toMatchObject([{ place: 'line 1: jobs[0].title' }]);
    expect(result.taken).toBe(1);
    expect(jobs.get('2')?.title).toBe('Half \ufffd pair');
  });

  test('nested too deep refuse the file', async () => {
    const target = file('a.json', `{"jobs": ${'['.repeat(100_000)}`);
    await expect(load(target)).rejects.toThrow('a.json is nested more than 64 levels deep.');
  });

  test('with a repeated id count once, and the last wins', async () => {
    const rows = [job(1, { title: 'First' }), job(2), job(1, { title: 'Last' })];
    expect(await load(file('a.json', board(...rows)))).toMatchObject({ taken: 2, repeated: 1, refused: 0 });
    expect(jobs.get('1')?.title).toBe('Last');
  });
});
