import type { APIRequestContext } from '@playwright/test';
import { addressOf, kestrel, loomfield, meridian } from './employers.ts';
import { openBeforeScript, openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { findJob, jobById, searchData } from './wire.ts';

type JobPosting = {
  '@context': string;
  '@type': string;
  title: string;
  description: string;
  datePosted: string;
  directApply?: boolean;
  hiringOrganization: { '@type': string; name: string };
  jobLocation: {
    '@type': string;
    address: { '@type': string; addressLocality?: string; addressRegion?: string; addressCountry?: string };
  }[];
  jobLocationType?: string;
  identifier: { value: string };
  baseSalary?: { currency: string; value: { minValue: number; maxValue: number; unitText: string } };
};

/** The structured data of a page; undefined when it has none. */
const structuredData = async (request: APIRequestContext, address: string) => {
  const html = await (await request.get(address)).text();
  const json = /<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s.exec(html)?.[1];
  return json === undefined ? undefined : (JSON.parse(json) as JobPosting);
};
const placeOf = ({
  addressLocality,
  addressRegion,
  addressCountry,
}: JobPosting['jobLocation'][number]['address']) =>
  [addressLocality, addressRegion, addressCountry].filter(Boolean).join(', ');
const jobAddress = (id: number, domain: string = meridian) => addressOf(`/careers/job/${id}`, { domain });

const head = (html: string) => ({
  title: /<title>(.*?)<\/title>/.exec(html)?.[1],
  canonical: /<link rel="canonical" href="(.*?)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
  robots: /<meta name="robots" content="(.*?)"/.exec(html)?.[1],
  ogTitle: /<meta property="og:title" content="(.*?)"/.exec(html)?.[1],
  ogUrl: /<meta property="og:url" content="(.*?)"/.exec(html)?.[1]?.replaceAll('&amp;', '&'),
});

for (const domain of [meridian, kestrel, loomfield] as const) {
  test(`JOB-03 a job page of ${domain} carries a valid JobPosting`, async ({ request }) => {
    const { positions } = await searchData(request, { domain });
    for (const row of positions.slice(0, 4)) {
      const position = (await jobById(request, row.id, domain))?.position;
      if (!position) throw new Error(`Job ${row.id} is gone`);
      const data = await structuredData(request, jobAddress(row.id, domain));
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
      if (position.pay) {
        expect(data?.baseSalary?.currency).toBe(position.pay.currency);
        expect(data?.baseSalary?.value.minValue).toBe(position.pay.minimum);
        expect(['HOUR', 'YEAR']).toContain(data?.baseSalary?.value.unitText);
      }
    }
  });
}

test('JOB-03 the JobPosting of a remote job says so, and every place names its country', async ({
  request,
}) => {
  const { positions } = await searchData(request, { filter_work_location_option: 'remote' });
  const data = await structuredData(request, jobAddress(positions[0]?.id ?? 0));
  expect(data).toMatchObject({ jobLocationType: 'TELECOMMUTE' });
  // search engines refuse a posting without it
  for (const { address } of data?.jobLocation ?? [])
    expect(address.addressCountry ?? '').toMatch(/^\p{L}[\p{L} ]+$/u);
});

test('JOB-03 a job page has title, canonical address and social preview of its own', async ({
  request,
  baseURL,
}) => {
  const [row] = (await searchData(request)).positions;
  const html = await (await request.get(`${jobAddress(row?.id ?? 0)}&utm_source=x`)).text();
  const canonical = `${baseURL}/careers/job/${row?.id}?domain=${meridian}`;
  const title = `${row?.name} | Meridian Health`;
  expect(head(html)).toEqual({ title, canonical, robots: undefined, ogTitle: title, ogUrl: canonical });
});

test('JOB-03 a closed job answers 410, keeps its text, and leads to similar jobs that are open', async ({
  page,
  request,
}) => {
  const closed = await findJob(request, ({ isClosed }) => isClosed);
  const response = await page.goto(jobAddress(closed.id));
  expect(response?.status()).toBe(410);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(closed.name);
  await expect(page.getByText('This job is no longer open')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply now' })).toHaveCount(0);
  expect(await structuredData(request, jobAddress(closed.id))).toBeUndefined();

  await page.getByRole('link', { name: 'Search similar jobs' }).click();
  const search = new SearchPage(page);
  await search.expectParameter('query', closed.name);
  await search.expectParameter('domain', meridian);
  await search.expectCount((await searchData(request, { query: closed.name })).count);
});

test('JOB-02 a private job opens by its address only and stays out of search engines', async ({
  page,
  request,
}) => {
  const hidden = await findJob(request, ({ position, isClosed }) => position.isPrivate && !isClosed);
  const html = await (await request.get(jobAddress(hidden.id))).text();
  expect(head(html).robots).toBe('noindex');
  expect(await structuredData(request, jobAddress(hidden.id))).toBeUndefined();
  const found = await searchData(request, { query: `"${hidden.name}"` });
  expect(found.positions.map(({ id }) => id)).not.toContain(hidden.id);

  await openPage(page, addressOf('/careers/job/private', { pid: String(hidden.id) }));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(hidden.name);
  await page.getByRole('link', { name: 'Apply now' }).click();
  await expect(page).toHaveURL(new RegExp(`/careers/apply/private\\?pid=${hidden.id}`));
});

test('JOB-02 the apply button follows what can be done with the job', async ({ page, request }) => {
  const external = await findJob(
    request,
    ({ position }) => position.positionUserActions.applyAction.applyUrl !== null,
  );
  await openPage(page, jobAddress(external.id));
  await expect(page.getByRole('link', { name: 'Apply now' })).toHaveAttribute(
    'href',
    external.positionUserActions.applyAction.applyUrl ?? '',
  );
  const expired = await findJob(
    request,
    ({ position }) => position.positionUserActions.applyAction.status === 'expired',
  );
  await openPage(page, jobAddress(expired.id));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(expired.name);
  await expect(page.getByRole('link', { name: 'Apply now' })).toHaveCount(0);
});

for (const path of ['/careers/job/999999', '/careers/job/private?pid=999999']) {
  test(`JOB-01 ${path} is not found and leads back to all jobs`, async ({ page }) => {
    const response = await page.goto(path);
    await expect(page.getByRole('link', { name: 'All jobs' }).first()).toBeVisible();
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Position not found');
  });
}

test('JOB-01 a number that only another employer has is not found', async ({ page, request }) => {
  const { count } = await searchData(request, { domain: kestrel });
  const foreign = await jobById(request, count * 2);
  const response = await page.goto(jobAddress(count * 2, kestrel));
  expect(response?.status()).toBe(404);
  await expect(page.getByText(foreign?.position.name ?? '-')).toHaveCount(0);
});

test('JOB-03 the site map lists the open public jobs of its employer', async ({ request, baseURL }) => {
  const response = await request.get(addressOf('/careers/sitemap.xml'));
  expect(response.headers()['content-type']).toMatch(/xml/);
  const xml = await response.text();
  const [row] = (await searchData(request)).positions;
  expect(xml).toContain(`${baseURL}/careers/job/${row?.id}`);
  const closed = await findJob(request, ({ isClosed }) => isClosed);
  expect(xml).not.toContain(`/careers/job/${closed.id}?`);
  expect((xml.match(/<loc>/g) ?? []).length).toBeGreaterThanOrEqual((await searchData(request)).count);
});

test('JOB-01 the end of a job’s page stays where it is when the page’s script comes', async ({ page }) => {
  const letScriptCome = await openBeforeScript(page, addressOf('/careers/job/1'));
  const end = page.getByRole('contentinfo');
  await page.waitForFunction(() => performance.getEntriesByType('paint').length > 0);
  const before = await end.boundingBox();
  await letScriptCome();
  expect((await end.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0);
});
