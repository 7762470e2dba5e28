import type { Page } from '@playwright/test';
import { ApplyPage, endSessions, listOf, logInAs, plainJobs, resume } from './apply-page.ts';
import { newEmail, openAccount } from './mailbox.ts';
import { hydrated } from './search-page.ts';
import { expect, test } from './site.ts';

const restored = (page: Page) => page.getByText(/^We restored what you typed on /);

/** How many questions each of a candidate's drafts has answers to. */
const answersOf = async (page: Page) =>
  (await listOf(page.request, 'draftApplications')).map(
    ({ answers }) => Object.keys(answers as object).length,
  );

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

test('APPLY-02 a visitor who logs in midway keeps what they typed and the file that they chose', async ({
  page,
  site,
  playwright,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const elsewhere = await playwright.request.newContext();
  const email = await openAccount(elsewhere, site);
  await apply.open(String(job!.id));
  await apply.resume.setInputFiles(resume);
  await expect(apply.firstName).toHaveValue('Grace');
  await apply.answer();
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInAs(page, email);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(apply.motivation).toHaveValue('I like people.');
  await expect(apply.firstName).toHaveValue('Grace');
  // nothing was typed since: it is kept all the same, in the browser and for other devices
  await page.reload();
  await expect(apply.motivation).toHaveValue('I like people.');
  await expect(apply.firstName).toHaveValue('Grace');
  await expect
    .poll(() => listOf(page.request, 'draftApplications'))
    .toEqual([
      expect.objectContaining({ answers: expect.objectContaining({ motivation: 'I like people.' }) }),
    ]);
  await expect(page.getByRole('button', { name: 'Remove grace.txt' })).toBeVisible();
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  expect(await listOf(page.request, 'applications')).toHaveLength(1);
  await elsewhere.dispose();
});

test('APPLY-02 a visitor who has begun several applications in a tab goes on with each of them after they log in', async ({
  page,
  site,
  playwright,
}) => {
  const apply = new ApplyPage(page);
  const [first, second] = await plainJobs(page.request, 2);
  const elsewhere = await playwright.request.newContext();
  const email = await openAccount(elsewhere, site);
  await elsewhere.dispose();
  for (const job of [first, second]) {
    await apply.open(String(job!.id));
    await apply.motivation.fill(`For ${job!.id}`);
  }
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInAs(page, email);
  await expect(apply.motivation).toHaveValue(`For ${second!.id}`);
  await apply.open(String(first!.id));
  await expect(apply.motivation).toHaveValue(`For ${first!.id}`);
  // they are the account's by now, on other devices too
  await expect.poll(() => answersOf(page)).toEqual([1, 1]);
});

test('APPLY-01 a session that ended midway is begun anew in the dialog, everything is there, and is sent once', async ({
  page,
  site,
  playwright,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const email = await openAccount(page.request, site);
  await apply.open(String(job!.id));
  await apply.answer();
  // nothing is on its way that would be told before the application is
  await expect.poll(() => answersOf(page)).toEqual([3]);
  const elsewhere = await playwright.request.newContext();
  await endSessions(elsewhere, email, site);
  await elsewhere.dispose();
  await apply.send.click();
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog.getByRole('alert')).toHaveText('Your session has timed out. Please log in again.');
  await expect(dialog.getByRole('textbox', { name: 'E-mail' })).toBeFocused();
  // given up, it is at hand where the draft says that it was not saved
  await page.keyboard.press('Escape');
  await apply.motivation.fill('I like people.');
  await apply.motivation.pressSequentially(' Very');
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await page
    .getByRole('status')
    .filter({ hasText: 'could not be saved' })
    .getByRole('button', { name: 'Log in' })
    .click();
  await logInAs(page, email);
  await expect(apply.motivation).toHaveValue('I like people. Very');
  await expect(page.getByRole('radio', { name: 'Yes' }).first()).toBeChecked();
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  expect(await listOf(page.request, 'applications')).toHaveLength(1);
});

test('APPLY-01 a page in whose browser somebody else has logged in since asks to log in, and saves nothing as theirs', async ({
  page,
  site,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await openAccount(page.request, site);
  await apply.open(String(job!.id));
  await expect(apply.send).toBeVisible();
  await openAccount(page.request, site);
  const refused = page.waitForResponse(
    (response) => response.request().method() === 'PUT' && response.status() === 401,
  );
  await apply.motivation.fill('Mine');
  await refused;
  await apply.motivation.fill('Mine alone');
  const dialog = page.getByRole('dialog', { name: 'Log in' });
  await expect(dialog).toContainText(
    'has logged in in this browser since. Log in again to go on as yourself.',
  );
  await expect(dialog.getByRole('button', { name: /^Go on as / })).toBeVisible();
  expect(await listOf(page.request, 'draftApplications')).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(apply.motivation).toHaveValue('Mine alone');
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
  expect(await motivations()).toEqual([]);
  await otherContext.close();
});

test('APPLY-01 two tabs of a browser tell of each other, and lose nothing', async ({ page, context }) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  const other = new ApplyPage(await context.newPage());
  await other.open(String(job!.id));
  await apply.motivation.fill('In the first tab');
  await expect(other.page.getByText('This form was changed in another tab or window.')).toBeVisible();
  await other.page.getByRole('button', { name: 'Show the newer answers' }).click();
  await expect(other.motivation).toHaveValue('In the first tab');
});

test('APPLY-01 of two tabs with two resumes none sends the other’s: who has lost theirs chooses it again', async ({
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
  // what was done in the last second is kept a moment later
  await expect
    .poll(() => page.evaluate(() => Object.values(localStorage).some((kept) => kept.includes('grace.txt'))))
    .toBe(true);
  const other = new ApplyPage(await context.newPage());
  await other.open(String(job!.id));
  await expect(other.page.getByRole('button', { name: 'Remove grace.txt' })).toBeVisible();
  const uploaded = other.page.waitForResponse('**/api/application/v2/resume_upload?*');
  await other.resume.setInputFiles({ ...resume, name: 'other.txt', buffer: Buffer.from('Another one') });
  expect((await uploaded).status()).toBe(200);

  await apply.send.click();
  await expect(apply.resume).toHaveAccessibleDescription(/another one has taken its place/);
  await expect(apply.sent).toHaveCount(0);
  await expect(apply.motivation).toHaveValue('I like people.');
  const again = page.waitForResponse('**/api/application/v2/resume_upload?*');
  await apply.resume.setInputFiles(resume);
  await expect(apply.resume).not.toHaveAccessibleDescription(/another one has taken its place/);
  await again;
  await expect(page.locator('form [data-status="uploaded"]')).toBeVisible();
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});

test('RESUME-02 what was typed stays when a resume says something else, until it is asked for', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  await apply.email.fill('own@mail.example');
  await apply.resume.setInputFiles(resume);
  await expect(page.getByText('something else than what stands below')).toBeVisible();
  await expect(apply.firstName).toHaveValue('Grace');
  await expect(apply.email).toHaveValue('own@mail.example');
  await page.getByRole('button', { name: 'Use “grace@mail.example” as E-mail' }).click();
  await expect(apply.email).toHaveValue('grace@mail.example');
  await expect(apply.email).toBeFocused();
});

test('RESUME-02 another resume takes the place of what the first one has filled in, and not of what was typed', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  await apply.resume.setInputFiles(resume);
  await expect(apply.phone).toHaveValue('+41 44 668 18 00');
  await apply.lastName.fill('Own');
  const other = Buffer.from('Ada Lovelace\nada@mail.example\n\nExperience\nNurse, Old Clinic, 2018 - 2022');
  await apply.resume.setInputFiles({ ...resume, name: 'ada.txt', buffer: other });
  await expect(apply.email).toHaveValue('ada@mail.example');
  await expect(apply.firstName).toHaveValue('Ada');
  await expect(apply.lastName).toHaveValue('Own');
  await expect(apply.phone).toHaveValue('');
  await expect(page.getByText(/^Emptied, because this resume does not say it: .*Phone/)).toBeVisible();

  // typed over in several places: all of them at once
  await apply.email.fill('own@mail.example');
  await apply.resume.setInputFiles({ ...resume, name: 'grace.txt' });
  await page.getByRole('button', { name: 'Use all of them' }).click();
  await expect(apply.email).toHaveValue('grace@mail.example');
  await expect(apply.lastName).toHaveValue('Example');
});

test('HTTP-02 APPLY-01 a network that has stalled is told after a while, and sending again is one application', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  await apply.contact(newEmail());
  await apply.answer();
  const submit = '**/api/application/v2/submit?*';
  // the server has it, and its answer never comes
  await page.route(submit, async (route) => void (await route.fetch()));
  // the limits themselves are half a minute, which the server has again when it answers
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (time) => timeout(Math.min(time, 1_000));
    Object.assign(window, { waitLong: () => Object.assign(AbortSignal, { timeout }) });
  });
  await apply.send.click();
  await expect(page.getByRole('alert')).toContainText('We have no answer yet');
  await page.evaluate(() => void (window as unknown as { waitLong: () => void }).waitLong());
  await expect(apply.send).not.toHaveAttribute('aria-busy', 'true');
  await page.unroute(submit);
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});

test('APPLY-01 each failure is told, what was typed stays, and it is sent when people press again', async ({
  page,
  context,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const calls = '**/api/application/v2/questions?*';

  // loading, then failing, then there
  const held = Promise.withResolvers<void>();
  await page.route(calls, async (route) => {
    await held.promise;
    await route.fulfill({ status: 400, json: { status: 400, message: 'No questions today' } });
  });
  await apply.openFromJob(String(job!.id));
  await expect(page.getByText('Loading the application')).toBeAttached();
  held.resolve();
  await expect(page.getByRole('heading', { name: 'The application form could not be loaded' })).toBeVisible();
  await expect(page.getByText('No questions today')).toBeVisible();
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();

  await apply.contact(newEmail());
  await apply.answer();
  const submit = '**/api/application/v2/submit?*';
  const alert = page.getByRole('alert');
  for (const { status, says } of [
    { status: 503, says: 'Server error. Please try again.' },
    { status: 429, says: 'Please try again in a few minutes' },
    { status: 413, says: 'Too much' },
  ]) {
    await page.route(submit, (route) => route.fulfill({ status, json: { status, message: 'Too much' } }));
    await apply.send.click();
    await expect(alert).toHaveText(says);
    await page.unroute(submit);
  }

  // what the server finds wrong stands at its field
  await page.route(submit, (route) => {
    const body = route.request().postDataJSON() as { stringifiedProfile: object };
    const profile = { ...body.stringifiedProfile, email: 'nobody' };
    return route.continue({ postData: JSON.stringify({ ...body, stringifiedProfile: profile }) });
  });
  await apply.send.click();
  await expect(apply.email).toBeFocused();
  await expect(apply.email).toHaveAccessibleDescription(/Email is invalid/);
  await page.unroute(submit);
  await apply.email.fill(newEmail());

  await context.setOffline(true);
  await apply.motivation.fill('Written on a train');
  await apply.send.click();
  await expect(alert).toContainText('send it again: it is never taken twice');
  await context.setOffline(false);
  await expect(apply.motivation).toHaveValue('Written on a train');
  await expect(apply.sent).toHaveCount(0);

  // the answer is lost on the way: the server has it, and takes it once
  await page.route(submit, async (route) => {
    await route.fetch();
    await route.abort();
  });
  await apply.send.click();
  await expect(alert).toContainText('send it again: it is never taken twice');
  await page.unroute(submit);
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});

test('APPLY-02 a form whose job was taken off stays when the questions of the others fail, which is told in place', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job, gone] = await plainJobs(page.request, 2);
  await apply.open(`${job!.id},${gone!.id}`);
  await apply.contact(newEmail());
  await apply.answer();
  // one of them is closed meanwhile
  const submit = '**/api/application/v2/submit?*';
  const positions = [{ pid: String(gone!.id), name: gone!.name, reason: 'closed' }];
  await page.route(submit, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'Closed', data: { positions } } }),
  );
  const calls = '**/api/application/v2/questions?*';
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { message: 'No questions today' } }));
  await apply.send.click();
  await expect(page.getByText('The questions of what is left could not be loaded')).toBeVisible();
  await expect(apply.motivation).toHaveValue('I like people.');
  await page.unroute(submit);
  await page.unroute(calls);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('The questions of what is left could not be loaded')).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'The job you apply for' })).toBeFocused();
  await apply.send.click();
  await expect(apply.sent).toHaveText('Your application has been sent');
});

test('RESUME-02 an upload tells how far it is, can be cancelled, and says why a file was not taken', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const uploads = '**/api/application/v2/resume_upload?*';
  await apply.open(String(job!.id));
  // never answered
  await page.route(uploads, () => undefined);
  await apply.resume.setInputFiles(resume);
  await page.getByRole('button', { name: 'Cancel the upload of grace.txt' }).click();
  await page.unroute(uploads);
  await page.getByRole('button', { name: 'Try again to upload grace.txt' }).click();
  await expect(apply.email).toHaveValue('grace@mail.example');

  await apply.resume.setInputFiles({ ...resume, name: 'cv.pdf', mimeType: 'application/pdf' });
  const row = page.getByRole('listitem').filter({ hasText: 'cv.pdf' });
  await expect(row).toHaveAttribute('data-status', 'failed');
  await expect(row).toContainText('The content of cv.pdf is not a PDF.');
  await expect(apply.resume).not.toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
});

test('APPLY-01 a social security number is kept nowhere, so leaving asks first; consent is needed where it is asked for', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  // as at an employer who asks for both, which none of the demo does
  await page.route('**/api/application/v2/questions?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: { definition: { sections: object[] } } };
    const items = [{ name: 'ssn', type: 'ssn', label: 'Social security number' }];
    answer.data.definition.sections.push({ title: 'Payroll', items });
    await route.fulfill({ response, json: answer });
  });
  await page.route('**/api/application/v2/bootstrap_application?*', async (route) => {
    const response = await route.fetch();
    const answer = (await response.json()) as { data: object };
    const data = { ...answer.data, privacy: { isConsentRequired: true } };
    await route.fulfill({ response, json: { ...answer, data } });
  });
  await apply.openFromJob(String(job!.id));
  await page.getByLabel('Social security number', { exact: true }).fill('123456789');
  await apply.contact(newEmail());
  await apply.answer();
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).toContain('I like people.');
  // with the digits before it: times and addresses may have any four
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toMatch(/45-?6789/);

  await page.getByRole('link', { name: 'Jobs', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Leave without sending?' });
  await question.getByRole('button', { name: 'Stay' }).click();
  await expect(question).toBeHidden();
  await expect(apply.motivation).toHaveValue('I like people.');
  await apply.send.click();
  await expect(page.getByRole('checkbox', { name: /^I agree that Meridian Health/ })).toBeFocused();
  await page.keyboard.press('Space');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});
