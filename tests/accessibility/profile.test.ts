import { addressOf } from '../e2e/employers.ts';
import { openAccount } from '../e2e/mailbox.ts';
import { editElsewhere, ProfilePage } from '../e2e/profile-page.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { expectNothingFound } from './audit.ts';
import { expectToFit } from './fit.ts';
import { tabTo } from './tab-to.ts';

/** Every form of the page that a candidate with a whole profile has. */
const openForms = async (profile: ProfilePage) => {
  const { main } = profile;
  for (const section of ['personal', 'experience', 'skills', 'languages', 'preferences'])
    await main
      .locator(`[id="${section}"]`)
      .getByRole('button', { name: /^(Edit|تعديل): / })
      .first()
      .click();
  await expect(main.locator('form')).toHaveCount(5);
};

for (const hl of ['en-US', 'ar'])
  test(`PROFILE-01 PROFILE-02 axe finds nothing on the profile in ${hl}, nor in its forms, and all of it fits 320 px`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const profile = new ProfilePage(page);
    await profile.open({ hl });
    await page.waitForLoadState('networkidle');
    await expectNothingFound(page);
    await openForms(profile);
    await expectNothingFound(page);
    await expectToFit(page);
  });

test('PROFILE-01 PROFILE-02 axe finds nothing on an empty profile, on failed parts and while something is removed', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  await expectNothingFound(page);
  await editElsewhere(context.request, 'languages', { operation: 'add', value: { name: 'Dutch' } });
  await openPage(page, addressOf('/careers'));
  await page.route('**/api/pcsx/profile_*', (route) => route.fulfill({ status: 400, body: '' }));
  await page.route('**/api/pcsx/resumes?*', (route) => route.fulfill({ status: 400, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(profile.main.getByRole('alert')).toHaveCount(3);
  await expectNothingFound(page);
  await profile.button('Delete: Dutch').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(page.getByRole('alertdialog').getByRole('alert')).toBeVisible();
  await expectNothingFound(page);
});

for (const hl of ['en-US', 'ar'])
  test(`PROFILE-03 axe finds nothing where the profile is exported in ${hl}, and it fits 320 px`, async ({
    page,
    context,
    site,
  }) => {
    await openAccount(context.request, site);
    await openPage(page, addressOf('/careers/export-resume', { hl }));
    await expectNothingFound(page);
    await editElsewhere(context.request, 'headline', { value: 'Nurse' });
    await page.reload();
    await expect(page.locator('[data-status="ready"]')).toBeVisible();
    await expectNothingFound(page);
    await expectToFit(page);
  });

test('PROFILE-01 an entry is added, changed and removed by keyboard alone', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const press = async (name: string) => {
    await tabTo(page, profile.button(name));
    await page.keyboard.press('Enter');
  };
  await press('Add: Languages');
  await expect(profile.field('Language')).toBeFocused();
  await page.keyboard.type('Dutch');
  await press('Save');
  await expect(profile.button('Add: Languages')).toBeFocused();
  await press('Edit: Dutch');
  await expect(profile.field('Language')).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Flu');
  await press('Save');
  await expect(profile.button('Edit: Dutch')).toBeFocused();
  await expect(profile.section('Languages')).toContainText('Fluent');
  await press('Delete: Dutch');
  await expect(page.getByRole('alertdialog')).toBeVisible();
  await tabTo(page, page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }));
  await page.keyboard.press('Enter');
  await expect(profile.button('Add: Languages')).toBeFocused();
  await expect(profile.section('Languages').getByRole('listitem')).toHaveCount(0);
});
