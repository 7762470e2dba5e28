import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PositionDetails, PositionDetailsMetadata } from '../../reference-app/contract/positions.ts';
import type { SearchData } from '../../reference-app/contract/search.ts';
import type { TestServer } from './harness.ts';
import { parsePage, textsOf } from './parsed-page.ts';
import { domains, htmlOf, kestrel, meridian, startRenderedSite } from './rendered-site.ts';

type JobPosting = {
  '@context': string;
  '@type': string;
  title: string;
  description: string;
  datePosted: string;
  hiringOrganization: { '@type': string; name: string };
  jobLocation: {
    '@type': string;
    address: { '@type': string; addressLocality?: string; addressRegion?: string; addressCountry?: string };
  }[];
  jobLocationType?: string;
  identifier: { value: string };
  baseSalary?: { currency: string; value: { minValue: number; unitText: string } };
};
type Job = { position: PositionDetails; isClosed: boolean };

const site = 'http://site.example';
let server: TestServer;
beforeAll(async () => {
  server = await startRenderedSite();
});
afterAll(() => server.close());

const get = (url: string, domain: string = meridian) => server.browser(domain).get(url);
const html = (url: string, domain: string = meridian) => htmlOf(server.browser(domain), url);
const search = async (query = '', domain: string = meridian) =>
  (await server.browser(domain).get<SearchData>(`/api/pcsx/search?${query}`)).body.data;
async function jobById(id: number, domain: string = meridian): Promise<Job | undefined> {
  const { status, body } = await server
    .browser(domain)
    .get<PositionDetails, PositionDetailsMetadata | null>(`/api/pcsx/position_details?position_id=${id}`);
  return status === 200 ? { position: body.data, isClosed: body.metadata?.isFallback ?? false } : undefined;
}
/** The first job that a test can use. */
async function findJob(isWanted: (job: Job) => boolean): Promise<PositionDetails> {
  for (let id = 1; ; id += 1) {
    const job = await jobById(id);
    if (!job) throw new Error('There is no such job.');
    if (isWanted(job)) return job.position;
  }
}

/** The structured data of a page; undefined when it has none. */
function structuredData(page: string) {
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(page)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as JobPosting);
}
const placeOf = ({
  addressLocality,
  addressRegion,
  addressCountry,
}: JobPosting['jobLocation'][number]['address']) =>
  [addressLocality, addressRegion, addressCountry].filter(Boolean).join(', ');

/** What a page says of itself to search engines and messengers. */
function headOf(page: string) {
  const { head } = parsePage(page);
  const content = (name: string) =>
    head.querySelector(`meta[property="${name}"], meta[name="${name}"]`)?.getAttribute('content') ??
    undefined;
  return {
    title: head.querySelector('title')?.textContent,
    canonical: head.querySelector('link[rel=canonical]')?.getAttribute('href') ?? undefined,
    robots: content('robots'),
    content,
  };
}

test.each(domains)('JOB-03 a job page of %s carries a valid JobPosting', async (domain) => {
  for (const row of (await search('', domain)).positions.slice(0, 4)) {
    const { position } = (await jobById(row.id, domain))!;
    const data = structuredData(await html(`/careers/job/${row.id}`, domain));
    expect(data).toMatchObject({
      '@type': 'JobPosting',
      title: position.name,
      description: position.jobDescription,
      hiringOrganization: { '@type': 'Organization' },
      identifier: { value: position.displayJobId },
    });
    expect(data?.['@context']).toMatch(/^https?:\/\/schema\.org\/?$/);
    expect(new Date(data?.datePosted ?? '').getTime()).toBe(position.postedTs * 1000);
    expect(data?.jobLocation.map(({ address }) => placeOf(address))).toEqual(
      position.places.map(({ name }) => name.replace(/^Remote, /, '')),
    );
    // there is none where the posting tells no pay
    const { pay } = position;
    expect(data?.baseSalary?.currency).toBe(pay?.currency);
    expect(data?.baseSalary?.value.minValue).toBe(pay?.minimum);
    expect(data?.baseSalary?.value.unitText).toBe(pay?.period.toUpperCase());
  }
});

test('JOB-03 the JobPosting of a remote job says so, and every place names its country', async () => {
  const [row] = (await search('filter_work_location_option=remote')).positions;
  const data = structuredData(await html(`/careers/job/${row!.id}`));
  expect(data).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  expect(data?.jobLocation).not.toEqual([]);
  // search engines refuse a posting without it
  for (const { address } of data?.jobLocation ?? [])
    expect(address.addressCountry ?? '').toMatch(/^\p{L}[\p{L} ]+$/u);
});

test('JOB-03 a job page has title, canonical address and social preview of its own, whose picture is there', async () => {
  const [row] = (await search()).positions;
  const head = headOf(await html(`/careers/job/${row!.id}?utm_source=x`));
  const canonical = `${site}/careers/job/${row!.id}?domain=${meridian}`;
  const title = `${row!.name} | Meridian Health`;
  expect(head).toMatchObject({ title, canonical, robots: undefined });
  expect([head.content('og:title'), head.content('og:url')]).toEqual([title, canonical]);

  const { content } = headOf(await html(`/careers/job/${row!.id}?hl=ar`));
  expect(content('og:title')).toContain('|');
  expect(content('og:description')).toContain('·');
  expect(content('og:locale')).toBe('ar');
  expect(content('og:site_name')).toBe('Meridian Health');
  expect(content('twitter:card')).toBe('summary_large_image');
  const picture = content('og:image') ?? '';
  expect(picture).toContain(`${site}/`);
  expect((await get(picture)).status).toBe(200);
});

test('JOB-03 a closed job answers 410 with its text, and is nothing for search engines', async () => {
  const closed = await findJob(({ isClosed }) => isClosed);
  const { status, text } = await get(`/careers/job/${closed.id}`);
  expect(status).toBe(410);
  expect(textsOf(parsePage(text), 'h1')).toEqual([closed.name]);
  expect(headOf(text).robots).toBe('noindex');
  expect(structuredData(text)).toBeUndefined();
});

test('JOB-02 a private job stays out of search engines and of the search', async () => {
  const hidden = await findJob(({ position, isClosed }) => position.isPrivate && !isClosed);
  const page = await html(`/careers/job/${hidden.id}`);
  expect(headOf(page).robots).toBe('noindex');
  expect(structuredData(page)).toBeUndefined();
  const { positions } = await search(`query=${encodeURIComponent(`"${hidden.name}"`)}`);
  expect(positions.map(({ id }) => id)).not.toContain(hidden.id);
});

test('JOB-03 the site map lists the open public jobs of its employer', async () => {
  const { headers, text } = await get('/careers/sitemap.xml');
  expect(headers['content-type']).toMatch(/xml/);
  const { count, positions } = await search();
  expect(text).toContain(`${site}/careers/job/${positions[0]!.id}?`);
  const closed = await findJob(({ isClosed }) => isClosed);
  expect(text).not.toContain(`/careers/job/${closed.id}?`);
  expect(text.match(/<loc>/g)).toHaveLength(count);
});

test('JOB-01 a job that there is not, or only at another employer, is not found and leads back to all jobs', async () => {
  const onlyOurs = 140;
  const ours = (await jobById(onlyOurs))!;
  for (const [address, domain] of [
    ['/careers/job/999999', meridian],
    ['/careers/job/private?pid=999999', meridian],
    [`/careers/job/${onlyOurs}`, kestrel],
  ] as const) {
    const { status, text } = await get(address, domain);
    const page = parsePage(text);
    expect(status, address).toBe(404);
    expect(page.title, address).toBe('Position not found');
    expect(textsOf(page, 'main a[href^="/careers"]'), address).toContain('All jobs');
    expect(text).not.toContain(ours.position.name);
  }
});

test('JOB-03 the HTML of a search holds titles, links and the text of its first job', async () => {
  const { positions } = await search();
  const page = await html('/careers');
  for (const { name, id } of positions) {
    expect(page).toContain(name.replaceAll('&', '&amp;'));
    expect(page).toContain(`pid=${id}`);
  }
  const first = await jobById(positions[0]!.id);
  expect(page).toContain(first?.position.jobDescription.slice(0, 80));
});

test('APPLY-01 the HTML of an application holds its questions, which take nothing before there is a script', async () => {
  const job = await findJob(
    ({ position, isClosed }) => !isClosed && position.positionUserActions.applyAction.status === 'allowed',
  );
  expect(await html(`/careers/apply?pid=${job.id}`)).toMatch(/ inert="".*What draws you to this job\?/s);
});

const pageAt = async (path: string) => parsePage(await html(path));
const searchAt = (query: string) => pageAt(`/careers/search?${query}`);
const cardsOf = (page: Document) => textsOf(page, '#root main li article');
const fieldsOf = (page: Document) =>
  [...page.querySelectorAll<HTMLInputElement>('search input[type=search]')].map(({ value }) => value);
test.each([
  'start=abc',
  'start=-10',
  'start=999999999999999999999',
  'start=7',
  'sort_by=zzz',
  'sort_by=distance',
  'filter_department=%00',
  'filter_department=,,,',
  'filter_=x&filter_nothing=y',
  'filter___proto__=x',
  'filter_map_bounds=north',
  'pid=-5',
  'pid=0',
  'pid=99999999999999999999',
  'pid=abc',
  'query=%E0%A4%A',
  'query=%F0%9F%92%99&location=%00',
  'query=a&query=b&start=1&start=2&domain=meridian.example&domain=kestrel.example',
  'hl=xx-YY',
  'location=95,300',
  'show_login_modal=maybe',
])('SEARCH-01 an address with %s still shows the search', async (parameters) => {
  const page = await searchAt(parameters);
  expect(fieldsOf(page)).toHaveLength(2);
  expect(textsOf(page, 'main section h2')[0]).toMatch(/^[\d,]+ jobs?$/);
  expect(page.body.textContent).not.toContain('Internal Server Error');
});

test('SEARCH-01 of a search text of 20,000 characters the first are searched by', async () => {
  const page = await pageAt(`/careers?query=${'nurse '.repeat(20_000 / 6)}`);
  expect(page.querySelector('main')?.textContent).toContain('Only the first 300 characters');
  expect(cardsOf(page)).toHaveLength(10);
  const ofOneWord = await searchAt(`query=${'x'.repeat(2_000)}`);
  expect(textsOf(ofOneWord, 'main section h2')[0]).toBe('0 jobs');
});

test('SEARCH-02 hyphens and underscores of a path read as spaces', async () => {
  const page = await pageAt('/careers/nurse-manager/santiago');
  expect(fieldsOf(page)).toEqual(['nurse manager', 'santiago']);
  expect(page.title).toBe('nurse manager at santiago');
  const { count } = await search('query=nurse manager&location=santiago');
  expect(textsOf(page, 'main section h2')[0]).toMatch(new RegExp(`^${count} jobs?$`));
  expect(fieldsOf(await pageAt('/careers/data_engineer'))).toEqual(['data engineer', '']);
});

test('SEARCH-04 of a pid with words behind its number the number counts', async () => {
  const [position] = (await search('start=20')).positions;
  const beside = await searchAt(`pid=${position!.id}-some-nurse`);
  expect(textsOf(beside, 'main h2')).toContain(position!.name);
  const alone = await pageAt(`/careers/job/${position!.id}-some-nurse`);
  expect(textsOf(alone, 'h1')).toEqual([position!.name]);
});

test('SEARCH-01 thousands of filter values that are nowhere are carried on by no link, and the filter beside them stays', async () => {
  const values = Array.from({ length: 2_000 }, (_, index) => `nowhere${index}`);
  const text = await html(
    `/careers/search?filter_department=${values.join()}&filter_employment_type=Part-time`,
  );
  const page = parsePage(text);
  const links = [...page.querySelectorAll('main a')].map((link) => link.getAttribute('href') ?? '');
  expect(links.filter((href) => href.includes('nowhere'))).toEqual([]);
  expect(links.filter((href) => href.includes('filter_employment_type=Part-time'))).not.toEqual([]);
  // each link had all of them
  expect(text.split('nowhere1999').length - 1).toBeLessThan(8);
});
