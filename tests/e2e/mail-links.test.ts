import type { APIRequestContext } from '@playwright/test';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo, newEmail, newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { write } from './wire.ts';

/** A new account that has asked to move to another e-mail, and the link by which it does. */
async function movingAccount(request: APIRequestContext, site: Parameters<typeof openAccount>[1]) {
  await openAccount(request, site);
  const moved = newEmail();
  const body = { email: moved, password: newPassword };
  const at = { site: site.address, body };
  await expect(await write(request, 'POST', '/api/pcsx/auth/email', at)).toBeOK();
  return { moved, link: await linkTo(site, moved) };
}

test('AUTH-03 AUTH-01 who is logged in confirms a new e-mail by its link alone, and goes on from the login page', async ({
  page,
  context,
  site,
}) => {
  const { moved, link } = await movingAccount(context.request, site);
  await page.goto(link);
  await expect(page.getByRole('status')).toHaveText(`Your account’s e-mail is now ${moved}.`);
  await expect(page).toHaveURL((url) => url.hash === '');
  await page.getByRole('link', { name: 'Go on' }).click();
  await expect(page.getByRole('main')).toContainText(moved);
  await page.goto(addressOf('/careers/login'));
  await expect(page).toHaveURL((url) => url.pathname === '/careers');
});

test('AUTH-03 who is not logged in gives the password of the account, and logs in with the new e-mail; without a network the link is tried again when asked', async ({
  page,
  request,
  site,
}) => {
  const { moved, link } = await movingAccount(request, site);
  const confirms = '**/auth/email/confirm?*';
  await page.route(confirms, (route) => route.abort());
  await page.goto(link);
  await expect(page.getByRole('alert')).toContainText('No connection');
  await page.unroute(confirms);
  await page.getByRole('button', { name: 'Try again' }).click();
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
