import { addressOf, kestrel, protectedPages } from './employers.ts';
import { Login } from './login-page.ts';
import { openAccount } from './mailbox.ts';
import { hydrated, openPage, SearchPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn } from './wire.ts';

test('ROUTES-01 ROUTES-04 a protected page opens the login dialog and renders nothing; closing it leads to /careers, and logging in renders the page', async ({
  page,
}) => {
  const login = new Login(page);
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of protectedPages)
    await test.step(path, async () => {
      const response = await page.goto(addressOf(`/careers/${path}`), { waitUntil: 'commit' });
      expect(response?.status()).toBe(200);
      expect(await response?.text()).toContain('<meta name="robots" content="noindex">');
      await expect(login.dialog).toBeVisible();
      await expect(page.locator('#content')).toBeEmpty();
    });

  await test.step('closing the dialog', async () => {
    await page.keyboard.press('Escape');
    await expect(page).toHaveURL(addressOf('/careers'));
    await expect(login.dialog).toBeHidden();
    await expect(new SearchPage(page).cards).toHaveCount(10);
  });

  await test.step('logging in', async () => {
    const address = addressOf('/careers/settings', { utm_source: 'mail' });
    await openPage(page, address);
    await login.logIn('candidate@meridian.example');
    await expect(heading).toHaveText('Settings');
    await expect(page.getByRole('main')).toContainText('candidate@meridian.example');
    await expect(page).toHaveURL(address);
  });
});

test('ROUTES-01 a candidate sees every protected page, each under its own heading', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const heading = page.getByRole('heading', { level: 1 });
  for (const path of protectedPages)
    await test.step(path, async () => {
      const response = await page.goto(addressOf(`/careers/${path}`), { waitUntil: 'commit' });
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(heading).not.toBeEmpty();
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
});

test('ROUTES-02 the other pages are open to everybody; applying asks for a login where the employer wants one', async ({
  page,
}) => {
  for (const [path, heading] of Object.entries({
    'apply?pid=1': 'Apply',
    'apply/private?pid=24': 'Apply',
    'apply/success?pid=1': 'We know of no application here',
    login: 'Log in',
    search: 'Find your next job at Meridian Health',
    '': 'Find your next job at Meridian Health',
  }))
    await test.step(path, async () => {
      const response = await page.goto(addressOf(`/careers/${path}`), { waitUntil: 'commit' });
      expect(response?.status()).toBe(200);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      await expect(page.getByRole('dialog')).toHaveCount(0);
    });
  await page.goto(addressOf('/careers/apply', { domain: kestrel, pid: '1' }));
  await expect(new Login(page).dialog).toBeVisible();
  await expect(page.locator('#content')).toBeEmpty();
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
