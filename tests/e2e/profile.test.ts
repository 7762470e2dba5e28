import { addressOf } from './employers.ts';
import { endSessions } from './apply-page.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { cook, editElsewhere, nurse, ProfilePage, readProfile } from './profile-page.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { logIn, write } from './wire.ts';

const edits = '**/api/pcsx/profile_edit?*';
/** One pixel. */
const picture = {
  name: 'me.png',
  mimeType: 'image/png',
  buffer: Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
    'base64',
  ),
};

test('PROFILE-01 entries are added, updated and removed in their section; the focus goes on', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const section = profile.section('Experience');
  await expect(section).toContainText('Begin with the last position.');
  await profile.button('Add: Experience').click();
  await expect(profile.field('Job title')).toBeFocused();
  await profile.save.click();
  await expect(profile.field('Job title')).toBeFocused();
  await expect(profile.field('Job title')).toHaveAccessibleDescription(/Job title is required/);
  await profile.field('Job title').fill('Cook');
  await profile.chooseMonth('From', '03', '2015');
  await profile.chooseMonth('Until', '02', '2015');
  await profile.save.click();
  await expect(section.getByText('End date cannot be before the start date.').first()).toBeVisible();
  await profile.chooseMonth('Until', '12', '2016');
  const sent: string[] = [];
  page.on('request', (request) => request.url().includes('profile_edit') && sent.push(request.url()));
  await profile.save.dblclick();
  await expect(section.getByRole('heading', { name: 'Cook' })).toBeVisible();
  await expect(profile.button('Add: Experience')).toBeFocused();
  expect(sent).toHaveLength(1);

  // what goes on has no end, and stands first
  await profile.button('Add: Experience').click();
  await profile.field('Job title').fill('Nurse');
  await profile.field('I work there now').check();
  await expect(section.getByRole('group', { name: 'Until' })).toHaveCount(0);
  await profile.chooseMonth('From', '01', '2017');
  await profile.saved();
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Nurse', 'Cook']);
  await expect(section.getByText('Jan 2017 – present')).toBeVisible();

  // another title: the button of the entry has the focus all the same
  await profile.button('Edit: Cook').click();
  await profile.field('Job title').fill('Head cook');
  await profile.field('Description').fill('Ran the kitchen.\nTrained two apprentices.');
  await profile.save.click();
  await expect(profile.button('Edit: Head cook')).toBeFocused();
  const { experience } = await readProfile(context.request);
  expect(experience).toEqual([
    {
      title: 'Head cook',
      company: '',
      location: '',
      startDate: '2015-03',
      endDate: '2016-12',
      isCurrent: false,
      description: 'Ran the kitchen.\nTrained two apprentices.',
    },
    {
      title: 'Nurse',
      company: '',
      location: '',
      startDate: '2017-01',
      endDate: null,
      isCurrent: true,
      description: '',
    },
  ]);

  await profile.button('Delete: Nurse').click();
  const question = page.getByRole('alertdialog', { name: 'Remove “Nurse”?' });
  await question.getByRole('button', { name: 'Keep it' }).click();
  await expect(profile.button('Delete: Nurse')).toBeFocused();
  await profile.button('Delete: Nurse').click();
  await question.getByRole('button', { name: 'Remove' }).click();
  await expect(profile.button('Delete: Head cook')).toBeFocused();
  await page.reload();
  await expect(section.getByRole('heading', { level: 3 })).toHaveText(['Head cook']);
});

test('PROFILE-01 every section is edited in its place, and what depends on it follows', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.button('Edit: Name and contact').click();
  await profile.field('First name').fill('Grace');
  await profile.field('Phone').fill('one');
  await profile.save.click();
  await expect(profile.field('Phone')).toHaveAccessibleDescription(/Phone number is invalid/);
  await profile.field('Phone').fill('+31 15 123 456');
  await profile.field('Where you live').fill('Delft');
  await profile.saved();
  await expect(profile.toast).toHaveText('Saved: Name and contact');
  await expect(profile.button('Edit: Name and contact')).toBeFocused();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Grace Okello');

  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Nurse');
  await profile.saved();
  await profile.button('Edit: Summary').click();
  await profile.field('About you').fill('Calm at night.');
  await profile.saved();

  await profile.button('Edit: Skills').click();
  for (const skill of ['Triage', 'Wound care', 'Dialysis']) {
    await profile.field('Your skills').fill(skill);
    await profile.field('Your skills').press('Enter');
  }
  await profile.saved();
  await profile.button('Edit: Skills').click();
  await profile.main.getByRole('button', { name: 'Remove Wound care' }).click();
  await profile.field('Your skills').fill('Suturing');
  await profile.field('Your skills').press('Enter');
  await profile.saved();
  await expect(profile.section('Skills').getByRole('listitem')).toHaveText([
    'Triage',
    'Dialysis',
    'Suturing',
  ]);

  await profile.button('Add: Education').click();
  await profile.field('School').fill('TU Delft');
  await profile.saved();
  await profile.button('Add: Languages').click();
  await profile.field('Language').fill('Dutch');
  await profile.saved();
  await profile.button('Edit: Dutch').click();
  await profile.field('How well').selectOption('Fluent');
  await profile.saved();
  await expect(profile.section('Languages')).toContainText('Fluent');
  await profile.button('Add: Certifications').click();
  await profile.field('Certificate').fill('BIG');
  await profile.chooseMonth('Issued in', '02', '2020');
  await profile.saved();
  await profile.button('Add: Links').click();
  await profile.field('Address').fill('javascript:alert(1)');
  await profile.save.click();
  await expect(profile.field('Address')).toHaveAccessibleDescription(/begins with https/);
  await profile.field('Address').fill('https://grace.example/work');
  await profile.saved();
  await expect(profile.section('Links').getByRole('link')).toHaveAttribute(
    'href',
    'https://grace.example/work',
  );

  await profile.button('Edit: What you look for').click();
  await profile.field('Job titles').fill('Charge nurse');
  await profile.field('Job titles').press('Enter');
  await profile.field('Hybrid').check();
  await profile.field('I would move for a job').check();
  await profile.saved();
  expect(await readProfile(context.request)).toMatchObject({
    firstname: 'Grace',
    lastname: 'Okello',
    phone: '+31 15 123 456',
    location: 'Delft',
    headline: 'Nurse',
    summary: 'Calm at night.',
    skills: ['Triage', 'Dialysis', 'Suturing'],
    education: [{ school: 'TU Delft', startDate: null }],
    languages: [{ name: 'Dutch', level: 'fluent' }],
    certifications: [{ name: 'BIG', issuedOn: '2020-02' }],
    links: [{ label: '', url: 'https://grace.example/work' }],
    preferences: {
      jobTitles: ['Charge nurse'],
      locations: [],
      workLocationOptions: ['hybrid'],
      willRelocate: true,
    },
  });
});

test('PROFILE-01 what is refused or fails is told at its field and in a toast, and what was typed stays', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
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
});

test('PROFILE-01 what was changed somewhere else is shown, and nothing that was typed is lost', async ({
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
});

test('PROFILE-01 what is typed comes back after a reload, and after a session that has ended', async ({
  page,
  context,
  playwright,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
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
  await profile.button('Edit: Summary').click();
  await expect(profile.field('About you')).toHaveValue('');
});

test('PROFILE-01 where the browser keeps nothing, leaving the page asks first', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await page.addInitScript(() => {
    const { setItem } = Storage.prototype;
    Storage.prototype.setItem = function keep(key, value) {
      if (key.startsWith('portico-draft:')) throw new DOMException('It is full', 'QuotaExceededError');
      setItem.call(this, key, value);
    };
  });
  const profile = new ProfilePage(page);
  await profile.open();
  await profile.button('Edit: Headline').click();
  await profile.field('What you do, in a line').fill('Nurse');
  await expect(profile.section('Headline')).toContainText('cannot be kept in this browser');
  const jobs = page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Jobs' });
  await jobs.click();
  const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
  await question.getByRole('button', { name: 'Stay here' }).click();
  await expect(profile.field('What you do, in a line')).toHaveValue('Nurse');
  await jobs.click();
  await question.getByRole('button', { name: 'Leave', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Find your next job');
});

test('PROFILE-01 a picture is uploaded, replaced and removed; what is none is told', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open();
  const chooser = page.waitForEvent('filechooser');
  await profile
    .section('How complete it is')
    .getByRole('link', { name: 'Add a picture, if you like' })
    .click();
  await (await chooser).setFiles([]);
  const input = profile.main.locator('input[type="file"]').first();
  const image = profile.main.locator('header img');
  await input.setInputFiles({ ...picture, name: 'me.gif' });
  await expect(profile.main.getByRole('alert')).toContainText('me.gif is not a picture of these types');
  await input.setInputFiles({ ...picture, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) });
  await expect(profile.main.getByRole('alert')).toContainText('me.png is larger than 5 MB.');
  // its name says one thing, its content another
  await input.setInputFiles({ ...picture, buffer: Buffer.from('<svg/>') });
  await expect(profile.main.getByRole('alert')).toContainText('me.png is not a picture that can be read.');
  await expect(image).toHaveCount(0);
  await input.setInputFiles(picture);
  await expect(image).toHaveAttribute('src', new RegExp(`^${site.address}/api/pcsx/profile_avatar\\?`));
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBe(1);
  await expect(profile.main.getByRole('alert')).toHaveCount(0);
  await expect(profile.button('Replace picture')).toBeVisible();
  await profile.button('Remove picture').click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Remove' }).click();
  await expect(profile.button('Add picture')).toBeFocused();
  expect((await readProfile(context.request)).avatar).toBeNull();
});

test('PROFILE-02 how complete it is loads and fails by itself, and leads to what is missing', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await openPage(page, addressOf('/careers'));
  const fail = '**/api/pcsx/profile_{completion,analysis}?*';
  await page.route(fail, (route) => route.fulfill({ status: 400, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  const completion = profile.section('How complete it is');
  const analysis = profile.section('What your profile says');
  await expect(completion.getByRole('alert')).toBeVisible();
  await expect(analysis.getByRole('alert')).toBeVisible();
  await expect(profile.button('Edit: Skills')).toBeVisible();
  await page.unroute(fail);
  await completion.getByRole('button', { name: 'Try again' }).click();
  await expect(completion.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '0%');
  await analysis.getByRole('button', { name: 'Try again' }).click();
  await expect(analysis).toContainText('Your profile does not say much yet.');

  await completion.getByRole('link', { name: 'Tell where you have worked, and from when' }).click();
  await expect(profile.field('Job title')).toBeFocused();
  await profile.field('Job title').fill('Senior nurse');
  await profile.field('I work there now').check();
  await profile.chooseMonth('From', '01', '2016');
  await profile.saved();
  await expect(completion.getByRole('progressbar')).toHaveAttribute('aria-valuetext', '20%');
  await expect(analysis).toContainText('Your newest position is “Senior nurse”.');
  await expect(analysis).toContainText('From 1 position with dates.');
  await completion.getByRole('link', { name: 'Upload a resume' }).click();
  const upload = page.getByRole('dialog', { name: 'Your resume' });
  await upload.getByLabel('Resume', { exact: true }).setInputFiles({
    name: 'grace.txt',
    mimeType: 'text/plain',
    buffer: Buffer.from('Grace Hopper\n+1 617 555 0134\n\nSkills\nTriage, Dialysis'),
  });
  await upload.getByRole('button', { name: 'Upload', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'What we read in your resume' });
  await review.getByRole('button', { name: /^Add \d+ to my profile$/ }).click();
  // what was read is in the profile, and the list says which resume applications take
  await expect(profile.section('Skills').getByRole('listitem')).toHaveText(['Triage']);
  await expect(profile.section('Your resumes').getByRole('listitem')).toContainText(
    'Applications take this one',
  );
  await expect(completion.getByRole('link', { name: 'Upload a resume' })).toHaveCount(0);
});

test('PROFILE-01 the profile has a failure of its own, and links lead to a section of it', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const profile = new ProfilePage(page);
  await profile.open({ hash: '#experience' });
  await expect(profile.section('Experience').getByRole('heading', { level: 2 })).toBeFocused();
  await expect(profile.section('Experience')).toBeInViewport();
  await openPage(page, addressOf('/careers'));
  await page.route('**/api/pcsx/profile?*', (route) => route.fulfill({ status: 400, body: '' }));
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Profile' }).click();
  await expect(profile.main.getByRole('alert')).toContainText('Your profile could not be loaded');
  await expect(profile.section('How complete it is').getByRole('progressbar')).toBeVisible();
  await page.unroute('**/api/pcsx/profile?*');
  await profile.button('Try again').click();
  await expect(profile.button('Edit: Skills')).toBeVisible();
});

test('CONFIG-03 PROFILE-02 where the employer does not show it, the page says nothing of what the profile says', async ({
  page,
  context,
  ownSite,
  playwright,
}) => {
  const at = { site: ownSite.address };
  const admin = await playwright.request.newContext();
  await logIn({ request: admin }, 'admin@meridian.example', ownSite.address);
  const before = await admin.get(`${ownSite.address}${addressOf('/api/pcsx/config')}`);
  const { data } = (await before.json()) as { data: { config: { pcsxConfig: object } } };
  const pcsxConfig = { ...data.config.pcsxConfig, profileConfig: { own: { showAnalysis: false } } };
  const body = { config: { ...data.config, pcsxConfig } };
  const headers = { 'if-match': '*' };
  await expect(await write(admin, 'PUT', '/api/pcsx/config', { ...at, body, headers })).toBeOK();
  await admin.dispose();
  await logIn(context, 'candidate@meridian.example', ownSite.address);
  await openPage(page, `${ownSite.address}${addressOf('/careers/profile')}`);
  const profile = new ProfilePage(page);
  await expect(profile.section('How complete it is').getByRole('progressbar')).toBeVisible();
  await expect(profile.section('Resume')).toBeVisible();
  await expect(profile.section('What your profile says')).toHaveCount(0);
});
