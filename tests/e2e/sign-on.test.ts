import type { APIRequestContext } from '@playwright/test';
import { addressOf, loomfield, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

const admin = 'admin@meridian.example';
// nobody answers there
const ssoConfig = { issuer: 'http://127.0.0.1:9', clientId: 'portico' };

/** Changes what Meridian configures. */
const configure = async (request: APIRequestContext, site: string, change: object) => {
  await logIn({ request }, admin, site);
  const before = await request.get(`${site}${addressOf('/api/pcsx/config')}`);
  const { data } = (await before.json()) as { data: { config: object } };
  const body = { config: { ...data.config, ...change } };
  const headers = { 'if-match': '*' };
  await expect(await write(request, 'PUT', '/api/pcsx/config', { body, headers, site })).toBeOK();
};

test('AUTH-03 single sign-on leads to the server with where to go on, and back with why it failed', async ({
  page,
  request,
  ownSite,
}) => {
  await configure(request, ownSite.address, { ssoConfig });
  await openPage(page, `${ownSite.address}${addressOf('/careers/login', { next: '/careers/offers' })}`);
  const begun = page.waitForRequest('**/api/pcsx/auth/sso?*');
  await page.getByRole('link', { name: 'Log in with single sign-on' }).click();
  const { searchParams } = new URL((await begun).url());
  expect(searchParams.get('next')).toBe('/careers/offers');
  expect(searchParams.get('domain')).toBe(meridian);
  await expect(page.getByText('The sign-on of Meridian Health does not answer.')).toBeVisible();
});

for (const [reason, words] of [
  ['limit', 'There were too many tries from your network.'],
  ['expired', 'The sign-on took too long, or was begun in another browser.'],
  ['denied', 'The sign-on was cancelled or refused.'],
  ['unverified', 'The sign-on does not say that your e-mail is confirmed.'],
  ['no_account', 'There is no account here for the e-mail of your sign-on.'],
  ['not_allowed', 'You signed on, but may not log in here.'],
] as const)
  test(`AUTH-03 a sign-on that failed with ${reason} says what to do`, async ({ page }) => {
    await page.goto(addressOf('/careers/login', { sso: reason }));
    await expect(page.getByRole('main')).toContainText(words);
    await page.goto(addressOf('/careers/login', { sso: reason, domain: loomfield }));
    await expect(page.getByRole('main')).toContainText(words);
  });

test('AUTH-03 what no sign-on says is not shown, and without one nothing leads there', async ({ page }) => {
  await openPage(page, addressOf('/careers/login', { sso: 'toString' }));
  await expect(page.getByRole('main').locator('[data-variant]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toHaveCount(0);
});

test('AUTH-02 without candidate accounts there is no sign-up, and staff still sign on, reset and log in', async ({
  page,
  request,
  ownSite,
}) => {
  await configure(request, ownSite.address, {
    ssoConfig,
    loginSignupConfig: { candidateLoginEnabled: false },
  });
  const explanation = 'Meridian Health does not offer candidate accounts yet';
  const heading = page.getByRole('heading', { level: 1 });
  for (const view of ['', 'sign-up']) {
    await openPage(page, `${ownSite.address}${addressOf('/careers/login', { view })}`);
    await expect(heading).toHaveText(explanation);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toBeVisible();
  }
  await openPage(page, `${ownSite.address}${addressOf('/careers/login', { view: 'reset' })}`);
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await new Login(page).email.fill(admin);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await linkTo(ownSite, admin));
  await page.getByRole('textbox', { name: 'New password' }).fill('three quiet lighthouses');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Only those who look after this site log in here.')).toBeVisible();
  await new Login(page).password.fill('three quiet lighthouses');
  await new Login(page).submit.click();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});
