import type { AccountRow } from '../../reference-app/contract/administration.ts';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { expect, test } from './configured-site.ts';
import { addressOf, loomfield, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import type { CallAs } from './site.ts';

// nobody answers there
const ssoConfig = { issuer: 'http://127.0.0.1:9', clientId: 'portico' };

/** Makes a candidate one of those who look after the site. */
async function addToStaff(callAs: CallAs, email: string) {
  const admin = 'admin@meridian.example';
  const path = '/api/pcsx/admin/accounts';
  const found = await callAs(admin, { path: `${path}?query=${email}` });
  const { data } = (await found.json()) as Envelope<{ accounts: AccountRow[] }>;
  const account = data.accounts.find((one) => one.email === email);
  await callAs(admin, {
    method: 'PUT',
    path: `${path}/${account?.encId}/roles`,
    body: { roles: ['candidate', 'theme_builder'] },
  });
}

test('AUTH-03 single sign-on leads to the server with where to go on, and back with why it failed', async ({
  page,
  configure,
}) => {
  await configure(() => ({ ssoConfig }));
  await openPage(page, addressOf('/careers/login', { next: '/careers/offers' }));
  const begun = page.waitForRequest('**/api/pcsx/auth/sso?*');
  await page.getByRole('link', { name: 'Log in with single sign-on' }).click();
  const { searchParams } = new URL((await begun).url());
  expect(searchParams.get('next')).toBe('/careers/offers');
  expect(searchParams.get('domain')).toBe(meridian);
  await expect(page.getByText('The sign-on of Meridian Health does not answer.')).toBeVisible();
});

test('AUTH-03 a sign-on that failed says what to do; what no sign-on says is not shown, and without one nothing leads there', async ({
  page,
}) => {
  const main = page.getByRole('main');
  for (const [reason, words] of [
    ['limit', 'There were too many tries from your network.'],
    ['expired', 'The sign-on took too long, or was begun in another browser.'],
    ['denied', 'The sign-on was cancelled or refused.'],
    ['unverified', 'The sign-on does not say that your e-mail is confirmed.'],
    ['no_account', 'There is no account here for the e-mail of your sign-on.'],
    ['not_allowed', 'You signed on, but may not log in here.'],
  ] as const) {
    await page.goto(addressOf('/careers/login', { sso: reason }), { waitUntil: 'commit' });
    await expect.soft(main).toContainText(words);
    await page.goto(addressOf('/careers/login', { sso: reason, domain: loomfield }), { waitUntil: 'commit' });
    await expect.soft(main, `${reason} without candidate accounts`).toContainText(words);
  }
  await openPage(page, addressOf('/careers/login', { sso: 'toString' }));
  await expect(main.locator('[data-variant]')).toHaveCount(0);
  await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toHaveCount(0);
});

test('AUTH-02 without candidate accounts there is no sign-up, and staff still sign on, reset and log in', async ({
  page,
  playwright,
  site,
  callAs,
  configure,
}) => {
  const elsewhere = await playwright.request.newContext();
  const email = await openAccount(elsewhere, site);
  await elsewhere.dispose();
  await addToStaff(callAs, email);
  await configure(() => ({ ssoConfig, loginSignupConfig: { candidateLoginEnabled: false } }));
  const explanation = 'Meridian Health does not offer candidate accounts yet';
  const heading = page.getByRole('heading', { level: 1 });
  for (const view of ['', 'sign-up']) {
    await page.goto(addressOf('/careers/login', { view }));
    await expect(heading).toHaveText(explanation);
    await expect(page.getByRole('textbox')).toHaveCount(0);
    await expect(page.getByRole('link', { name: 'Log in with single sign-on' })).toBeVisible();
  }
  await openPage(page, addressOf('/careers/login', { view: 'reset' }));
  await expect(page.getByRole('link', { name: 'Create an account' })).toHaveCount(0);
  await new Login(page).email.fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await page.goto(await linkTo(site, email));
  await page.getByRole('textbox', { name: 'New password' }).fill('three quiet lighthouses');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByText('Only those who look after this site log in here.')).toBeVisible();
  await new Login(page).password.fill('three quiet lighthouses');
  await new Login(page).submit.click();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});
