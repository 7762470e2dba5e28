import type { Page } from '@playwright/test';
import { addressOf, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo, mailsTo, newEmail, newPassword, tokenOf } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

const signUp = async (page: Page, email: string, password = newPassword) => {
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Okello');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(password);
  await page.getByRole('button', { name: 'Create an account' }).click();
};
const mailIsSent = (page: Page, email: string) =>
  expect(page.getByRole('status')).toContainText(`We have sent a mail to ${email}.`);

test('AUTH-03 who signs up is led by the mail to the page that they wanted, logged in', async ({
  page,
  context,
  site,
}) => {
  const email = newEmail();
  await openPage(page, addressOf('/careers/login', { next: '/careers/offer/abc?x=1' }));
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('view') === 'sign-up');
  await signUp(page, email);
  await mailIsSent(page, email);
  const link = await linkTo(site, email);

  const tab = await context.newPage();
  const sent: string[] = [];
  const confirmed: string[] = [];
  tab.on('request', (request) => {
    sent.push(`${request.url()} ${request.headers()['referer'] ?? ''}`);
    if (request.url().includes('/sign_up/confirm')) confirmed.push(request.method());
  });
  await tab.goto(link);
  await expect(tab).toHaveURL((url) => url.pathname === '/careers/offer/abc');
  await expect(tab).toHaveURL((url) => url.searchParams.get('x') === '1');
  await expect(tab.getByRole('link', { name: 'Log out' })).toHaveAttribute('title', /Ines Okello/);
  expect(confirmed).toEqual(['POST']);
  expect(sent.filter((address) => address.includes(tokenOf(link)))).toEqual([]);
});

test('AUTH-03 in another browser the link of a sign-up asks for the password, and says when it is not right', async ({
  page,
  browser,
  site,
}) => {
  const email = newEmail();
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));
  await signUp(page, email);
  await mailIsSent(page, email);

  const other = await browser.newContext();
  const tab = await other.newPage();
  await tab.goto(await linkTo(site, email));
  const password = tab.getByLabel('Password');
  await expect(password).toBeVisible();
  await expect(tab).toHaveURL((url) => url.hash === '');
  await expect(tab.getByRole('alert')).toHaveCount(0);
  await password.fill('not the right one');
  await tab.getByRole('button', { name: 'Open my account' }).click();
  await expect(tab.getByRole('alert')).toHaveText('The password is not right.');
  await expect(password).toHaveValue('not the right one');
  await expect(password).toBeFocused();
  await password.fill(newPassword);
  await password.press('Enter');
  await expect(tab.getByRole('link', { name: 'Log out' })).toBeVisible();
  await other.close();
});

test('AUTH-03 a link of a sign-up that was used says so and offers another sign-up', async ({
  page,
  browser,
  site,
}) => {
  const email = newEmail();
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));
  await signUp(page, email);
  await mailIsSent(page, email);
  const link = await linkTo(site, email);
  await page.goto(link);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();

  const other = await browser.newContext();
  const tab = await other.newPage();
  await tab.goto(link);
  await expect(tab.getByRole('alert')).toHaveText('This link has expired or was used already.');
  await tab.getByRole('main').getByRole('link', { name: 'Create an account' }).click();
  await expect(tab.getByLabel('First name')).toBeVisible();
  await other.close();
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

test('AUTH-03 what a sign-up lacks is told at its field, before and by the server, and nothing typed is lost', async ({
  page,
}) => {
  const email = newEmail();
  const password = page.getByLabel('Password');
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));
  await expect(password).toHaveAccessibleDescription(/^At least 8 characters/);
  await signUp(page, 'nobody', 'short');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveAccessibleDescription(
    'Enter an e-mail address such as name@example.com.',
  );
  await expect(password).toHaveAccessibleDescription(/Choose a password of at least 8 characters\.$/);
  await signUp(page, email, 'password1');
  await expect(page.getByRole('alert')).toHaveText('Please look at the marked fields again.');
  await expect(password).toHaveAccessibleDescription(/easy to guess/);
  await expect(password).toBeFocused();
  await expect(page.getByLabel('First name')).toHaveValue('Ines');
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);
  await page.getByRole('button', { name: 'Show what is typed' }).click();
  await expect(password).toHaveAttribute('type', 'text');
  await expect(password).toHaveValue('password1');
});

test('AUTH-03 a sign-up that is pressed twice is sent once', async ({ page, site }) => {
  const email = newEmail();
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/auth/sign_up')) sent.push(request.method());
  });
  await page.getByLabel('First name').fill('Ines');
  await page.getByLabel('Last name').fill('Okello');
  await page.getByRole('textbox', { name: 'E-mail' }).fill(email);
  await page.getByLabel('Password').fill(newPassword);
  // both before the page can show that the first is under way
  await page.getByRole('button', { name: 'Create an account' }).evaluate((button: HTMLButtonElement) => {
    button.click();
    button.click();
  });
  await mailIsSent(page, email);
  expect(sent).toEqual(['POST']);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status')).toContainText('Sent once more.');
  await mailsTo(site, email, 2);
});

test('AUTH-03 a sign-up without a network keeps what was typed, and goes through when it is back', async ({
  page,
  context,
}) => {
  const email = newEmail();
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));
  await context.setOffline(true);
  await signUp(page, email);
  await expect(page.getByRole('alert')).toContainText('No connection');
  await expect(page.getByLabel('Password')).toHaveValue(newPassword);
  await context.setOffline(false);
  await page.getByRole('button', { name: 'Create an account' }).click();
  await mailIsSent(page, email);
});

test('AUTH-03 who has an account already gets the same answer, and a mail that says so', async ({
  page,
  site,
}) => {
  const email = `candidate@${meridian}`;
  await openPage(page, addressOf('/careers/login', { view: 'sign-up' }));
  await signUp(page, email);
  await mailIsSent(page, email);
  const [mail] = await mailsTo(site, email);
  expect(mail?.subject).toBe('You already have an account at Meridian Health');
});
