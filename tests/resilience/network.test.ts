import type { Route } from '@playwright/test';
import { breakCalls } from '../e2e/broken-calls.ts';
import { addressOf } from '../e2e/employers.ts';
import { hydrated, openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { searchData } from '../e2e/wire.ts';

const searches = '**/api/pcsx/search?*';

test('SEARCH-16 HTTP-02 a call that fails once is tried again without a word; a missing server, a failing one, an answer that is no JSON and being too hurried are told apart, and the button asks again', async ({
  page,
  request,
}) => {
  const search = new SearchPage(page);
  const alert = search.results.getByRole('alert');
  const broken = async (query: string, fail: (route: Route) => Promise<void>, told: () => Promise<void>) => {
    const calls = await breakCalls(page, searches, fail);
    await search.search(query);
    await told();
    await calls.mendWhile(() => alert.getByRole('button', { name: 'Try again' }).click());
    await search.expectCount((await searchData(request, { query })).count);
    await expect(alert).toHaveCount(0);
  };
  await search.open();
  await test.step('once', async () => {
    let failures = 1;
    await page.route(searches, (route) => (failures-- > 0 ? route.abort() : route.continue()));
    await search.search('nurse');
    await search.expectCount((await searchData(request, { query: 'nurse' })).count);
    await expect(page.getByRole('alert')).toHaveCount(0);
    await page.unroute(searches);
  });
  await test.step('missing', async () => {
    await broken(
      'surgeon',
      (route) => route.abort(),
      async () => {
        await expect(alert).toContainText('Failed to load positions');
        await expect(search.cards).toHaveCount(10);
      },
    );
  });
  await test.step('failing', async () => {
    await broken(
      'engineer',
      (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>503</h1>' }),
      async () => {
        await expect(alert).toContainText('Server error. Please try again.');
        await expect(alert).not.toContainText('503');
      },
    );
  });
  await test.step('no JSON', async () => {
    await broken(
      'doctor',
      (route) => route.fulfill({ status: 200, body: 'All good!' }),
      () => expect(alert).toContainText('Unexpected error occurred.'),
    );
  });
  await test.step('hurried', async () => {
    await page.route(searches, (route) =>
      route.fulfill({
        status: 429,
        json: { status: 429, message: 'Slow down' },
        headers: { 'retry-after': '1' },
      }),
    );
    await search.search('pharmacist');
    await expect(alert).toContainText('Please try again in a few minutes');
  });
});

test('SEARCH-16 offline the last results stay readable and say that they are old, and recover by themselves', async ({
  page,
  context,
  request,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'surgeon' });
  const before = await search.titles();
  await context.setOffline(true);
  await search.search('nurse');
  const alert = search.results.getByRole('alert');
  await expect(alert).toContainText('No connection');
  await expect(alert).toContainText('The jobs below are those of the search before.');
  await expect(search.cards.getByRole('link')).toHaveText(before);
  await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(before[0] ?? '');
  await context.setOffline(false);
  await search.expectCount((await searchData(request, { query: 'nurse' })).count);
  await expect(alert).toHaveCount(0);
});

test('SHELL-08 a chunk that is gone after a deploy is loaded again with the page, once, without a word; where it never comes the page shows what the server renders, and its links lead on', async ({
  page,
  complaints,
}) => {
  const search = new SearchPage(page);
  const code = /\/assets\/page-[\w-]{8}\.js$/;
  const heading = page.getByRole('heading', { level: 1 });
  const documents: string[] = [];
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents.push(new URL(request.url()).pathname);
  });
  /** Opens the page of a job from the results, whose code is not there for the first `failures` times. */
  const openJob = async (index: number, failures: number) => {
    await openPage(page, addressOf('/careers'));
    const title = (await search.titles())[index] ?? '';
    await search.cards.nth(index).getByRole('link').click();
    await expect(search.job.getByRole('heading', { level: 2 })).toHaveText(title);
    documents.length = 0;
    let left = failures;
    await page.route(code, (route) =>
      // asked with HEAD whether it is gone
      (route.request().method() === 'HEAD' ? left >= 0 : left-- > 0)
        ? route.fulfill({ status: 404, body: '' })
        : route.continue(),
    );
    await search.job.getByRole('link', { name: 'Open full page' }).click();
    await expect(page).toHaveURL(/\/careers\/job\/\d+/);
    await expect(heading).toHaveText(title);
  };
  await openJob(0, 1);
  await hydrated(page);
  expect(documents).toEqual([new URL(page.url()).pathname]);
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
  await page.unroute(code);
  complaints.splice(0);

  // another job: each address is asked for anew once
  await openJob(1, Infinity);
  // its script has failed a second time by now, and asks no third time
  await expect.poll(() => complaints.length).toBeGreaterThan(0);
  expect(documents).toEqual([new URL(page.url()).pathname]);
  await page.unroute(code);
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(search.cards).toHaveCount(10);
  complaints.splice(0);
});

test('SHELL-08 after a deploy what opens by code that is gone says so, and loading the page again keeps what was typed', async ({
  page,
  complaints,
}) => {
  const search = new SearchPage(page);
  await openPage(page, addressOf('/careers'));
  await search.query.fill('night shift');
  const code = /\/assets\/share-menu-[\w-]{8}\.js$/;
  await page.route(code, (route) => route.fulfill({ status: 404, body: '' }));
  await search.job.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('This site has been updated. Reload the page to continue.')).toBeVisible();
  expect(complaints.splice(0).join()).toContain('Loading chunk failed: missing');
  await page.unroute(code);
  await page.getByRole('button', { name: 'Reload' }).click();
  await page.waitForEvent('load');
  await hydrated(page);
  await expect(search.query).toHaveValue('night shift');
  await search.job.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
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
