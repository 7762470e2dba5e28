import type { Page } from '@playwright/test';
import { ApplyPage, endSessions, listOf, logInAs, plainJobs, resume } from './apply-page.ts';
import { newEmail, openAccount } from './mailbox.ts';
import { hydrated } from './search-page.ts';
import { expect, test } from './site.ts';

const restored = (page: Page) => page.getByText(/^We restored what you typed on /);

test('APPLY-01 a visitor comes back to what they typed, with file and focus, and nothing of it is left once it is sent', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  await apply.resume.setInputFiles(resume);
  await expect(apply.email).toHaveValue('grace@mail.example');
  await apply.email.fill(newEmail());
  await apply.answer();
  await apply.motivation.fill('I like people');
  await page.reload();
  await expect(restored(page)).toBeVisible();
  await expect(apply.motivation).toHaveValue('I like people');
  await expect(apply.motivation).toBeFocused();
  await expect(apply.phone).toHaveValue('+41 44 668 18 00');
  await expect(page.getByRole('button', { name: 'Remove grace.txt' })).toBeVisible();
  await page.keyboard.type('.');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('apply')))).toEqual(
    [],
  );
});

test('APPLY-01 who is no longer logged in logs in again in the dialog, loses nothing, saves nothing as somebody else’s, and sends once', async ({
  page,
  site,
  playwright,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const email = await openAccount(page.request, site);
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  const logInFromStatus = async () => {
    const status = page.getByRole('status').filter({ hasText: 'could not be saved' });
    await status.getByRole('button', { name: 'Log in' }).click();
    await logInAs(page, email);
  };
  await apply.open(String(job!.id));
  await expect(apply.send).toBeVisible();

  await test.step('somebody else has logged in in this browser since', async () => {
    await openAccount(page.request, site);
    await apply.motivation.fill('Mine alone');
    await expect(dialog).toContainText(
      'has logged in in this browser since. Log in again to go on as yourself.',
    );
    await expect(dialog.getByRole('button', { name: /^Go on as / })).toBeVisible();
    expect(await listOf(page.request, 'draftApplications')).toEqual([]);
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(apply.motivation).toHaveValue('Mine alone');
    await logInFromStatus();
    await expect(apply.motivation).toHaveValue('Mine alone');
  });

  await test.step('the session has ended', async () => {
    await apply.answer();
    // no request is in flight that would be refused before the application is
    const answered = async () =>
      (await listOf(page.request, 'draftApplications')).map(
        ({ answers }) => Object.keys(answers as object).length,
      );
    await expect.poll(answered).toEqual([3]);
    const elsewhere = await playwright.request.newContext();
    await endSessions(elsewhere, email, site);
    await elsewhere.dispose();
    await apply.send.click();
    await expect(dialog.getByRole('alert')).toHaveText('Your session has timed out. Please log in again.');
    await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
    // given up, it is at hand where the draft says that it was not saved
    await page.keyboard.press('Escape');
    await apply.motivation.fill('I like people. Very');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await logInFromStatus();
    await expect(apply.motivation).toHaveValue('I like people. Very');
    await expect(page.getByRole('radio', { name: 'Yes' }).first()).toBeChecked();
  });

  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  expect(await listOf(page.request, 'applications')).toHaveLength(1);
});

test('APPLY-02 a visitor in whose browser somebody has logged in since is asked, and goes on as them with what they typed', async ({
  page,
  site,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  await apply.contact(newEmail());
  await apply.answer();
  await openAccount(page.request, site);
  const question = page.getByRole('alertdialog', { name: 'has logged in in this browser' });
  await apply.send.click();
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(apply.motivation).toHaveValue('I like people.');
  // a file is nobody else's either
  await apply.resume.setInputFiles(resume);
  await question.getByRole('button', { name: 'Stay' }).click();
  expect(await listOf(page.request, 'applications')).toEqual([]);
  await page.getByRole('button', { name: 'Remove grace.txt' }).click();

  await apply.send.click();
  await question.getByRole('button', { name: /^Go on as / }).click();
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await hydrated(page);
  await expect(apply.motivation).toHaveValue('I like people.');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  expect(await listOf(page.request, 'applications')).toHaveLength(1);
});

test('APPLY-01 a candidate goes on with their draft on another device, and the drafts of two devices are both kept until they choose', async ({
  page,
  site,
  browser,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await openAccount(page.request, site);
  await apply.open(String(job!.id));
  await apply.motivation.fill('From my phone');
  const motivations = async () =>
    (await listOf(page.request, 'draftApplications')).map(
      ({ answers }) => (answers as { motivation?: string }).motivation,
    );
  await expect.poll(motivations).toEqual(['From my phone']);

  const otherContext = await browser.newContext({
    baseURL: site.address,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const other = new ApplyPage(await otherContext.newPage());
  await other.open(String(job!.id));
  await expect(other.motivation).toHaveValue('From my phone');
  await other.motivation.fill('From my desk');
  await expect.poll(motivations).toEqual(['From my desk']);

  // the first has gone on meanwhile
  await apply.motivation.fill('From my phone, later');
  await expect(page.getByText('This form was changed in another tab or window.')).toBeVisible();
  await expect(apply.motivation).toHaveValue('From my phone, later');
  expect(await motivations()).toEqual(['From my desk']);
  await page.getByRole('button', { name: 'Show the newer answers' }).click();
  await expect(apply.motivation).toHaveValue('From my desk');
  // it stays chosen
  await page.reload();
  await expect(apply.motivation).toHaveValue('From my desk');
  await apply.answer('From my phone, at last');
  await expect.poll(motivations).toEqual(['From my phone, at last']);
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  await expect.poll(motivations).toEqual([]);
  await otherContext.close();
});

test('APPLY-01 two tabs of a browser tell of each other, lose nothing, and neither sends the other’s resume: who has lost theirs chooses it again', async ({
  page,
  context,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  await apply.resume.setInputFiles(resume);
  await expect(apply.email).toHaveValue('grace@mail.example');
  await apply.contact(newEmail());
  await apply.answer();
  // the draft is saved a second after the last edit
  await expect
    .poll(() =>
      page.evaluate(() =>
        Object.values<string>(localStorage).some((kept) =>
          // all that was answered, or the rest would be a change of its own
          ['grace.txt', 'I like people.', '"rightToWork":"yes"'].every((part) => kept.includes(part)),
        ),
      ),
    )
    .toBe(true);
  const other = new ApplyPage(await context.newPage());
  await other.open(String(job!.id));
  await expect(other.page.getByRole('button', { name: 'Remove grace.txt' })).toBeVisible();

  await apply.motivation.fill('In the first tab');
  await expect(other.page.getByText('This form was changed in another tab or window.')).toBeVisible();
  await other.page.getByRole('button', { name: 'Show the newer answers' }).click();
  await expect(other.motivation).toHaveValue('In the first tab');

  const uploads = '**/api/application/v2/resume_upload?*';
  const uploaded = other.page.waitForResponse(uploads);
  await other.resume.setInputFiles({ ...resume, name: 'other.txt', buffer: Buffer.from('Another one') });
  expect((await uploaded).status()).toBe(200);
  await apply.send.click();
  await expect(apply.resume).toHaveAccessibleDescription(/another one has taken its place/);
  await expect(apply.sent).toHaveCount(0);
  await expect(apply.motivation).toHaveValue('In the first tab');
  const again = page.waitForResponse(uploads);
  await apply.resume.setInputFiles(resume);
  await expect(apply.resume).not.toHaveAccessibleDescription(/another one has taken its place/);
  await again;
  await expect(page.locator('form [data-status="uploaded"]')).toBeVisible();
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});
