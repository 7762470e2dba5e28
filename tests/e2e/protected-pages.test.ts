import { addressOf, kestrel, meridian, protectedPages } from './employers.ts';
import { Login } from './login-page.ts';
import { openAccount } from './mailbox.ts';
import { openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

test('ROUTES-01 a protected page opens the login dialog, renders nothing, and closing leads to /careers', async ({
  page,
}) => {
  const login = new Login(page);
  for (const path of protectedPages)
    await test.step(path, async () => {
      const response = await page.goto(addressOf(`/careers/${path}`));
      expect(response?.status()).toBe(200);
      expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
      await expect(login.dialog).toBeVisible();
      await expect(page.locator('#content')).toBeEmpty();
      await page.keyboard.press('Escape');
      await expect(page).toHaveURL(addressOf('/careers'));
      await expect(login.dialog).toBeHidden();
      await expect(new SearchPage(page).cards).toHaveCount(10);
    });
});

test('ROUTES-04 logging in renders the protected page', async ({ page }) => {
  const login = new Login(page);
  const address = addressOf('/careers/settings', { utm_source: 'mail' });
  await openPage(page, address);
  await login.logIn('candidate@meridian.example');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  await expect(page.getByRole('main')).toContainText('candidate@meridian.example');
  await expect(page).toHaveURL(address);
});

test('ROUTES-01 a candidate sees every protected page, each under its own heading', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  for (const path of protectedPages) {
    const response = await page.goto(addressOf(`/careers/${path}`));
    expect(response?.status()).toBe(200);
    await expect(page.getByRole('heading', { level: 1 })).not.toBeEmpty();
    await expect(page.getByRole('dialog')).toHaveCount(0);
  }
});

const publicPages = [
  { path: 'apply?pid=1', heading: 'Apply' },
  { path: 'apply/private?pid=24', heading: 'Apply' },
  { path: 'apply/success?pid=1', heading: 'We know of no application here' },
  { path: 'login', heading: 'Log in' },
  { path: 'search', heading: 'Find your next job at Meridian Health' },
  { path: '', heading: 'Find your next job at Meridian Health' },
];
test('ROUTES-02 the other pages are open to everybody', async ({ page }) => {
  for (const { path, heading } of publicPages)
    await test.step(path, async () => {
      const response = await page.goto(addressOf(`/careers/${path}`));
      expect(response?.status()).toBe(200);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test('ROUTES-02 applying asks for a login where the employer wants one', async ({ page }) => {
  await openPage(page, addressOf('/careers/apply', { domain: kestrel, pid: '1' }));
  await expect(new Login(page).dialog).toBeVisible();
  await expect(page.locator('#content')).toBeEmpty();
  await openPage(page, addressOf('/careers/apply', { domain: meridian, pid: '1' }));
  await expect(new Login(page).dialog).toHaveCount(0);
});

test('AUTH-03 a page in whose browser somebody else has logged in since shows nothing of theirs, and says who it is', async ({
  page,
  context,
  site,
}) => {
  const login = new Login(page);
  await openAccount(page.request, site);
  await openPage(page, addressOf('/careers/job/1'));
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await logIn(context, 'candidate@meridian.example');
  await page.getByRole('link', { name: 'Dashboard' }).click();
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Log in' }).first().click();
  await expect(login.dialog).toContainText(/^.*Amara .* has logged in in this browser since\./);
  const theirs = main.getByText('Your offer for Clinical Pharmacist');
  await expect(theirs).toHaveCount(0);
  await login.dialog.getByRole('button', { name: /^Go on as Amara / }).click();
  await expect(theirs).toBeVisible();
});
