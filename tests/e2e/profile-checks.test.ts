import { openAccount } from './mailbox.ts';
import { ProfilePage, readProfile } from './profile-page.ts';
import { expect, test } from './site.ts';

/** One pixel. */
const pixel = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('PROFILE-01 names with slashes and pictures that are none are refused in the language of the page', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open({ hl: 'ar' });
  await profile.button('تعديل: الاسم ووسائل الاتصال').click();
  const names = {
    'الاسم الأول': 'أدخل الاسم الأول بلا شرطة مائلة.',
    'اسم العائلة': 'أدخل اسم العائلة بلا شرطة مائلة.',
  };
  for (const [name, text] of Object.entries(names)) {
    await profile.field(name).fill('A/B');
    await profile.button('حفظ').click();
    await expect(profile.field(name)).toHaveAccessibleDescription(text);
  }
  const input = profile.main.locator('input[type="file"]').first();
  const picture = { name: 'me.png', mimeType: 'image/png', buffer: Buffer.from('<svg/>') };
  const problem = profile.main.locator('header').getByRole('alert');
  await input.setInputFiles(picture);
  await expect(problem).toContainText('تعذرت قراءة me.png كصورة.');
  // a proxy may take less than the site does
  await page.route('**/api/pcsx/profile_avatar?*', (route) =>
    route.fulfill({ status: 413, body: 'Too large' }),
  );
  await input.setInputFiles(picture);
  await expect(problem).toContainText('me.png أكبر من');
});

test('PROFILE-01 what begins in the future or has a month alone, an address with a space in it and what is no picture are refused in words of their own; a picture is uploaded, replaced and removed', async ({
  page,
  context,
  site,
}) => {
  await page.clock.setFixedTime('2026-11-22T10:00:00Z');
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = profile.section('Experience');
  await profile.button('Add: Experience').click();
  await profile.field('Job title').fill('Nurse');
  const from = section.getByRole('group', { name: 'From' });
  const [month, year] = [from.getByRole('combobox').nth(0), from.getByRole('combobox').nth(1)];
  await expect(year.locator('option', { hasText: '2027' })).toHaveCount(0);
  await expect(from).toHaveAccessibleDescription('');
  await month.selectOption('05');
  await profile.save.click();
  await expect(section.getByRole('link', { name: 'Choose both a month and a year.' })).toBeVisible();
  // this year, but not yet
  await month.selectOption('12');
  await year.selectOption('2026');
  await profile.save.click();
  await expect(section.getByRole('link', { name: 'The date cannot be after November 2026.' })).toBeVisible();
  await month.selectOption('11');
  await profile.saved();

  // studies may be planned to end
  await profile.button('Add: Education').click();
  await profile.field('School').fill('TU Delft');
  await profile.chooseMonth('From', '09', '2025');
  await profile.chooseMonth('Until', '07', '2029');
  await profile.saved();
  await expect(profile.section('Education')).toContainText('Jul 2029');

  await profile.button('Add: Links').click();
  const address = profile.field('Address');
  for (const written of ['https://exa mple.com', 'https://example.com/my work']) {
    await address.fill(written);
    await profile.save.click();
    await expect(address).toHaveAccessibleDescription(/Enter the address without spaces\./);
  }
  // around it they are nobody's mistake
  await address.fill('  https://example.com/work ');
  await profile.saved();

  const chooser = page.waitForEvent('filechooser');
  await profile
    .section('How complete it is')
    .getByRole('link', { name: 'Add a picture, if you like' })
    .click();
  await (await chooser).setFiles([]);
  const input = profile.main.locator('input[type="file"]').first();
  const image = profile.main.locator('header img');
  await input.setInputFiles({ ...pixel, name: 'me.gif' });
  await expect(profile.main.getByRole('alert')).toContainText('me.gif is not a picture of these types');
  await input.setInputFiles({ ...pixel, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(profile.main.getByRole('alert')).toContainText('me.png is larger than 5 MB.');
  // its name says one thing, its content another
  await input.setInputFiles({ ...pixel, buffer: Buffer.from('<svg/>') });
  await expect(profile.main.getByRole('alert')).toContainText('me.png is not a picture that can be read.');
  await expect(image).toHaveCount(0);
  await input.setInputFiles(pixel);
  await expect(image).toHaveAttribute('src', new RegExp(`^${site.address}/api/pcsx/profile_avatar\\?`));
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
  await expect(profile.main.getByRole('alert')).toHaveCount(0);
  await expect(profile.button('Replace picture')).toBeVisible();
  await profile.button('Remove picture').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(profile.button('Add picture')).toBeFocused();
  expect((await readProfile(context.request)).avatar).toBeNull();
});
