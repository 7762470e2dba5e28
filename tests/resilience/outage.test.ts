import { addressOf } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { searchData } from '../e2e/wire.ts';

test('a search says when the server is gone, keeps the last results, and recovers by itself when it is back', async ({
  page,
  ownSite,
  request,
}) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request, { query: 'nurse' });
  await openPage(page, `${ownSite.address}${addressOf('/careers')}`);
  await ownSite.kill();
  await search.search('nurse');
  const alert = search.results.getByRole('alert');
  await expect(alert).toContainText('Failed to load positions');
  await expect(search.cards).toHaveCount(10);
  await expect(search.query).toHaveValue('nurse');
  await ownSite.start();
  await search.expectCount(count);
  await expect(alert).toHaveCount(0);
});

test('a login that cannot reach the server says so, keeps what was typed, and works when it is back', async ({
  page,
  ownSite,
}) => {
  const login = new Login(page);
  await openPage(page, `${ownSite.address}${addressOf('/careers/login')}`);
  await ownSite.kill();
  await login.logIn('candidate@meridian.example');
  await expect(login.alert).toContainText('No connection');
  await expect(login.email).toHaveValue('candidate@meridian.example');
  await ownSite.start();
  await login.submit.click();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('sessions outlive a crash of the server', async ({ page, ownSite }) => {
  await openPage(page, `${ownSite.address}${addressOf('/careers/login')}`);
  await new Login(page).logIn('candidate@meridian.example');
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await ownSite.kill();
  await ownSite.start();
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});
