import type { Page } from '@playwright/test';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { codeTo, linkTo, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';

const isLoggedIn = (page: Page) => expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();

test('AUTH-03 a forgotten password is replaced by the link of a mail, and the login goes on where it was begun', async ({
  page,
  context,
  request,
  site,
}) => {
  const email = await openAccount(request, site);
  const login = new Login(page);
  await openPage(page, addressOf('/careers/login', { next: '/careers/offers' }));
  await login.email.fill(email);
  await page.getByRole('link', { name: 'Forgot your password?' }).click();
  await expect(login.email).toHaveValue(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toContainText(`If ${email} may log in here`);
  await expect(page.getByRole('status')).toBeFocused();

  const link = await linkTo(site, email);
  const tab = await context.newPage();
  await tab.goto(link);
  await expect(tab.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(tab).toHaveURL((url) => url.hash === '');
  await tab.getByRole('textbox', { name: 'New password' }).fill('password1');
  await tab.getByRole('button', { name: 'Save the password' }).click();
  await expect(tab.getByRole('textbox', { name: 'New password' })).toHaveAccessibleDescription(
    /easy to guess/,
  );
  await tab.getByRole('textbox', { name: 'New password' }).fill('three quiet lighthouses');
  await tab.getByRole('button', { name: 'Save the password' }).click();
  await expect(tab.getByText('Your new password is saved. Log in with it.')).toBeVisible();
  await expect(new Login(tab).email).toHaveValue(email);
  await new Login(tab).password.fill('three quiet lighthouses');
  await new Login(tab).submit.click();
  await expect(tab).toHaveURL((url) => url.pathname === '/careers/offers');
  await isLoggedIn(tab);

  await tab.context().clearCookies();
  await tab.goto(link);
  await tab.getByRole('textbox', { name: 'New password' }).fill('another three lighthouses');
  await tab.getByRole('button', { name: 'Save the password' }).click();
  await expect(tab.getByRole('alert')).toHaveText('This link has expired or was used already.');
  await tab.getByRole('link', { name: 'Ask for a new link' }).click();
  await expect(tab.getByRole('button', { name: 'Send the link' })).toBeVisible();
});

test('AUTH-03 a code of a mail logs in, as it is written in the mail or on an Arabic keyboard; a wrong one is told and kept, and another one can be asked for, in the dialog too', async ({
  page,
  context,
  request,
  site,
}) => {
  const email = await openAccount(request, site);
  const login = new Login(page);
  const code = page.getByRole('textbox', { name: 'Code' });

  await test.step('on the page', async () => {
    await openPage(page, addressOf('/careers/login', { next: '/careers/offers' }));
    await login.email.fill(email);
    await page.getByRole('link', { name: 'Log in with a code sent by e-mail' }).click();
    await expect(login.email).toHaveValue(email);
    await expect(login.email).toBeFocused();
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(code).toBeFocused();
    await expect(code).toHaveAttribute('autocomplete', 'one-time-code');
    await expect(code).toHaveAttribute('inputmode', 'numeric');
    const digits = await codeTo(site, email);
    await code.fill('12345');
    await code.press('Enter');
    await expect(code).toHaveAccessibleDescription('Enter the six digits of the mail.');
    const arabic = digits.replaceAll(/\d/g, (digit) => '٠١٢٣٤٥٦٧٨٩'[Number(digit)] ?? '');
    await code.fill(`${arabic.slice(0, 3)} ${arabic.slice(3)}`);
    await code.press('Enter');
    await expect(page).toHaveURL((url) => url.pathname === '/careers/offers');
    await isLoggedIn(page);
  });

  await test.step('in the dialog', async () => {
    await context.clearCookies();
    await openPage(page, addressOf('/careers/search', { query: 'nurse', show_login_modal: '1' }));
    const { dialog } = login;
    await login.email.fill(email);
    await dialog.getByRole('link', { name: 'Log in with a code sent by e-mail' }).click();
    await dialog.getByRole('button', { name: 'Send the code' }).click();
    const first = await codeTo(site, email, 2);
    const wrong = first === '000000' ? '111111' : '000000';
    await code.fill(wrong);
    await login.submit.click();
    await expect(dialog.getByRole('alert')).toContainText('The code is not right, or has expired.');
    await expect(code).toHaveValue(wrong);
    await dialog.getByRole('button', { name: 'Send another code' }).click();
    await expect(dialog.getByRole('status')).toContainText('Sent once more.');
    await code.fill(await codeTo(site, email, 3));
    await login.submit.click();
    await isLoggedIn(page);
    await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'nurse');
  });
});
