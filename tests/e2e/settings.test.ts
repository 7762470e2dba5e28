import { readFile } from 'node:fs/promises';
import type { APIRequestContext, Locator } from '@playwright/test';
import type { SavedSearches } from '../../reference-app/contract/saved-searches.ts';
import type { Settings } from '../../reference-app/contract/settings.ts';
import { endSessions } from './apply-page.ts';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { linkTo, mailsTo, newEmail, newPassword, openAccount, openPasswordlessAccount } from './mailbox.ts';
import { hydrated } from './search-page.ts';
import { ask, logInAs, SettingsPage } from './settings-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

const path = '/api/pcsx/settings';
const alertsPath = '/api/pcsx/saved_searches';

test('SETTINGS-01 each part loads and fails by itself; notifications and consent are chosen, said to be saved, and are so after a reload', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const settings = new SettingsPage(page);
  await page.goto(addressOf('/careers'));
  await hydrated(page);
  const calls = { Language: path, 'Job alerts': alertsPath, 'Where you are logged in': '/auth/sessions' };
  for (const call of Object.values(calls))
    await page.route(`**${call}?*`, (route) =>
      route.fulfill({ status: 400, json: { status: 400, message: 'Broken' } }),
    );
  // by the router, so that the page itself makes the calls
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Dashboard' }).click();
  await page.getByRole('main').getByRole('link', { name: 'Settings' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Settings');
  // what needs nothing is there
  await expect(settings.part('Your data').getByRole('button')).toBeVisible();
  for (const [name, call] of Object.entries(calls)) {
    const part = settings.part(name);
    await expect(part.getByRole('alert')).toContainText('could not be loaded. Broken');
    await page.unroute(`**${call}?*`);
    await part.getByRole('button', { name: 'Try again' }).click();
    await expect(part.getByRole('alert')).toHaveCount(0);
    await expect(part.getByRole('heading', { level: 2 })).toBeFocused();
  }
  // they share what they are answered
  await expect(settings.part('Privacy consent').getByRole('button', { name: 'I agree' })).toBeVisible();

  const choice = settings.main.getByRole('radio', { name: 'Only what waits for me' });
  await choice.check();
  await expect(settings.toast).toContainText('Saved.');
  const consent = settings.part('Privacy consent');
  await expect(consent).toContainText('You have not agreed.');
  const text = consent.getByRole('region', { name: 'What you are asked to agree to' });
  const { height } = (await text.boundingBox()) ?? { height: 0 };
  expect(height).toBeLessThanOrEqual(300);
  await text.focus();
  await page.keyboard.press('End');
  await expect.poll(() => text.evaluate((element) => element.scrollTop)).toBeGreaterThan(0);
  await settings.press('I agree');
  await expect(consent).toContainText(/You agreed on /);
  await page.reload();
  await hydrated(page);
  await expect(choice).toBeChecked();
  await settings.press('Withdraw my consent');
  await expect(consent).toContainText('You have not agreed.');
  // the button is gone
  await expect(consent.getByRole('heading')).toBeFocused();
  expect(await ask<Settings>(context.request, path)).toMatchObject({
    notifications: 'action_required',
    privacyConsent: { givenAt: null },
  });
  // what could not be saved shows as it is
  await page.route(`**${path}?*`, (route) => route.abort());
  // it goes back perhaps before anybody looks whether it was checked
  await settings.main.getByRole('radio', { name: 'Everything' }).click();
  await expect(settings.toast.filter({ hasText: 'This could not be saved. No connection' })).toBeVisible();
  await expect(choice).toBeChecked();
});

test('SETTINGS-01 of choices made while one is being saved only the last is saved; the page goes on in the language that is saved, and mails and later visits too', async ({
  page,
  context,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const settings = new SettingsPage(page);
  await settings.open();
  const asked: unknown[] = [];
  let gate = Promise.withResolvers<void>();
  await page.route(`**${path}?*`, async (route) => {
    const request = route.request();
    if (request.method() === 'PUT') {
      asked.push((request.postDataJSON() as Settings).notifications);
      await gate.promise;
    }
    await route.continue();
  });
  const [all, few] = ['Everything', 'Only what waits for me'].map((name) =>
    settings.main.getByRole('radio', { name }),
  ) as [Locator, Locator];
  await few.check();
  await all.check();
  await expect(all).toBeChecked();
  gate.resolve();
  await expect.poll(() => asked).toEqual(['action_required', 'all']);
  await expect(settings.toast).toHaveText(['Saved.', 'Saved.']);
  await page.reload();
  await hydrated(page);
  await expect(all).toBeChecked();

  // back at what is being saved: the next to be asked for is another choice
  asked.length = 0;
  gate = Promise.withResolvers();
  await few.check();
  await all.check();
  await few.check();
  gate.resolve();
  await expect(settings.toast).toHaveText('Saved.');
  await expect(few).toBeChecked();
  expect((await ask<Settings>(context.request, path)).notifications).toBe('action_required');
  await all.check();
  await expect.poll(() => asked).toEqual(['action_required', 'all']);

  await settings.part('Language').getByRole('combobox').selectOption('العربية');
  await settings.press('Save language');
  await expect(page).toHaveURL(/[?&]hl=ar/);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('الإعدادات');
  expect((await ask<Settings>(context.request, path)).language).toBe('ar');
  await page.goto(addressOf('/careers/settings'));
  await expect(page.locator('html')).toHaveAttribute('lang', 'ar');
  const body = { email };
  await expect(await write(context.request, 'POST', '/api/pcsx/auth/reset', { body })).toBeOK();
  expect((await mailsTo(site, email)).at(-1)?.html).toContain('dir="rtl"');
});

test('SETTINGS-01 SEARCH-15 AUTH-02 job alerts are read, changed, renamed and deleted; what is changed after the session has ended is made once one has logged in again', async ({
  page,
  context,
  site,
  playwright,
}) => {
  const email = await openAccount(context.request, site);
  const { request } = context;
  const settings = new SettingsPage(page);
  await settings.open();
  const alerts = settings.part('Job alerts');
  await expect(alerts.getByRole('heading', { level: 3 })).toHaveText('You have no job alerts');
  await expect(alerts.getByRole('link', { name: 'Search jobs' })).toHaveAttribute('href', /\/careers\?/);
  for (const search of ['query=night+nurse&filter_department=Nursing&location=Remote', 'query=porter'])
    await expect(await write(request, 'POST', alertsPath, { body: { search } })).toBeOK();
  await page.reload();
  await hydrated(page);
  const row = alerts.getByRole('listitem').last();
  await expect(row).toContainText('“night nurse” · Remote · Department: Nursing');
  await row.getByRole('combobox').selectOption('Once a week');
  await expect(settings.toast.filter({ hasText: 'Once a week' })).toBeVisible();
  await row.getByRole('button', { name: 'Pause' }).dblclick();
  await expect(row).toContainText('Paused');
  await row.getByRole('button', { name: 'Rename' }).click();
  const name = row.getByRole('textbox', { name: 'Name' });
  await expect(name).toBeFocused();
  await name.fill('  ');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription('Name is required');
  await expect(name).toBeFocused();
  // what cannot be saved stays typed
  await page.route(`**${alertsPath}/*`, (route) => route.abort());
  await name.fill('Nights');
  await name.press('Enter');
  await expect(name).toHaveAccessibleDescription(/could not be saved/);
  await expect(name).toHaveValue('Nights');
  await page.unroute(`**${alertsPath}/*`);
  await name.press('Enter');
  await expect(row.getByRole('button', { name: 'Rename: Nights' })).toBeFocused();
  expect((await ask<SavedSearches>(request, alertsPath)).savedSearches[1]).toMatchObject({
    name: 'Nights',
    frequency: 'weekly',
    isActive: false,
  });
  await row.getByRole('button', { name: 'Resume: Nights' }).click();
  await expect(row).not.toContainText('Paused');
  await row.getByRole('button', { name: 'Delete: Nights' }).click();
  await settings.dialog.getByRole('button', { name: 'Delete job alert' }).click();
  await expect(alerts.getByRole('listitem')).toHaveCount(1);
  await expect(alerts.getByRole('heading', { level: 2 })).toBeFocused();
  expect((await ask<SavedSearches>(request, alertsPath)).savedSearches).toHaveLength(1);

  const elsewhere = await playwright.request.newContext();
  await endSessions(elsewhere, email, site);
  await elsewhere.dispose();
  await alerts.getByRole('button', { name: 'Rename: porter' }).click();
  await alerts.getByRole('textbox', { name: 'Name' }).fill('Porters');
  await page.keyboard.press('Enter');
  await new Login(page).logIn(email, newPassword);
  await expect(settings.toast.filter({ hasText: 'The job alert is now called “Porters”.' })).toBeVisible();
  await alerts.getByRole('link', { name: 'Porters' }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('query') === 'porter');
});

test('AUTH-03 sessions are listed and end: one, all others, and everywhere', async ({
  page,
  context,
  site,
  playwright,
}) => {
  const email = await openAccount(context.request, site);
  const others: APIRequestContext[] = [];
  for (const userAgent of ['Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', '']) {
    const request = await playwright.request.newContext({ userAgent });
    await logInAs({ request }, email, site.address);
    others.push(request);
  }
  const settings = new SettingsPage(page);
  await settings.open();
  const sessions = settings.part('Where you are logged in');
  await expect(sessions.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
  await sessions.getByRole('button', { name: 'Log out: Firefox on Linux' }).click();
  await expect(settings.toast).toContainText('Logged out: Firefox on Linux');
  await expect(sessions.getByRole('heading', { level: 2 })).toBeFocused();
  const isLoggedIn = async (index: number) =>
    (await others[index]!.get(`${site.address}${addressOf(path)}`)).ok();
  expect(await Promise.all([isLoggedIn(0), isLoggedIn(1)])).toEqual([false, true]);
  await settings.press('Log out everywhere else');
  await expect(sessions.getByRole('list').first().getByRole('listitem')).toHaveCount(1);
  expect(await isLoggedIn(1)).toBe(false);
  await sessions.getByText('Recent log-ins').click();
  await expect(sessions.getByText('Logged in', { exact: true })).toHaveCount(3);
  await settings.press('Log out everywhere');
  await settings.dialog.getByRole('button', { name: 'Log out everywhere' }).click();
  await expect(page.getByRole('status').filter({ hasText: 'You are logged out everywhere.' })).toBeVisible();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  for (const request of others) await request.dispose();
});

test('AUTH-03 password and e-mail are changed: what is wrong is said at its field, and other sessions end', async ({
  page,
  context,
  site,
  playwright,
}) => {
  const email = await openAccount(context.request, site);
  const elsewhere = await playwright.request.newContext();
  await logInAs({ request: elsewhere }, email, site.address);
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.press('Change password');
  const { dialog } = settings;
  const current = dialog.getByLabel('Current password');
  const chosen = dialog.getByLabel('New password');
  await expect(current).toBeFocused();
  await expect(chosen).toHaveAccessibleDescription(/At least 8 characters/);
  await current.fill('something else');
  await chosen.fill('iloveyou1');
  await dialog.getByRole('button', { name: 'Save the new password' }).click();
  await expect(current).toHaveAccessibleDescription('The password is not right.');
  await expect(current).toBeFocused();
  await current.fill(newPassword);
  await chosen.press('Enter');
  await expect(chosen).toHaveAccessibleDescription(/easy to guess/);
  await chosen.fill('a heron in the reeds');
  await chosen.press('Enter');
  await expect(settings.toast).toContainText('Your new password is saved.');
  await expect(dialog).toHaveCount(0);
  await expect(settings.main.getByRole('button', { name: 'Change password' })).toBeFocused();
  expect((await elsewhere.get(`${site.address}${addressOf(path)}`)).status()).toBe(401);
  await elsewhere.dispose();
  // the page goes on with its new token
  const moved = newEmail();
  await settings.press('Change e-mail');
  const field = dialog.getByLabel('New e-mail');
  await field.fill(email);
  await dialog.getByLabel('Your password').fill('a heron in the reeds');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(field).toHaveAccessibleDescription('This is your e-mail already.');
  await field.fill(moved);
  await field.press('Enter');
  await expect(dialog.getByRole('status')).toContainText(`We have sent a link to ${moved}`);
  await page.goto(await linkTo(site, moved));
  await expect(page.getByRole('status')).toHaveText(`Your account’s e-mail is now ${moved}.`);
  await settings.open();
  await expect(settings.part('Your account')).toContainText(moved);
});

test('SETTINGS-01 all data is downloaded as a file of its day, asked for again where that fails; the account is deleted with its password, for good, and the site goes on logged out', async ({
  page,
  context,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const settings = new SettingsPage(page);
  await settings.open();
  await page.route('**/api/pcsx/my_data?*', (route) => route.abort());
  await settings.press('Download my data');
  const data = settings.part('Your data');
  await expect(data.getByRole('alert')).toContainText('Your data could not be downloaded. No connection');
  await page.unroute('**/api/pcsx/my_data?*');
  const coming = page.waitForEvent('download');
  await settings.press('Download my data');
  const download = await coming;
  expect(download.suggestedFilename()).toMatch(/^my-data-meridian\.example-\d{4}-\d\d-\d\d\.json$/);
  const kept = JSON.parse(await readFile(await download.path(), 'utf8')) as {
    tables: { account: { email: string }[] };
  };
  expect(kept.tables.account[0]?.email).toBe(email);
  await expect(settings.toast).toContainText(download.suggestedFilename());

  await settings.press('Delete my account');
  const { dialog } = settings;
  await expect(dialog).toContainText('Your applications and drafts: Meridian Health no longer considers you');
  const field = dialog.getByLabel('Your password');
  await expect(field).toBeFocused();
  await field.fill('something else');
  await field.press('Enter');
  await expect(field).toHaveAccessibleDescription('The password is not right.');
  await expect(field).toBeFocused();
  await field.fill(newPassword);
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account is deleted');
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(addressOf('/careers'));
  const body = { email, password: newPassword };
  expect((await write(context.request, 'POST', '/api/pcsx/auth/login', { body })).status()).toBe(401);
});

test('SETTINGS-01 AUTH-03 the last admin keeps the account; one without a password gets it by mail before it is deleted', async ({
  page,
  context,
  site,
}) => {
  const settings = new SettingsPage(page);
  const { dialog } = settings;
  await logIn(context, 'admin@meridian.example');
  await settings.open();
  await settings.press('Delete my account');
  await dialog.getByLabel('Your password').fill('portico-demo');
  await dialog.getByRole('button', { name: 'Delete my account for good' }).click();
  await expect(dialog.getByRole('alert')).toContainText('You are the last admin of this site.');

  const email = await openPasswordlessAccount(context.request, site);
  await settings.open();
  await expect(settings.part('Your account')).toContainText('You have none yet.');
  await settings.press('Delete my account');
  await dialog.getByRole('button', { name: 'Send the link' }).click();
  await expect(dialog.getByRole('status')).toContainText(`We have sent a link to ${email}.`);
  await page.goto(await linkTo(site, email, 2));
  await page.getByRole('textbox', { name: 'New password' }).fill(newPassword);
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page.getByRole('status')).toContainText('Your new password is saved.');
  await logInAs(context, email, site.address);
  await settings.open();
  await expect(settings.main.getByRole('button', { name: 'Change password' })).toBeVisible();
});
