import type { Page } from '@playwright/test';
import { openAccount } from './mailbox.ts';
import { ProfilePage, readProfile } from './profile-page.ts';
import { expect, test } from './site.ts';

/** Has edits of the profile wait until the test lets them go; `begun` when one is asked for. */
const holdEdits = async (page: Page) => {
  const gate = Promise.withResolvers<void>();
  const first = Promise.withResolvers<void>();
  await page.route('**/api/pcsx/profile_edit?*', async (route) => {
    first.resolve();
    await gate.promise;
    await route.continue();
  });
  return { begun: first.promise, letGo: gate.resolve };
};

test('PROFILE-01 what is typed while a form is saved is not lost, and stays in the open form until it is saved, too', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const headline = profile.field('What you do, in a line');
  await profile.button('Edit: Headline').click();
  await headline.fill('Senior nurse A');
  const edits = await holdEdits(page);
  await profile.save.click();
  await edits.begun;
  await headline.press('End');
  await headline.pressSequentially(' and teacher');
  edits.letGo();
  await expect(profile.toast).toHaveText('Saved: Headline. What you have typed since is not saved yet.');
  await expect(headline).toHaveValue('Senior nurse A and teacher');
  await expect(headline).toBeFocused();
  expect((await readProfile(context.request)).headline).toBe('Senior nurse A');
  // its draft has it as well
  await page.reload();
  await expect(headline).toHaveValue('Senior nurse A and teacher');
  await profile.saved();
  await expect(profile.button('Edit: Headline')).toBeFocused();
  expect((await readProfile(context.request)).headline).toBe('Senior nurse A and teacher');
});

test('PROFILE-01 what is typed while a new entry is saved goes on as that entry, and another form waits for it', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = profile.section('Experience');
  await profile.button('Add: Experience').click();
  await profile.field('Job title').fill('Nurse');
  const edits = await holdEdits(page);
  await profile.save.click();
  await edits.begun;
  await profile.field('Company').fill('Old Hospital');
  edits.letGo();
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Nurse']);
  await expect(profile.field('Company')).toHaveValue('Old Hospital');
  await profile.saved();
  await expect(profile.button('Add: Experience')).toBeFocused();
  const nurse = { title: 'Nurse', company: 'Old Hospital' };
  await expect(section.getByRole('listitem')).toHaveCount(1);
  expect((await readProfile(context.request)).experience).toMatchObject([nurse]);

  // the form of another entry does not take the place of what is being saved
  await page.unroute('**/api/pcsx/profile_edit?*');
  await profile.button('Edit: Nurse').click();
  await profile.field('Location').fill('Delft');
  const more = await holdEdits(page);
  await profile.save.click();
  await more.begun;
  await profile.button('Add: Experience').click();
  await expect(profile.field('Location')).toHaveValue('Delft');
  more.letGo();
  await expect(profile.field('Job title')).toHaveValue('');
  await expect(profile.field('Job title')).toBeFocused();
  await expect(profile.save).toHaveCount(1);
  expect((await readProfile(context.request)).experience).toMatchObject([{ ...nurse, location: 'Delft' }]);
});

test('PROFILE-01 what is being saved cannot be cancelled, and the focus stays on the button', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Senior nurse');
  const edits = await holdEdits(page);
  await profile.save.click();
  await edits.begun;
  await expect(profile.cancel).toHaveAttribute('aria-disabled', 'true');
  await profile.cancel.focus();
  await page.keyboard.press('Enter');
  await expect(profile.cancel).toBeFocused();
  edits.letGo();
  await expect(profile.toast).toHaveText('Saved: Headline');
  await expect(profile.button('Edit: Headline')).toBeFocused();
  await expect(profile.section('Headline')).toContainText('Senior nurse');
});
