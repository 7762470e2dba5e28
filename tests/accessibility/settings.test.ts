import { addressOf } from '../e2e/employers.ts';
import { openAccount } from '../e2e/mailbox.ts';
import { SettingsPage } from '../e2e/settings-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn, write } from '../e2e/wire.ts';
import { audit, expectNothingFound, overflowOf, settled } from './audit.ts';
import { expectToFit } from './fit.ts';
import { goToPage } from './go-to.ts';

for (const hl of ['en-US', 'ar'])
  test(`SETTINGS-01 axe finds nothing on the settings in ${hl}, and they fit 320 px, 400 % zoom and text twice as large, with targets of 24 px`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    await new SettingsPage(page).open({ hl });
    await settled(page);
    await page.locator('summary').click();
    await settled(page);
    await expectNothingFound(page, 'the settings', hl === 'ar' ? 'one' : 'two');
    await expectToFit(page);
    if (hl === 'ar') return;
    // the search of somebody who is logged in
    await goToPage(page, addressOf('/careers'));
    await settled(page);
    expect(await audit(page)).toEqual([]);
  });

/** Expects Tab to reach all of an account without anything in it, in the order of the page. */
async function expectKeyOrder(settings: SettingsPage) {
  const { page } = settings;
  await page.setViewportSize({ width: 320, height: 640 });
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
}

test('SETTINGS-01 all of it is reached and done by keys, in the order of the page; axe finds nothing in the dialogs, on empty and failed parts, and while a job alert is renamed', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const settings = new SettingsPage(page);
  await settings.open();
  await expectKeyOrder(settings);
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
