import { endSessions } from './apply-page.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { cook, editElsewhere, nurse, ProfilePage, readProfile } from './profile-page.ts';
import { hydrated } from './search-page.ts';
import { expect, test } from './site.ts';

const edits = '**/api/pcsx/profile_edit?*';

test('PROFILE-01 what is refused or fails is told at its field and in a toast, and what was typed stays; it comes back after a reload, and after a session that has ended', async ({
  page,
  context,
  playwright,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.button('Edit: Name and contact').click();
  // what no keyboard types
  await profile.field('First name').fill('Ines\u0007');
  await profile.save.click();
  await expect(profile.toast.getByText('Invalid request received. Please try again')).toBeVisible();
  await expect(profile.field('First name')).toBeFocused();
  await expect(profile.field('First name')).toHaveAccessibleDescription(/Enter readable characters only\./);
  await expect(profile.field('First name')).toHaveValue('Ines\u0007');
  await profile.cancel.click();

  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Nurse');
  await page.route(edits, (route) => route.fulfill({ status: 500, body: '' }));
  await profile.save.click();
  await expect(profile.toast.getByText('Something went wrong. Please try again')).toBeVisible();
  await expect(profile.section('Headline').getByRole('alert')).toContainText('Server error.');
  await page.unroute(edits);
  await context.setOffline(true);
  await profile.save.click();
  await expect(profile.section('Headline').getByRole('alert')).toContainText('No connection.');
  await context.setOffline(false);
  await expect(profile.field('What you do, in a line')).toHaveValue('Nurse');
  await profile.saved();
  expect((await readProfile(context.request)).headline).toBe('Nurse');

  await profile.button('Add: Experience').click();
  await profile.field('Job title').fill('Nurse');
  await profile.field('Company').fill('Old Hospital');
  await page.reload();
  await expect(profile.field('Company')).toHaveValue('Old Hospital');
  await expect(profile.section('Experience')).toContainText('We restored what you typed');

  const elsewhere = await playwright.request.newContext();
  await endSessions(elsewhere, email, site);
  await elsewhere.dispose();
  await profile.save.click();
  const login = new Login(page);
  await login.dialog.waitFor();
  await login.logIn(email, newPassword);
  await expect(login.dialog).toBeHidden();
  await expect(profile.field('Company')).toHaveValue('Old Hospital');
  await profile.saved();
  expect((await readProfile(context.request)).experience).toMatchObject([{ title: 'Nurse' }]);

  // given up is given up
  await profile.button('Edit: Summary').click();
  await profile.field('About you').fill('Never mind');
  await profile.cancel.click();
  await expect(profile.button('Edit: Summary')).toBeFocused();
  await page.reload();
  await hydrated(page);
  await profile.button('Edit: Summary').click();
  await expect(profile.field('About you')).toHaveValue('');
});

test('PROFILE-01 what was changed somewhere else is shown, and nothing that was typed is lost; where the browser keeps nothing, leaving the page asks first', async ({
  page,
  context,
  site,
}) => {
  const { request } = context;
  await openAccount(request, site);
  for (const value of [nurse, cook]) await editElsewhere(request, 'experience', { operation: 'add', value });
  const profile = new ProfilePage(page);
  await profile.open();
  const headline = profile.section('Headline');
  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Mine');
  // another section is in nobody's way
  await editElsewhere(request, 'summary', { value: 'Calm at night.' });
  await profile.saved();
  await expect(profile.section('Summary')).toContainText('Calm at night.');

  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Mine again');
  await editElsewhere(request, 'headline', { value: 'Theirs' });
  await profile.save.click();
  await expect(headline.getByRole('alert')).toContainText('There it says now: “Theirs”');
  expect((await readProfile(request)).headline).toBe('Theirs');
  await expect(profile.field('What you do, in a line')).toHaveValue('Mine again');
  await profile.saved();
  expect((await readProfile(request)).headline).toBe('Mine again');

  // an entry that stands elsewhere by now is the one that is changed
  await profile.button('Edit: Cook').click();
  await profile.field('Company').fill('Loomfield');
  await editElsewhere(request, 'experience', { operation: 'remove', index: 0 });
  await profile.save.click();
  await expect(profile.button('Edit: Cook')).toBeFocused();
  expect((await readProfile(request)).experience).toEqual([{ ...cook, company: 'Loomfield' }]);

  // an entry that is gone comes back as a new one, with what was typed
  await profile.button('Edit: Cook').click();
  await profile.field('Company').fill('Kestrel');
  await editElsewhere(request, 'experience', { operation: 'remove', index: 0 });
  await profile.save.click();
  await expect(profile.section('Experience')).toContainText('This entry was removed somewhere else');
  await expect(profile.field('Company')).toHaveValue('Kestrel');
  await profile.saved();
  expect((await readProfile(request)).experience).toEqual([{ ...cook, company: 'Kestrel' }]);

  // the browser has no room for drafts any more
  await page.evaluate(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key, value) {
      if (key.startsWith('portico-draft:')) throw new DOMException('It is full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Head nurse');
  await expect(profile.section('Headline')).toContainText('cannot be kept in this browser');
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
  await jobs.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(profile.field('What you do, in a line')).toHaveValue('Head nurse');
  await jobs.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Find your next job');
});
