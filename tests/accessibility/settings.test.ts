import { openAccount } from '../e2e/mailbox.ts';
import { SettingsPage } from '../e2e/settings-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, write } from '../e2e/wire.ts';
import { expectNothingFound, overflowOf } from './audit.ts';
import { expectToFit } from './fit.ts';

for (const hl of ['en-US', 'ar'])
  test(`SETTINGS-01 axe finds nothing on the settings in ${hl}`, async ({ page, context }) => {
    await logIn(context, 'candidate@meridian.example');
    const settings = new SettingsPage(page);
    await settings.open({ hl });
    await page.locator('summary').click();
    await page.waitForLoadState('networkidle');
    await expectNothingFound(page);
  });

test('SETTINGS-01 axe finds nothing in the dialogs, on empty and failed parts, and while a job alert is renamed', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const settings = new SettingsPage(page);
  await settings.open();
  await expectNothingFound(page);
  for (const name of ['Change e-mail', 'Change password', 'Delete my account', 'Log out everywhere'])
    await test.step(name, async () => {
      await settings.press(name);
      await expect(settings.dialog).toBeVisible();
      await expectNothingFound(page);
      await page.keyboard.press('Escape');
      await expect(settings.dialog).toHaveCount(0);
      await expect(settings.main.getByRole('button', { name, exact: true })).toBeFocused();
    });
  const body = { search: 'query=porter' };
  await expect(await write(context.request, 'POST', '/api/pcsx/saved_searches', { body })).toBeOK();
  await settings.open();
  await settings.press('Rename: porter');
  await settings.main.getByRole('textbox', { name: 'Name' }).fill('');
  await page.keyboard.press('Enter');
  await page.route('**/api/pcsx/my_data?*', (route) => route.fulfill({ status: 400, body: '' }));
  await settings.press('Download my data');
  await expect(settings.part('Your data').getByRole('alert')).toBeVisible();
  await expectNothingFound(page);
});

for (const hl of ['en-US', 'ar'])
  test(`the settings in ${hl} fit 320 px, 400 % zoom and text twice as large, with targets of 24 px`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    await page.setViewportSize({ width: 320, height: 640 });
    await new SettingsPage(page).open({ hl });
    await page.locator('summary').click();
    await page.waitForLoadState('networkidle');
    await expectToFit(page);
  });

test('SETTINGS-01 all of it is reached and done by keys, in the order of the page', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await page.setViewportSize({ width: 320, height: 640 });
  const settings = new SettingsPage(page);
  await settings.open();
  await settings.main.getByRole('button', { name: 'Change e-mail' }).focus();
  const reached = [];
  for (let index = 0; index < 13; index += 1) {
    reached.push(
      await page.evaluate(() => {
        const { activeElement } = document;
        const labels = activeElement instanceof HTMLInputElement ? [...(activeElement.labels ?? [])] : [];
        return (
          activeElement?.getAttribute('aria-label') ??
          (labels[0] ?? activeElement)?.textContent?.trim().slice(0, 24)
        );
      }),
    );
    await page.keyboard.press('Tab');
  }
  expect(reached.slice(0, 2)).toEqual(['Change e-mail', 'Change password']);
  expect(reached.slice(3, 4)).toEqual(['Save language']);
  expect(reached.slice(5)).toEqual([
    'Search jobs',
    'What you are asked to agree to',
    'I agree',
    'Log out everywhere',
    'Recent log-ins',
    'Download my data',
    'Delete my account',
    expect.anything(),
  ]);
  expect(await overflowOf(page)).toBe(0);
});
