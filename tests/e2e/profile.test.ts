import { openAccount } from './mailbox.ts';
import { ProfilePage, readProfile } from './profile-page.ts';
import { expect, test } from './site.ts';

test('PROFILE-01 entries are added, updated and removed in their section, and the focus goes on', async ({
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
