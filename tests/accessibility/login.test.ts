import { addressOf } from '../e2e/employers.ts';
import { Login } from '../e2e/login-page.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { expectNothingFound } from './audit.ts';
import { expectToFit } from './fit.ts';
import { goToPage } from './go-to.ts';

test('axe finds nothing on the ways to log in, on what is missing and what is refused', async ({ page }) => {
  const login = new Login(page);

  await test.step('a password', async () => {
    await openPage(page, addressOf('/careers/login'));
    await login.password.press('Enter');
    await expect(login.password).toHaveAccessibleDescription(/required/);
    await expectNothingFound(page, 'fields that are missing');
    await login.logIn('x', 'x');
    await expect(login.alert).toBeVisible();
    await expectNothingFound(page, 'a refused login');
  });

  await test.step('a code', async () => {
    await page.getByRole('link', { name: 'Log in with a code sent by e-mail' }).click();
    await expect(page.getByRole('button', { name: 'Send the code' })).toBeVisible();
    await expectNothingFound(page, 'a code');
    await login.email.fill('nobody@mail.example');
    await page.getByRole('button', { name: 'Send the code' }).click();
    await expect(page.getByRole('textbox', { name: 'Code' })).toBeFocused();
    await expectNothingFound(page, 'a code that was sent');
  });

  await test.step('a forgotten password, after a failed sign-on', async () => {
    await goToPage(page, addressOf('/careers/login', { view: 'reset', sso: 'denied' }));
    await expectNothingFound(page, 'a forgotten password');
  });

  await test.step('links of mails', async () => {
    const address = addressOf('/careers/login');
    await goToPage(page, address);
    await page.goto(`${address}#reset=unknown`);
    await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
    await expectNothingFound(page, 'a new password');
    await goToPage(page, address);
    await page.goto(`${address}#confirm=unknown`);
    await expect(page.getByRole('alert')).toBeVisible();
    await expectNothingFound(page, 'a link that is used up');
  });
});

test('axe finds nothing on a sign-up, and it fits 320 px, 400 % zoom and text twice as large', async ({
  page,
}) => {
  await openPage(page, addressOf('/careers/login', { view: 'sign-up', sso: 'no_account' }));
  await expectNothingFound(page, 'a sign-up', 'every');
  await expectToFit(page, 'a sign-up');
  await page.getByRole('button', { name: 'Create an account' }).click();
  await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/required/);
  await expectNothingFound(page, 'a sign-up with mistakes');
});

test('axe finds nothing on the login dialog, nor on what is below it, and it fits 320 px, 400 % zoom and text twice as large', async ({
  page,
}) => {
  const { dialog } = new Login(page);
  for (const { name, address } of [
    { name: 'over the search', address: addressOf('/careers', { show_login_modal: '1' }) },
    { name: 'over a protected page', address: addressOf('/careers/offers') },
  ])
    await test.step(name, async () => {
      await openPage(page, address);
      await expect(dialog).toBeVisible();
      await expectNothingFound(page, name);
      await expectToFit(page, name);
    });
  await test.step('a form that a visitor is asked to log in for', async () => {
    await openPage(page, addressOf('/careers/forms', { id: '1' }));
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expectNothingFound(page, 'a form');
  });
});
