import type { Locator, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { Profile } from '../../reference-app/contract/profile.ts';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { write } from './wire.ts';

const calls = '**/api/pcsx/upload_resume?*';
const jobAddress = addressOf('/careers/job/1');
const file = (name = 'grace.txt', more = '') => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`Grace Hopper${more}
Boston, MA, United States
grace@mail.example
+1 617 555 0134

Experience
Senior Behavioral Health Technician, Old Hospital
January 2015 – December 2019

Skills
De-escalation, Patient observation`),
});

/** The dialog about resumes as people know it. */
class Resumes {
  readonly dialog;
  readonly input;
  readonly upload;
  readonly review;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.dialog = page.getByRole('dialog', { name: 'Your resume' });
    this.input = this.dialog.getByLabel('Resume', { exact: true });
    this.upload = this.dialog.getByRole('button', { name: 'Upload', exact: true });
    this.review = page.getByRole('dialog', { name: 'What we read in your resume' });
  }

  /** Below the job, which is read to its end first. */
  async opener(): Promise<Locator> {
    await this.#page.getByRole('contentinfo').scrollIntoViewIfNeeded();
    return this.#page.getByRole('button', { name: 'Upload resume' });
  }

  async open(): Promise<void> {
    await (await this.opener()).click();
    await this.dialog.waitFor();
  }
}

async function profileOf(page: Page): Promise<Profile> {
  const answer = await page.request.get(addressOf('/api/pcsx/profile'));
  return ((await answer.json()) as Envelope<Profile>).data;
}

test('RESUME-01 RESUME-02 a resume is uploaded, reviewed and taken into the profile, and all that shows it follows', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const resumes = new Resumes(page);
  await openPage(page, jobAddress);
  await resumes.open();
  await resumes.upload.click();
  await expect(resumes.input).toBeFocused();
  await expect(resumes.input).toHaveAccessibleDescription(/Choose a file first\./);
  // not of a kind that the employer takes
  await resumes.input.setInputFiles(file('grace.exe'));
  await expect(resumes.dialog).toContainText('files of this kind are not allowed');
  await resumes.input.setInputFiles(file());
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.continue();
  });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname.split('/').at(-1) ?? ''));
  await resumes.upload.dblclick();
  await expect(resumes.dialog.getByRole('progressbar')).toBeVisible();
  held.resolve();

  // nothing is overwritten before it is accepted; what would be is left to be ticked
  await expect(resumes.review).toBeVisible();
  expect(asked.filter((call) => call === 'upload_resume')).toHaveLength(1);
  const name = resumes.review.getByRole('checkbox', { name: 'Grace Hopper' });
  await expect(name).not.toBeChecked();
  await expect(name).toHaveAccessibleDescription('In your profile: Ines Okello');
  const phone = resumes.review.getByRole('checkbox', { name: '+1 617 555 0134' });
  await expect(phone).toBeChecked();
  await expect(phone).toHaveAccessibleDescription('Not in your profile yet');
  await expect(resumes.review).toContainText('grace@mail.example');
  const before = await profileOf(page);
  expect([before.phone, before.skills]).toEqual(['', []]);
  // the selected job, its match and the list of resumes are asked for anew
  await expect.poll(() => asked).toEqual(expect.arrayContaining(['position_details', 'match_details']));

  await resumes.review.getByRole('checkbox', { name: 'Patient observation' }).uncheck();
  await resumes.review.getByRole('button', { name: /^Add \d+ to my profile$/ }).click();
  await expect(page.getByText(/^\d+ things from your resume are in your profile now\.$/)).toBeVisible();
  const after = await profileOf(page);
  expect(after.fullname).toBe(before.fullname);
  expect(after.phone).toContain('617 555 0134');
  expect(after.skills).toEqual(['De-escalation']);
  expect(after.hasResume).toBe(true);
  const match = page.getByRole('region', { name: 'Your match' });
  await expect(match.getByRole('list', { name: 'Skills that match' })).toHaveText(
    /De-escalation · in your profile/,
  );
});

test('RESUME-01 what cannot be loaded, listed or sent is told, an upload can be cancelled, and each goes on with the next try', async ({
  page,
  complaints,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  const resumes = new Resumes(page);
  const { dialog } = resumes;
  await openPage(page, jobAddress);
  const opener = await resumes.opener();

  await test.step('the dialog', async () => {
    const chunk = /\/assets\/resume-dialog-[\w-]{8}\.js$/;
    await page.route(chunk, (route) => route.abort());
    await opener.click();
    await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
    expect(complaints.splice(0).join()).toContain('Loading chunk failed');
    await page.unroute(chunk);
  });

  await test.step('the list', async () => {
    const list = '**/api/pcsx/resumes?*';
    await page.route(list, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
    await opener.click();
    await expect(dialog.getByRole('alert')).toContainText('Your resumes could not be loaded.');
    await expect(resumes.input).toBeEnabled();
    await page.unroute(list);
    await dialog.getByRole('button', { name: 'Try again' }).click();
    await expect(dialog).toContainText('You have not uploaded a resume yet.');
    await page.keyboard.press('Escape');
    await expect(opener).toBeFocused();
  });

  await test.step('the upload', async () => {
    await resumes.open();
    await resumes.input.setInputFiles(file());
    // no answer comes
    await page.route(calls, () => {});
    await resumes.upload.click();
    await dialog.getByRole('button', { name: 'Cancel upload' }).click();
    await expect(dialog.getByRole('progressbar')).toHaveCount(0);
    await expect(dialog.getByRole('list', { name: 'Chosen files' })).toContainText('grace.txt');
    await page.unroute(calls);
    await page.route(calls, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: 'You can keep 10 resumes.' } }),
    );
    await resumes.upload.click();
    await expect(dialog.getByRole('alert')).toHaveText('You can keep 10 resumes.');
    await page.unroute(calls);
    await resumes.upload.click();
    await expect(resumes.review).toBeVisible();
    await resumes.review.getByRole('button', { name: 'Decide later' }).click();
    await expect(resumes.review).toBeHidden();
    expect((await profileOf(page)).phone).toBe('');
  });
});

test('AUTH-01 RESUME-01 RESUME-02 a visitor uploads resumes after the login; one is taken for applications, each can be looked at and removed, and a profile that was changed elsewhere is shown before it is saved', async ({
  page,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  const resumes = new Resumes(page);
  await openPage(page, jobAddress);
  await (await resumes.opener()).click();
  await new Login(page).logIn(email, newPassword);
  await expect(resumes.dialog).toBeVisible();
  await expect(resumes.dialog).toContainText('You have not uploaded a resume yet.');

  const later = resumes.review.getByRole('button', { name: /^(Decide later|Close)$/ });
  for (const name of ['first.txt', 'second.txt'])
    await test.step(name, async () => {
      await resumes.input.setInputFiles(file(name, ` ${name}`));
      await resumes.upload.click();
      await later.first().click();
      await expect(resumes.review).toBeHidden();
      await resumes.open();
    });
  const rows = resumes.dialog.getByRole('region', { name: 'Your resumes' }).getByRole('listitem');
  await expect(rows).toHaveCount(2);
  await expect(rows.first()).toContainText('second.txt');
  await expect(rows.first()).toContainText('Applications take this one');
  await rows.getByRole('button', { name: 'Use this one: first.txt' }).click();
  await expect(rows.filter({ hasText: 'first.txt' })).toContainText('Applications take this one');
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    rows.getByRole('link', { name: 'Download first.txt' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('first.txt');

  await rows.getByRole('button', { name: 'Remove second.txt' }).click();
  const asking = page.getByRole('alertdialog', { name: 'Remove this resume?' });
  await asking.getByRole('button', { name: 'Keep it' }).click();
  await expect(rows).toHaveCount(2);
  await rows.getByRole('button', { name: 'Remove second.txt' }).click();
  await asking.getByRole('button', { name: 'Remove' }).click();
  await expect(rows).toHaveCount(1);
  await rows.getByRole('button', { name: 'What we read in first.txt' }).click();
  await expect(resumes.review.getByRole('checkbox', { name: 'De-escalation' })).toBeVisible();

  await test.step('the profile is changed elsewhere', async () => {
    const value = { firstname: 'Grace', lastname: 'Hopper', phone: '+41 44 668 18 00' };
    const body = { op_section: 'personal', operation: 'update', op_data: { value } };
    await expect(await write(elsewhere, 'POST', '/api/pcsx/profile_edit', { body })).toBeOK();
    await elsewhere.dispose();
    const phone = resumes.review.getByRole('checkbox', { name: '+1 617 555 0134' });
    await expect(phone).toBeChecked();
    const save = resumes.review.getByRole('button', { name: /^Add \d+ to my profile$/ });
    await save.click();
    await expect(resumes.review.getByRole('alert')).toContainText('Your profile was changed somewhere else');
    expect((await profileOf(page)).skills).toEqual([]);
    // what would overwrite something by now is left to be ticked, as it is at first
    await expect(phone).not.toBeChecked();
    await save.click();
    await expect(resumes.review).toBeHidden();
    const profile = await profileOf(page);
    expect(profile.skills).toEqual(['De-escalation', 'Patient observation']);
    expect(profile.phone).toBe('+41 44 668 18 00');
  });
});
