import { openAccount } from './mailbox.ts';
import { ProfilePage } from './profile-page.ts';
import { expect, test } from './site.ts';

test('PROFILE-01 PROFILE-02 every form takes the focus into its first field, and gives it back to its button; the links to what is missing lead there, too', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const forms = {
    Summary: 'About you',
    Headline: 'What you do, in a line',
    Skills: 'Your skills',
    'What you look for': 'Job titles',
    'Name and contact': 'First name',
  };
  // twice: once with the code of the form and of its fields on its way, and once with both there
  for (const _visit of [1, 2])
    for (const [section, field] of Object.entries(forms)) {
      await profile.button(`Edit: ${section}`).click();
      await expect(profile.field(field)).toBeFocused();
      await profile.cancel.click();
      await expect(profile.button(`Edit: ${section}`)).toBeFocused();
    }

  const missing = {
    'Say in a line what you do': 'What you do, in a line',
    'Name three skills or more': 'Your skills',
    'Tell your phone number and where you live': 'First name',
    'Tell where you have learned': 'School',
  };
  for (const [link, field] of Object.entries(missing)) {
    await profile.main.getByRole('link', { name: link }).click();
    await expect(profile.field(field)).toBeFocused();
  }
});
