import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo, newEmail, newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

test.describe('moving to another e-mail', () => {
  const askFor = async (request: Parameters<typeof write>[0], address: string, email: string) => {
    const body = { email, password: newPassword };
    await expect(await write(request, 'POST', '/api/pcsx/auth/email', { body, site: address })).toBeOK();
  };

  test('AUTH-03 who is logged in confirms the new e-mail by its link alone', async ({
    page,
    context,
    site,
  }) => {
    await openAccount(context.request, site);
    const moved = newEmail();
    await askFor(context.request, site.address, moved);
    await page.goto(await linkTo(site, moved));
    await expect(page.getByRole('status')).toHaveText(`Your account’s e-mail is now ${moved}.`);
    await expect(page).toHaveURL((url) => url.hash === '');
    await page.getByRole('link', { name: 'Go on' }).click();
    await expect(page.getByRole('main')).toContainText(moved);
  });

  test('AUTH-03 who is not gives the password of the account, and logs in with the new e-mail', async ({
    page,
    request,
    site,
  }) => {
    await openAccount(request, site);
    const moved = newEmail();
    await askFor(request, site.address, moved);
    const link = await linkTo(site, moved);
    await page.goto(link);
    // the server, which sees no fragment, has sent the login in its place
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Confirm your new e-mail');
    await page.getByLabel('Password').fill(newPassword);
    await page.getByRole('button', { name: 'Confirm the e-mail' }).click();
    await expect(page.getByRole('status')).toHaveText(`Your account’s e-mail is now ${moved}.`);
    await page.getByRole('main').getByRole('link', { name: 'Log in' }).click();
    await new Login(page).logIn(moved, newPassword);
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
    await page.goto(link);
    await expect(page.getByRole('alert')).toContainText('This link has expired or was used already.');
  });
});

test('AUTH-03 the link of a mail that cannot be handed in is tried again when asked', async ({
  page,
  request,
  site,
}) => {
  await openAccount(request, site);
  const moved = newEmail();
  const body = { email: moved, password: newPassword };
  await expect(await write(request, 'POST', '/api/pcsx/auth/email', { body })).toBeOK();
  await page.route('**/auth/email/confirm?*', (route) => route.abort());
  await page.goto(await linkTo(site, moved));
  await expect(page.getByRole('alert')).toContainText('No connection');
  await page.unroute('**/auth/email/confirm?*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password')).toBeVisible();
});

test('AUTH-01 who is logged in already goes on from the login page', async ({ page, context }) => {
  await logIn(context, 'candidate@meridian.example');
  await page.goto(addressOf('/careers/login'));
  await expect(page).toHaveURL((url) => url.pathname === '/careers');
});

test('AUTH-03 a token in an address is gone before anything else is asked for', async ({ page }) => {
  const asked: string[] = [];
  await openPage(page, addressOf('/careers/login'));
  page.on('request', (request) => asked.push(`${request.url()} ${request.headers()['referer'] ?? ''}`));
  await page.goto(`${page.url()}#reset=some-token`);
  await expect(page.getByRole('textbox', { name: 'New password' })).toBeVisible();
  await expect(page).toHaveURL((url) => url.hash === '');
  expect(asked.filter((address) => address.includes('some-token'))).toEqual([]);
  await page.goBack();
  await expect(new Login(page).email).toBeVisible();
});
