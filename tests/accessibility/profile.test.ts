import { addressOf } from '../e2e/employers.ts';
import { openAccount } from '../e2e/mailbox.ts';
import { editElsewhere, ProfilePage } from '../e2e/profile-page.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { logIn } from '../e2e/wire.ts';
import { expectNothingFound, settled } from './audit.ts';
import { expectToFit } from './fit.ts';
import { tabTo } from './tab-to.ts';

/** Expects the parts of the page to have the same distance between them, and as much room below each. */
async function expectRhythm(profile: ProfilePage) {
  await profile.page.setViewportSize({ width: 1280, height: 900 });
  const cards = await profile.main.locator('[class*="pt-cards"]').evaluateAll((all) =>
    all
      .filter((card) => !card.parentElement?.closest('[class*="pt-cards"]'))
      .map((card) => {
        const { left, top, bottom } = card.getBoundingClientRect();
        return { left: Math.round(left), top, bottom };
      }),
  );
  const gaps = [...Map.groupBy(cards, ({ left }) => left).values()].flatMap((column) =>
    column
      .toSorted((one, other) => one.top - other.top)
      .flatMap((card, at, all) => {
        const next = all[at + 1];
        return next ? [Math.round(next.top - card.bottom)] : [];
      }),
  );
  expect(gaps.length).toBeGreaterThan(9);
  expect(new Set(gaps)).toEqual(new Set([20]));

  const roomBelow = (name: string) =>
    profile.section(name).evaluate((section) => {
      const leaves = [...section.querySelectorAll('*')].filter(
        ({ childElementCount }) => childElementCount === 0,
      );
      const last = Math.max(...leaves.map((leaf) => leaf.getBoundingClientRect().bottom));
      return Math.round(section.getBoundingClientRect().bottom - last);
    });
  const usual = await roomBelow('Headline');
  for (const name of ['Experience', 'Education', 'Languages', 'Certifications'])
    expect.soft(Math.abs((await roomBelow(name)) - usual), name).toBeLessThanOrEqual(8);
}

/** Every form of the page that a candidate with a whole profile has. */
async function openForms(profile: ProfilePage) {
  const { main } = profile;
  for (const section of ['personal', 'experience', 'skills', 'languages', 'preferences'])
    await main
      .locator(`[id="${section}"]`)
      .getByRole('button', { name: /^(Edit|تعديل): / })
      .first()
      .click();
  await expect(main.locator('form')).toHaveCount(5);
}

for (const hl of ['en-US', 'ar'])
  test(`PROFILE-01 PROFILE-02 axe finds nothing on the profile in ${hl}, nor in its forms, all of it fits 320 px, and its parts have the same distance`, async ({
    page,
    context,
  }) => {
    await logIn(context, 'candidate@meridian.example');
    const profile = new ProfilePage(page);
    await profile.open({ hl });
    await settled(page);
    if (hl === 'en-US') {
      await expect(profile.section('Your resumes').getByRole('listitem').first()).toBeVisible();
      await expect(profile.section('What your profile says').getByRole('listitem').first()).toBeVisible();
      await expectRhythm(profile);
    }
    const looks = hl === 'ar' ? 'one' : 'two';
    await expectNothingFound(page, 'the profile', looks);
    await openForms(profile);
    await expectNothingFound(page, 'its forms', looks);
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

test('PROFILE-03 axe finds nothing where the profile is exported, also in Arabic, and it fits 320 px', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  for (const hl of ['en-US', 'ar']) {
    await openPage(page, addressOf('/careers/export-resume', { hl }));
    await expectNothingFound(page, `${hl}, nothing to export`);
  }
  await editElsewhere(context.request, 'headline', { value: 'Nurse' });
  for (const hl of ['ar', 'en-US']) {
    await openPage(page, addressOf('/careers/export-resume', { hl }));
    await expect(page.locator('[data-status="ready"]')).toBeVisible();
    await expectNothingFound(page, hl);
    await expectToFit(page, hl);
  }
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
