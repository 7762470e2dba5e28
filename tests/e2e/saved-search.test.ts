import type { SavedSearches } from '../../reference-app/contract/saved-searches.ts';
import { addressOf, loomfield } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { hydrated, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import type { logIn } from './wire.ts';

const calls = '**/api/pcsx/saved_searches?*';

async function savedSearches({ request }: Parameters<typeof logIn>[0]) {
  const answer = await request.get(addressOf('/api/pcsx/saved_searches'));
  const { data } = (await answer.json()) as { data: SavedSearches };
  return data.savedSearches;
}

const alertOf = (search: SearchPage) => search.results.getByRole('button', { name: 'Alert me to new jobs' });

test('SEARCH-15 a visitor’s search is saved once they have logged in, and can be undone; it shows as saved and is ended where it was saved; two presses are one', async ({
  page,
  context,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  await elsewhere.dispose();
  const search = new SearchPage(page);
  await search.open({ query: 'night nurse', filter_department: 'Nursing', start: '10' });
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'false');
  await alertOf(search).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByText('Job alert saved.')).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'true');
  expect((await savedSearches(context)).map((saved) => [saved.search, saved.isActive])).toEqual([
    ['filter_department=Nursing&query=night+nurse', true],
  ]);
  // its other pages and orders are the same search
  await page.getByRole('combobox', { name: 'Sort by' }).selectOption('Newest');
  await search.expectParameter('sort_by', 'timestamp');
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByText('The job alert has ended.')).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'false');
  expect((await savedSearches(context)).map(({ isActive }) => isActive)).toEqual([false]);

  await search.open({ query: 'surgeon' });
  const asked: string[] = [];
  page.on('request', (call) => {
    if (call.url().includes('saved_searches')) asked.push(call.method());
  });
  await alertOf(search).dblclick();
  await expect(page.getByText('Job alert saved.')).toBeVisible();
  expect(asked).toEqual(['POST']);
  await page.reload();
  await hydrated(page);
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'true');
  await alertOf(search).press('Enter');
  await expect(page.getByText('The job alert has ended.')).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'false');
});

test('SEARCH-15 an alert that cannot be saved is told in the server’s words, and shows as it is; a session that ended is begun anew, and the search is saved then; there are none where the employer offers none', async ({
  page,
  context,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const search = new SearchPage(page);
  await search.open({ query: 'midwife' });
  await page.route(calls, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'You have saved 50 searches.' } }),
  );
  await alertOf(search).click();
  await expect(page.getByText('The job alert could not be saved. You have saved 50 searches.')).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(calls);

  await context.clearCookies();
  await alertOf(search).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByText('Job alert saved.')).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'true');

  await search.open({ domain: loomfield });
  await expect(search.cards.first()).toBeVisible();
  await expect(alertOf(search)).toHaveCount(0);
});
