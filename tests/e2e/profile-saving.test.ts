import type { Page } from '@playwright/test';
import { openAccount } from './mailbox.ts';
import { ProfilePage, readProfile } from './profile-page.ts';
import { expect, test } from './site.ts';

/** Has the next edit of the profile wait until the test lets it go; `begun` when it is asked for. */
async function holdEdit(page: Page) {
  const gate = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  await page.route(
    '**/api/pcsx/profile_edit?*',
    async (route) => {
      asked.resolve();
      await gate.promise;
      await route.continue();
    },
    { times: 1 },
  );
  return { begun: asked.promise, letGo: gate.resolve };
}

test('PROFILE-01 what is being saved cannot be cancelled; what is typed meanwhile is not lost, stays in the open form until it is saved, and another form waits for it', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const headline = profile.field('What you do, in a line');

  await test.step('nothing is typed meanwhile', async () => {
    await profile.button('Edit: Headline').click();
    await headline.fill('Senior nurse');
    const edit = await holdEdit(page);
    await profile.save.click();
    await edit.begun;
    await expect(profile.cancel).toHaveAttribute('aria-disabled', 'true');
    await profile.cancel.focus();
    await page.keyboard.press('Enter');
    await expect(profile.cancel).toBeFocused();
    edit.letGo();
    await expect(profile.toast).toHaveText('Saved: Headline');
    await expect(profile.button('Edit: Headline')).toBeFocused();
    await expect(profile.section('Headline')).toContainText('Senior nurse');
  });

  await test.step('more is typed', async () => {
    await profile.button('Edit: Headline').click();
    await headline.fill('Senior nurse A');
    const edit = await holdEdit(page);
    await profile.save.click();
    await edit.begun;
    await headline.press('End');
    await headline.pressSequentially(' and teacher');
    edit.letGo();
    const told = 'Saved: Headline. What you have typed since is not saved yet.';
    await expect(profile.toast.filter({ hasText: told })).toBeVisible();
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

  const section = profile.section('Experience');
  const nurse = { title: 'Nurse', company: 'Old Hospital' };
  await test.step('more is typed of a new entry, which goes on as that entry', async () => {
    await profile.button('Add: Experience').click();
    await profile.field('Job title').fill('Nurse');
    const edit = await holdEdit(page);
    await profile.save.click();
    await edit.begun;
    await profile.field('Company').fill('Old Hospital');
    edit.letGo();
    await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Nurse']);
    await expect(profile.field('Company')).toHaveValue('Old Hospital');
    await profile.saved();
    await expect(profile.button('Add: Experience')).toBeFocused();
    await expect(section.getByRole('listitem')).toHaveCount(1);
    expect((await readProfile(context.request)).experience).toMatchObject([nurse]);
  });

  await test.step('the form of another entry does not take the place of what is being saved', async () => {
    await profile.button('Edit: Nurse').click();
    await profile.field('Location').fill('Delft');
    const edit = await holdEdit(page);
    await profile.save.click();
    await edit.begun;
    await profile.button('Add: Experience').click();
    await expect(profile.field('Location')).toHaveValue('Delft');
    edit.letGo();
    await expect(profile.field('Job title')).toHaveValue('');
    await expect(profile.field('Job title')).toBeFocused();
    await expect(profile.save).toHaveCount(1);
    expect((await readProfile(context.request)).experience).toMatchObject([{ ...nurse, location: 'Delft' }]);
  });
});
