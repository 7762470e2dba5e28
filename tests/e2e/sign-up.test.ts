import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo, mailsTo, newEmail, newPassword, openAccount, tokenOf } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

async function signUp(page: Page, email: string, password = newPassword) {
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Okello');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
}
const mailIsSent = (page: Page, email: string) =>
  expect(page.getByRole('status')).toContainText(`We have sent a mail to ${email}.`);

test('AUTH-03 who signs up is led by the mail to the page that they wanted, logged in; a used link says so, and who has an account already gets the same answer and a mail that says so', async ({
  page,
  context,
  browser,
  request,
  site,
}) => {
  const email = newEmail();
  const taken = await openAccount(request, site);
  await openPage(page, addressOf('/careers/login', { next: '/careers/offer/abc?x=1' }));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'sign-up');
  await signUp(page, email);
  await mailIsSent(page, email);
  const link = await linkTo(site, email);

  await test.step('the link of the mail', async () => {
    const tab = await context.newPage();
    const sent: string[] = [];
    const confirmed: string[] = [];
    tab.on('request', (asked) => {
      sent.push(`${asked.url()} ${asked.headers()['referer'] ?? ''}`);
      if (asked.url().includes('/sign_up/confirm')) confirmed.push(asked.method());
    });
    await tab.goto(link);
    await expect(tab).toHaveURL((url) => url.pathname === '/careers/offer/abc');
    await expect(tab).toHaveURL((url) => url.searchParams.get('x') === '1');
    await expect(tab.getByRole('link', { name: 'Log out' })).toHaveAttribute('title', /Ines Okello/);
    expect(confirmed).toEqual(['POST']);
    expect(sent.filter((address) => address.includes(tokenOf(link)))).toEqual([]);
  });

  await test.step('the same link again, in another browser', async () => {
    const other = await browser.newContext();
    const tab = await other.newPage();
    await tab.goto(link);
    await expect(tab.getByRole('alert')).toHaveText('This link has expired or was used already.');
    await tab.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
    await signUp(tab, taken);
    await mailIsSent(tab, taken);
    const [mail] = await mailsTo(site, taken);
    expect(mail?.subject).toBe('You already have an account at Meridian Health');
    await other.close();
  });
});

test('AUTH-03 a sign-up in the dialog leads back to the page that it was opened on', async ({
  page,
  site,
}) => {
  const email = newEmail();
  await openPage(page, addressOf('/careers/search', { query: 'nurse', show_login_modal: '1' }));
  const { dialog } = new Login(page);
  await dialog.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toBeFocused();
  await signUp(page, email);
  await mailIsSent(page, email);
  await page.goto(await linkTo(site, email));
  await expect(page).toHaveURL((url) => url.pathname === '/careers/search');
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'nurse');
  await expect(page).toHaveURL((url) => !url.searchParams.has('show_login_modal'));
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
});

test('AUTH-03 what a sign-up lacks is told at its field, nothing typed is lost without a network, it is sent once, and in another browser its link asks for the password', async ({
  page,
  context,
  browser,
  site,
}) => {
  const email = newEmail();
  const password = page.getByLabel('Password');
  const emailField = page.getByRole('textbox', { name: 'E-mail' });
  const create = page.getByRole('button', { name: 'Create an account' });
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));

  await test.step('before and by the server', async () => {
    await expect(password).toHaveAccessibleDescription(/^At least 8 characters/);
    await signUp(page, 'nobody', 'short');
    await expect(emailField).toHaveAccessibleDescription('Enter an e-mail address such as name@example.com.');
    await expect(password).toHaveAccessibleDescription(/Choose a password of at least 8 characters\.$/);
    await signUp(page, email, 'password1');
    await expect(page.getByRole('alert')).toHaveText('Please look at the marked fields again.');
    await expect(password).toHaveAccessibleDescription(/easy to guess/);
    await expect(password).toBeFocused();
    await expect(page.getByLabel('First name')).toHaveValue('Ines');
    await expect(emailField).toHaveValue(email);
    await page.getByRole('button', { name: 'Show what is typed' }).click();
    await expect(password).toHaveAttribute('type', 'text');
    await expect(password).toHaveValue('password1');
  });

  await test.step('without a network', async () => {
    await context.setOffline(true);
    await signUp(page, email);
    await expect(page.getByRole('alert')).toContainText('No connection');
    await expect(password).toHaveValue(newPassword);
    await context.setOffline(false);
  });

  await test.step('pressed twice', async () => {
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/auth/sign_up')) sent.push(request.method());
    });
    // both before the page can show that the first is in flight
    await create.evaluate((button: HTMLButtonElement) => {
      button.click();
      button.click();
    });
    await mailIsSent(page, email);
    expect(sent).toEqual(['POST']);
    await page.getByRole('button', { name: 'Send it again' }).click();
    await expect(page.getByRole('status')).toContainText('Sent once more.');
  });

  await test.step('in another browser', async () => {
    const link = await linkTo(site, email, 2);
    const other = await browser.newContext();
    const tab = await other.newPage();
    await tab.goto(link);
    const asked = tab.getByLabel('Password');
    await expect(asked).toBeVisible();
    await expect(tab).toHaveURL((url) => url.hash === '');
    await expect(tab.getByRole('alert')).toHaveCount(0);
    await asked.fill('not the right one');
    await tab.getByRole('button', { name: 'Open my account' }).click();
    await expect(tab.getByRole('alert')).toHaveText('The password is not right.');
    await expect(asked).toHaveValue('not the right one');
    await expect(asked).toBeFocused();
    await asked.fill(newPassword);
    await asked.press('Enter');
    await expect(tab.getByRole('link', { name: 'Log out' })).toBeVisible();
    await other.close();
  });
});
