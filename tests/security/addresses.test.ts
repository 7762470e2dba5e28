import { request as httpRequest } from 'node:http';
import { text } from 'node:stream/consumers';
import { addressOf, employers } from '../e2e/employers.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';

/** A page as a client gets it that names the site as it likes. */
const pageAt = (address: string, host: string) =>
  new Promise<{ status: number | undefined; html: string }>((resolve, reject) => {
    httpRequest(address, { headers: { host } }, (response) => {
      text(response).then((html) => resolve({ status: response.statusCode, html }), reject);
    })
      .on('error', reject)
      .end();
  });

for (const host of ['a b', '[', 'evil"><x', 'evil.com:99999'])
  test(`API-10 a page for the Host ${host} is a 400 that says so`, async ({ baseURL }) => {
    for (const path of [
      '/',
      '/careers',
      '/careers/job/1',
      '/careers/sitemap.xml',
      '/robots.txt',
      '/nothing',
    ]) {
      const { status, html } = await pageAt(`${baseURL}${path}`, host);
      expect(status, path).toBe(400);
      expect(html, path).toContain('the Host header');
      expect(html, path).not.toContain(host);
    }
  });

test.describe('with PORTICO_ORIGIN', () => {
  test.use({ ownSettings: { PORTICO_ORIGIN: 'https://careers.example' } });

  test('JOB-03 canonical addresses and those for search engines come from it, and never from Host', async ({
    ownSite,
  }) => {
    for (const path of ['/careers', '/careers/job/1', '/careers/sitemap.xml', '/robots.txt']) {
      const { status, html } = await pageAt(`${ownSite.address}${addressOf(path)}`, 'evil.example');
      expect(status, path).toBe(200);
      expect(html, path).toContain('https://careers.example/careers');
      expect(html, path).not.toContain('evil.example');
    }
  });
});

test('ROUTES-08 an address that is written in capitals leads to the page, with what is searched as it was', async ({
  request,
}) => {
  for (const [path, location] of [
    ['/CAREERS', '/careers'],
    ['/Careers?query=Nurse', '/careers?query=Nurse'],
    ['/CAREERS/job/1', '/careers/job/1'],
    ['/CAREERS//evil.example', '/careers//evil.example'],
    ['/Candidate/Login?next=careers', '/candidate/login?next=careers'],
  ] as const) {
    const response = await request.get(path, { maxRedirects: 0 });
    expect(response.status(), path).toBe(302);
    expect(response.headers()['location'], path).toBe(location);
  }
});

for (const path of ['/assets/', '/assets/nothing.js', '/nothing-here', '/careers/%ff', '/careers/job/%ff'])
  test(`ROUTES-08 ${path} is a page that says that there is none, with a way back`, async ({ page }) => {
    const response = await page.goto(path);
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(new SearchPage(page).cards).toHaveCount(10);
  });

test('ROUTES-08 the sitemap of an unknown employer names those of the demo', async ({ page }) => {
  const response = await page.goto(addressOf('/careers/sitemap.xml', { domain: 'nobody.example' }));
  expect(response?.status()).toBe(404);
  for (const domain of Object.values(employers))
    await expect(page.getByRole('link', { name: domain })).toBeVisible();
});

test('SEARCH-01 of a search text of 20,000 characters the first are searched by', async ({ page }) => {
  await openPage(page, addressOf('/careers', { query: 'nurse '.repeat(20_000 / 6) }));
  await expect(page.getByRole('main').getByText('Only the first 300 characters')).toBeVisible();
  await expect(new SearchPage(page).cards).toHaveCount(10);
});
