import { expect, test } from './configured-site.ts';
import { addressOf } from './employers.ts';
import { openAccount } from './mailbox.ts';
import { ProfilePage } from './profile-page.ts';
import { openPage } from './search-page.ts';
import { logIn } from './wire.ts';

test('PROFILE-01 PROFILE-02 the profile and how complete it is load and fail each by itself; links lead to a section, and to what is missing', async ({
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

test('CONFIG-03 PROFILE-02 where the employer does not show it, the page says nothing of what the profile says', async ({
  page,
  context,
  configure,
}) => {
  const profileConfig = { own: { showAnalysis: false } };
  await configure(({ pcsxConfig }) => ({ pcsxConfig: { ...(pcsxConfig as object), profileConfig } }));
  await logIn(context, 'candidate@meridian.example');
  const profile = new ProfilePage(page);
  await profile.open();
  await expect(profile.section('How complete it is').getByRole('progressbar')).toBeVisible();
  await expect(profile.section('Resume')).toBeVisible();
  await expect(profile.section('What your profile says')).toHaveCount(0);
});
