import { addressOf } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { openPage, SearchPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, searchData } from '../e2e/wire.ts';

test('when the server is gone a search says so and keeps the last results, a login says so and keeps what was typed, both recover when it is back, and sessions outlive its crash', async ({
  page,
  context,
  browser,
  ownSite,
  request,
}) => {
  const search = new SearchPage(page);
  const { count } = await searchData(request, { query: 'nurse' });
  await logIn(context, 'candidate@meridian.example', ownSite.address);
  await openPage(page, `${ownSite.address}${addressOf('/careers')}`);
  const elsewhere = await browser.newContext();
  const visitor = await elsewhere.newPage();
  const login = new Login(visitor);
  await openPage(visitor, `${ownSite.address}${addressOf('/careers/login')}`);

  await ownSite.kill();
  await search.search('nurse');
  const alert = search.results.getByRole('alert');
  await expect(alert).toContainText('Failed to load positions');
  await expect(search.cards).toHaveCount(10);
  await expect(search.query).toHaveValue('nurse');
  await login.logIn('candidate@meridian.example');
  await expect(login.alert).toContainText('No connection');
  await expect(login.email).toHaveValue('candidate@meridian.example');

  await ownSite.start();
  await search.expectCount(count);
  await expect(alert).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await login.submit.click();
  await expect(visitor.getByRole('link', { name: 'Log out' })).toBeVisible();
  await elsewhere.close();
});
