import { addressOf } from '../e2e/employers.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { searchData } from '../e2e/wire.ts';

test('a call that fails once is tried again without a word', async ({ page, request }) => {
  const search = new SearchPage(page);
  await search.open();
  let failures = 1;
  await page.route('**/api/pcsx/search?*', (route) => (failures-- > 0 ? route.abort() : route.continue()));
  await search.search('nurse');
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a failing server is told apart from a missing one, and the button asks again', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route('**/api/pcsx/search?*', (route) =>
    route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
  );
  await search.search('nurse');
  const alert = search.results.getByRole('alert');
  await expect(alert).toContainText('Server error. Please try again.');
  await expect(alert).not.toContainText('503');
  await page.unroute('**/api/pcsx/search?*');
  await alert.getByRole('button', { name: 'Try again' }).click();
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
});

test('HTTP-02 an answer that is no JSON is told as an unexpected error', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route('**/api/pcsx/search?*', (route) => route.fulfill({ status: 200, body: 'All good!' }));
  await search.search('nurse');
  await expect(search.results.getByRole('alert')).toContainText('Unexpected error occurred.');
});

test('HTTP-02 a hurried visitor is asked to wait', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open();
  await page.route('**/api/pcsx/search?*', (route) =>
    route.fulfill({
      status: 429,
      json: { status: 429, message: 'Slow down' },
      headers: { 'retry-after': '1' },
    }),
  );
  await search.search('nurse');
  await expect(search.results.getByRole('alert')).toContainText('Please try again in a few minutes');
});

test('offline, a search says so and goes on by itself when the connection is back', async ({
  page,
  context,
  request,
}) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request, { query: 'nurse' });
  await search.open();
  await context.setOffline(true);
  await search.search('nurse');
  await expect(search.results.getByRole('alert')).toContainText('No connection');
  await context.setOffline(false);
  await search.expectCount(count);
});

test('SHELL-08 a chunk that is gone after a deploy is loaded again with the page, once, without a word', async ({
  page,
  complaints,
}) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  let failures = 1;
  await page.route(/\/assets\/page-[\w-]+\.js$/, (route) =>
    failures-- > 0 ? route.fulfill({ status: 404, body: '' }) : route.continue(),
  );
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/careers\/job\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText('Internal Server Error');
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
  complaints.splice(0);
});

test('SHELL-08 a page whose script never comes is asked for once, shows what the server renders, and its links lead on', async ({
  page,
  complaints,
}) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  const [first = ''] = await search.titles();
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(request.url());
  });
  await page.route(/\/assets\/page-[\w-]+\.js$/, (route) => route.fulfill({ status: 404, body: '' }));
  await search.job.getByRole('link', { name: 'Open full page' }).click();
  await expect(page).toHaveURL(/\/careers\/job\/\d+/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(first);
  // its script has failed a second time by now, and asks no third time
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(documents).toHaveLength(1);
  await page.unroute(/\/assets\/page-[\w-]+\.js$/);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(search.cards).toHaveCount(10);
  complaints.splice(0);
});

test('a page works where the browser lets it store nothing', async ({ page, request }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage'])
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
  });
  const search = new SearchPage(page);
  await search.open();
  await search.search('nurse');
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
});
