import { sanitizeHtml } from '@portico/core/html';
import { positionIdOf } from '@portico/core/jobs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Posting } from '../../contract/posting.ts';
import type { PositionDetails, PositionDetailsMetadata } from '../../contract/positions.ts';
import { startServer, type TestServer } from '../../../tests/server/harness.ts';
import { aPosting, places } from '../../../tests/server/postings.ts';
import { forEmployer } from '../database/for-employer.ts';
import { findEmployer } from '../employers/store.ts';
import { applyStatusOf } from './rules.ts';
import { previewPostings, takePostings } from './store.ts';

describe('ROUTES-02 SEARCH-04 a position id', () => {
  test.each([
    ['123', 123],
    ['123-nurse', 123],
    [' 7 ', 7],
    ['2147483647', 2_147_483_647],
  ])('%s means %s', (text, id) => {
    expect(positionIdOf(text)).toBe(id);
  });
  test.each(['', 'nurse', '-1', '0', '1.5', '12x', '2147483648', '99999999999', '1e3'])(
    '%j means none',
    (text) => {
      expect(positionIdOf(text)).toBeUndefined();
    },
  );
});

test('a closed job offers nothing to apply to', () => {
  const closedAt = new Date(0);
  expect(applyStatusOf({ closedAt: null, applyStatus: 'apply' })).toBe('apply');
  expect(applyStatusOf({ closedAt, applyStatus: 'apply' })).toBe('closed');
  expect(applyStatusOf({ closedAt, applyStatus: 'expired' })).toBe('expired');
});

describe('JOB-01 a job text is sanitised', () => {
  test.each([
    ['<p>One <strong>two</strong><br>three</p>', '<p>One <strong>two</strong><br />three</p>'],
    ['<h1>Title</h1><h2>a</h2><h5>b</h5>', '<h2>Title</h2><h2>a</h2><h4>b</h4>'],
    ['<script>alert(1)</script>text', 'text'],
    ['<style>p{}</style>text', 'text'],
    ['<p id="a" class="b" style="color:red" onclick="x()">text</p>', '<p>text</p>'],
    ['<img src=x onerror=alert(1)>', ''],
    ['<iframe src="https://x.example"></iframe>', ''],
    ['<svg><a xlink:href="javascript:alert(1)"><text>x</text></a></svg>', '<a>x</a>'],
    ['<a href="https://x.example" target="_blank" rel="x">x</a>', '<a href="https://x.example">x</a>'],
    ['<a href="mailto:jobs@x.example">x</a>', '<a href="mailto:jobs@x.example">x</a>'],
    ['<a href="http://x.example">x</a>', '<a>x</a>'],
    ['<a href="javascript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="java\nscript:alert(1)">x</a>', '<a>x</a>'],
    ['<a href="//x.example">x</a>', '<a>x</a>'],
    ['<a href="/api/pcsx/auth/logout">x</a>', '<a>x</a>'],
    ['a < b & c', 'a &lt; b &amp; c'],
    ['<ul><li>one<li>two</ul>', '<ul><li>one</li><li>two</li></ul>'],
  ])('%j becomes %j', (html, expected) => {
    expect(sanitizeHtml(html)).toBe(expected);
  });
});

let server: TestServer;
beforeAll(async () => {
  server = await startServer([
    {
      domain: 'ours.example',
      postings: [
        aPosting({
          sourceId: 'open',
          title: 'Nurse',
          places: [places.rotterdam, places.zurich],
          description: '<p onclick="x()">Care.</p>',
          skills: ['Care', 'Teamwork'],
          pay: { minimum: 20, maximum: 30, currency: 'EUR', period: 'hour' },
          workLocationOption: 'hybrid',
        }),
        aPosting({ sourceId: 'closed', closedAt: new Date('2026-02-01T00:00:00Z') }),
        aPosting({ sourceId: 'private', isPrivate: true }),
        aPosting({ sourceId: 'elsewhere', applyStatus: 'apply', applyUrl: 'https://apply.example/x' }),
      ],
    },
    { domain: 'theirs.example', postings: [] },
    { domain: 'feed.example' },
  ]);
});
afterAll(() => server.close());

const details = (id: string, domain = 'ours.example') =>
  server
    .browser(domain)
    .get<PositionDetails, PositionDetailsMetadata>(`/api/pcsx/position_details?position_id=${id}`);

describe('API-07 JOB-01 position details', () => {
  test('an open job, with its places, pay and sanitised text', async () => {
    const { status, body } = await details('1-nurse');
    expect(status).toBe(200);
    expect(body.metadata).toEqual({ isFallback: false });
    expect(body.data).toMatchObject({
      id: 1,
      name: 'Nurse',
      locations: ['Rotterdam, Netherlands', 'Zürich, Switzerland'],
      location: 'Rotterdam, Netherlands; Zürich, Switzerland',
      jobDescription: '<p>Care.</p>',
      postedTs: 1_768_464_000,
      workLocationOption: 'hybrid',
      positionUrl: '/careers/job/1',
      publicUrl: 'http://site.example/careers/job/1?domain=ours.example',
      efcustomTextSkills: ['Care', 'Teamwork'],
      pay: { minimum: 20, maximum: 30, currency: 'EUR', period: 'hour' },
      positionUserActions: { isSaved: false, applyAction: { status: 'allowed', applyUrl: null } },
      isPrivate: false,
    });
    expect(body.data).not.toHaveProperty('solrScore');
  });

  test('a closed job is a fallback that nobody can apply to', async () => {
    const { status, body } = await details('2');
    expect(status).toBe(200);
    expect(body.metadata).toEqual({ isFallback: true });
    expect(body.data.positionUserActions.applyAction.status).toBe('closed');
    expect(body.data.closedTs).toBe(1_769_904_000);
  });

  test('a private job opens by its address', async () => {
    expect((await details('3')).body.data.isPrivate).toBe(true);
  });

  test('a job that is applied for elsewhere says where', async () => {
    expect((await details('4')).body.data.positionUserActions.applyAction).toEqual({
      status: 'apply',
      applyUrl: 'https://apply.example/x',
    });
  });

  test.each([
    ['999', 'ours.example'],
    ['nurse', 'ours.example'],
    ['1', 'theirs.example'],
    ["1'--", 'ours.example'],
  ])('%s at %s is not found', async (id, domain) => {
    const { status, body } = await details(encodeURIComponent(id), domain);
    expect(status).toBe(404);
    expect(body).toMatchObject({
      message: 'Position not found',
      error: { message: 'Position not found' },
      data: {},
    });
  });

  test('FORM-14 without an id the field is named', async () => {
    const { status, body } = await server.browser().get('/api/pcsx/position_details');
    expect(status).toBe(400);
    expect(body.validationErrors).toHaveProperty('position_id');
  });
});

const feed = (count: number): Posting[] =>
  Array.from({ length: count }, (_, index) => aPosting({ sourceId: `feed-${index}`, title: `Job ${index}` }));
const take = (postings: Iterable<Posting> | AsyncIterable<Posting>, options = {}) =>
  takePostings(server.database, server.scopes['feed.example']!, postings, options);
/** Of a feed that has all jobs. */
const complete = { closeAbsentBut: () => [] };
const version = async () => (await findEmployer(server.database, 'feed.example'))?.dataVersion;
const open = async () => (await server.browser('feed.example').get('/api/pcsx/search')).body.data.count;

async function* broken() {
  yield* feed(300).map((posting) => ({ ...posting, sourceId: `new-${posting.sourceId}` }));
  throw new Error('the file ends here');
}

describe('taking postings', () => {
  const jobs = feed(600);

  test('the same feed twice changes nothing, not even the version', async () => {
    expect(await take(jobs)).toEqual({ taken: 600, changed: 0, unchanged: 0, closed: 0 });
    const before = await version();
    expect(await take(jobs)).toEqual({ taken: 0, changed: 0, unchanged: 600, closed: 0 });
    expect(await version()).toBe(before);
  });

  test('a changed job keeps its id; the search sees it at once', async () => {
    const [first] = jobs;
    const changed = { ...first!, title: 'Quite another title' };
    expect(await take([changed])).toEqual({ taken: 0, changed: 1, unchanged: 0, closed: 0 });
    const found = await server.browser('feed.example').get('/api/pcsx/search?query=quite+another');
    expect(found.body.data).toMatchObject({ count: 1, positions: [{ id: 1, name: 'Quite another title' }] });
    await take([first!]);
  });

  test('a complete feed closes what it does not mention, apart from what was refused; what comes back opens', async () => {
    const kept = jobs.slice(0, 500);
    const result = await take(kept, { closeAbsentBut: () => ['feed-500', 'feed-501'] });
    expect(result).toEqual({ taken: 0, changed: 0, unchanged: 500, closed: 98 });
    expect(await open()).toBe(502);
    expect(await take(jobs, complete)).toMatchObject({ changed: 98, closed: 0 });
    expect(await open()).toBe(600);
  });

  // postings are written 250 at a time, while the next ones are looked up and prepared
  test.each([0, 249, 499, 750, 1_250, 1_750, 2_000, 2_250])(
    'of two postings with one source id the later counts, with %i others between them',
    async (between) => {
      const others = Array.from({ length: between }, (_, index) => ({
        ...jobs[0]!,
        sourceId: `between ${between} ${index}`,
      }));
      const of = (title: string) => ({ ...jobs[0]!, sourceId: `twice ${between}`, title });
      const counts = { taken: between + 1, changed: 0, unchanged: 0, closed: 0 };
      expect(await take([of('Earlier'), ...others, of('Later')])).toEqual(counts);
      const rows = await forEmployer(server.database, server.scopes['feed.example']!)
        .selectFrom('job')
        .select(['id', 'title'])
        .where('source_id', 'like', `%twice ${between}`)
        .execute();
      expect(rows).toEqual([{ id: expect.any(Number), title: 'Later' }]);
      const ids = await forEmployer(server.database, server.scopes['feed.example']!)
        .selectFrom('job')
        .select('id')
        .where('source_id', 'like', `between ${between} %`)
        .execute();
      expect(new Set(ids.map(({ id }) => id)).size).toBe(between);
      await take(jobs, complete);
    },
  );

  test('a job that comes as it was and then otherwise has changed once', async () => {
    const again = { ...jobs[0]!, title: 'Changed' };
    expect(await take([...jobs, again])).toMatchObject({ changed: 1, unchanged: 599 });
    expect(await take([again, jobs[0]!])).toMatchObject({ taken: 0, changed: 1, unchanged: 0 });
  });

  test.each([0, 249, 1_250, 1_750, 2_000])(
    'a job that comes otherwise and then as it was is as it was, with %i others between them',
    async (between) => {
      const was = { ...jobs[0]!, sourceId: `back ${between}` };
      const others = Array.from({ length: between }, (_, index) => ({
        ...was,
        sourceId: `back ${between} ${index}`,
      }));
      const came = [was, ...others];
      await take(came);
      const before = await version();
      const postings = [{ ...was, title: 'Otherwise' }, ...others, was];
      const counts = { taken: 0, changed: 0, unchanged: between + 1, closed: 0 };
      const scope = server.scopes['feed.example']!;
      expect(await previewPostings(server.database, scope, postings)).toEqual(counts);
      expect(await take(postings)).toEqual(counts);
      expect(await version()).toBe(before);
      const row = await forEmployer(server.database, scope)
        .selectFrom('job')
        .select('title')
        .where('source_id', '=', was.sourceId)
        .executeTakeFirst();
      expect(row).toEqual({ title: was.title });
      await take(jobs, complete);
    },
  );

  test('API-10 who does something else at the employer does not wait for an import', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    const { promise: isReading, resolve: read } = Promise.withResolvers<void>();
    async function* slow() {
      yield* jobs;
      read();
      await promise;
    }
    const importing = take(slow());
    await isReading;
    await forEmployer(server.database, server.scopes['feed.example']!)
      .insertInto('title_word')
      .values({ word: 'meanwhile' })
      .execute();
    resolve();
    expect(await importing).toMatchObject({ unchanged: 600 });
  });

  test('a feed that breaks off half-way changes nothing', async () => {
    const before = await version();
    await expect(take(broken())).rejects.toThrow('the file ends here');
    expect(await version()).toBe(before);
    expect(await open()).toBe(600);
  });

  test('a feed that the database refuses half-way changes nothing, and fails for what was wrong first', async () => {
    const before = await version();
    const postings = feed(2_000).map((posting) => ({ ...posting, sourceId: `new-${posting.sourceId}` }));
    postings[300] = { ...postings[300]!, title: 'No text holds a \0' };
    await expect(take(postings)).rejects.toThrow('unsupported Unicode escape sequence');
    expect([await version(), await open()]).toEqual([before, 600]);
  });

  test('progress is told', async () => {
    const told: number[] = [];
    await take(jobs, { onProgress: (read: number) => told.push(read) });
    expect(told).toEqual([500, 600]);
  });

  test('a language that is known is not detected', async () => {
    const scope = server.scopes['feed.example']!;
    const [job] = jobs;
    await takePostings(server.database, scope, [{ ...job!, sourceId: 'known' }], { language: 'danish' });
    const { language } = await forEmployer(server.database, scope)
      .selectFrom('job')
      .select('language')
      .where('source_id', '=', 'known')
      .executeTakeFirstOrThrow();
    await forEmployer(server.database, scope).deleteFrom('job').where('source_id', '=', 'known').execute();
    expect(language).toBe('danish');
  });

  test('a preview counts as taking would, and writes nothing', async () => {
    const before = await version();
    const scope = server.scopes['feed.example']!;
    const [first, second] = jobs;
    const postings = [{ ...first!, title: 'Another' }, second!, { ...second!, sourceId: 'not there yet' }];
    expect(await previewPostings(server.database, scope, postings, complete)).toEqual({
      taken: 1,
      changed: 1,
      unchanged: 1,
      closed: 598,
    });
    expect([await version(), await open()]).toEqual([before, 600]);
  });

  test('two feeds at once number their jobs apart', async () => {
    const two = ['a', 'b'].map((letter) =>
      take(feed(40).map((posting) => ({ ...posting, sourceId: `${letter}-${posting.sourceId}` }))),
    );
    expect((await Promise.all(two)).map((result) => result.taken)).toEqual([40, 40]);
    expect(await open()).toBe(680);
  });

  test('a place without coordinates is where another job has told that it is', async () => {
    const elsewhere = { latitude: 60.39, longitude: 5.32 };
    await take([aPosting({ places: [{ name: 'Bergen, Norway', ...elsewhere }] })]);
    await take([aPosting({ places: [{ name: 'Bergen' }] }), aPosting({ places: [{ name: 'Ber' }] })]);
    const { body } = await server
      .browser('feed.example')
      .get<{ count: number }>('/api/pcsx/search?location=60.39,5.32&filter_distance=5');
    expect(body.data.count).toBe(2);
  });
});
