import type { SavedSearches } from '../../reference-app/contract/saved-searches.ts';
import { addressOf, loomfield } from './employers.ts';
import { Login } from './login-page.ts';
import { hydrated, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

const candidate = 'empty@meridian.example';
type Browser = Parameters<typeof logIn>[0];

const savedSearches = async ({ request }: Browser) => {
  const answer = await request.get(addressOf('/api/pcsx/saved_searches'));
  const { data } = (await answer.json()) as { data: SavedSearches };
  return data.savedSearches;
};

/** The account as it was: without any. */
const removeAll = async (browser: Browser) => {
  for (const { id } of await savedSearches(browser))
    await write(browser.request, 'DELETE', `/api/pcsx/saved_searches/${id}`);
};

const alertOf = (search: SearchPage) => search.results.getByRole('button', { name: 'Alert me to new jobs' });

test('SEARCH-15 a visitor’s search is saved once they have logged in, and can be undone', async ({
  page,
  context,
}) => {
  const search = new SearchPage(page);
  await search.open({ query: 'night nurse', filter_department: 'Nursing', start: '10' });
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'false');
  await alertOf(search).click();
  await new Login(page).logIn(candidate);
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
  await removeAll(context);
});

test('SEARCH-15 a saved search shows as saved and is ended where it was saved; two presses are one', async ({
  page,
  context,
}) => {
  await logIn(context, candidate);
  const search = new SearchPage(page);
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
  await removeAll(context);
});

test('SEARCH-15 an alert that cannot be saved is told in the server’s words, and shows as it is', async ({
  page,
  context,
}) => {
  await logIn(context, candidate);
  for (let index = 0; index < 50; index += 1)
    await write(context.request, 'POST', '/api/pcsx/saved_searches', { body: { search: `query=w${index}` } });
  const search = new SearchPage(page);
  await search.open({ query: 'surgeon' });
  await alertOf(search).click();
  await expect(page.getByText(/^The job alert could not be saved. You have saved 50 searches/)).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'false');
  await removeAll(context);
});

test('SEARCH-15 a session that ended is begun anew, and the search is saved then', async ({
  page,
  context,
}) => {
  await logIn(context, candidate);
  const search = new SearchPage(page);
  await search.open({ query: 'midwife' });
  await context.clearCookies();
  await alertOf(search).click();
  await new Login(page).logIn(candidate);
  await expect(page.getByText('Job alert saved.')).toBeVisible();
  await expect(alertOf(search)).toHaveAttribute('aria-pressed', 'true');
  await removeAll(context);
});

test('SEARCH-15 there are no alerts where the employer offers none', async ({ page }) => {
  const search = new SearchPage(page);
  await search.open({ domain: loomfield });
  await expect(search.cards.first()).toBeVisible();
  await expect(alertOf(search)).toHaveCount(0);
});
