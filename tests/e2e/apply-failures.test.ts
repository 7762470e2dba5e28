import type { Page } from '@playwright/test';
import { ApplyPage, plainJobs, resume } from './apply-page.ts';
import { newEmail } from './mailbox.ts';
import { expect, test } from './site.ts';

const submit = '**/api/application/v2/submit?*';

/** Keeps the time limits of calls from ending until the returned function ends them all; later ones are real again. */
async function holdTimeouts(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => {
    const timeout = AbortSignal.timeout.bind(AbortSignal);
    const controller = new AbortController();
    AbortSignal.timeout = () => controller.signal;
    Object.assign(window, {
      endTimeouts: () => {
        AbortSignal.timeout = timeout;
        controller.abort(new DOMException('The time is over', 'TimeoutError'));
      },
    });
  });
  return () => page.evaluate(() => (window as unknown as { endTimeouts: () => void }).endTimeouts());
}

test('HTTP-02 APPLY-01 each failure is told, what was typed stays, and it is sent once when people press again', async ({
  page,
  context,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const alert = page.getByRole('alert');

  await test.step('questions that are loading, then fail, then are there', async () => {
    const questions = '**/api/application/v2/questions?*';
    const held = Promise.withResolvers<void>();
    await page.route(questions, async (route) => {
      await held.promise;
      await route.fulfill({ status: 400, json: { status: 400, message: 'No questions today' } });
    });
    await apply.openFromJob(String(job!.id));
    await expect(page.getByText('Loading the application')).toBeAttached();
    held.resolve();
    const heading = page.getByRole('heading', { name: 'The application form could not be loaded' });
    await expect(heading).toBeVisible();
    await expect(page.getByText('No questions today')).toBeVisible();
    await page.unroute(questions);
    await page.getByRole('button', { name: 'Try again' }).click();
  });
  await apply.contact(newEmail());
  await apply.answer();

  for (const { status, says } of [
    { status: 503, says: 'Server error. Please try again.' },
    { status: 429, says: 'Please try again in a few minutes' },
    { status: 413, says: 'Too much' },
  ])
    await test.step(`the server answers ${status}`, async () => {
      await page.route(submit, (route) => route.fulfill({ status, json: { status, message: 'Too much' } }));
      await apply.send.click();
      await expect(alert).toHaveText(says);
      await page.unroute(submit);
    });

  await test.step('what the server finds wrong is told at its field', async () => {
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
  });

  await test.step('there is no network', async () => {
    await context.setOffline(true);
    await apply.motivation.fill('Written on a train');
    await apply.send.click();
    await expect(alert).toContainText('send it again: it is never taken twice');
    await context.setOffline(false);
    await expect(apply.motivation).toHaveValue('Written on a train');
    await expect(apply.sent).toHaveCount(0);
  });

  await test.step('the server has it, and its answer is late, then lost', async () => {
    const taken = Promise.withResolvers<void>();
    await page.route(submit, async (route) => {
      await route.fetch();
      taken.resolve();
    });
    const timeOut = await holdTimeouts(page);
    await apply.send.click();
    await taken.promise;
    await timeOut();
    await expect(alert).toContainText('We have no answer yet');
    await page.unroute(submit);
    await page.route(submit, async (route) => {
      await route.fetch();
      await route.abort();
    });
    await apply.send.click();
    await expect(alert).toContainText('send it again: it is never taken twice');
    await page.unroute(submit);
  });
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});

test('RESUME-02 a resume fills in what was not typed, another one replaces what the first filled in, and the rest only when asked; an upload can be cancelled, and says why a file was not taken', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const uploads = '**/api/application/v2/resume_upload?*';
  await apply.open(String(job!.id));

  await test.step('an upload that is cancelled and tried again, beside an e-mail that was typed', async () => {
    await apply.email.fill('own@mail.example');
    // never answered
    await page.route(uploads, () => undefined);
    await apply.resume.setInputFiles(resume);
    await page.getByRole('button', { name: 'Cancel the upload of grace.txt' }).click();
    await page.unroute(uploads);
    await page.getByRole('button', { name: 'Try again to upload grace.txt' }).click();
    await expect(page.getByText('something else than what stands below')).toBeVisible();
    await expect(apply.firstName).toHaveValue('Grace');
    await expect(apply.phone).toHaveValue('+41 44 668 18 00');
    await expect(apply.email).toHaveValue('own@mail.example');
    await page.getByRole('button', { name: 'Use “grace@mail.example” as E-mail' }).click();
    await expect(apply.email).toHaveValue('grace@mail.example');
    await expect(apply.email).toBeFocused();
  });

  await test.step('another resume', async () => {
    await apply.lastName.fill('Own');
    const other = Buffer.from('Ada Lovelace\nada@mail.example\n\nExperience\nNurse, Old Clinic, 2018 - 2022');
    await apply.resume.setInputFiles({ ...resume, name: 'ada.txt', buffer: other });
    await expect(apply.email).toHaveValue('ada@mail.example');
    await expect(apply.firstName).toHaveValue('Ada');
    await expect(apply.lastName).toHaveValue('Own');
    await expect(apply.phone).toHaveValue('');
    await expect(page.getByText(/^Emptied, because this resume does not say it: .*Phone/)).toBeVisible();
  });

  await test.step('typed over in several places: all of them at once', async () => {
    await apply.email.fill('own@mail.example');
    await apply.resume.setInputFiles({ ...resume, name: 'grace.txt' });
    await page.getByRole('button', { name: 'Use all of them' }).click();
    await expect(apply.email).toHaveValue('grace@mail.example');
    await expect(apply.lastName).toHaveValue('Example');
  });

  await test.step('a file that is not what it is called', async () => {
    await apply.resume.setInputFiles({ ...resume, name: 'cv.pdf', mimeType: 'application/pdf' });
    const row = page.getByRole('listitem').filter({ hasText: 'cv.pdf' });
    await expect(row).toHaveAttribute('data-status', 'failed');
    await expect(row).toContainText('The content of cv.pdf is not a PDF.');
    await expect(apply.resume).not.toHaveAttribute('aria-invalid', 'true');
    await page.getByRole('button', { name: 'Remove cv.pdf' }).click();
  });
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
