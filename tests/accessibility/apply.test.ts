import { ApplyPage, closedJob, nursingJob, plainJobs, resume } from '../e2e/apply-page.ts';
import { addressOf, kestrel } from '../e2e/employers.ts';
import { newEmail } from '../e2e/mailbox.ts';
import { expect, test } from '../e2e/site.ts';
import { findJob, logIn } from '../e2e/wire.ts';
import { audit, expectNothingFound } from './audit.ts';
import { expectToFit } from './fit.ts';
import { goTo, goToPage } from './go-to.ts';

test('axe finds nothing on any state of an application, narrow and wide, light and dark', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job, second] = await plainJobs(page.request, 2);
  const closed = await closedJob(page.request);

  const questions = '**/api/application/v2/questions?*';
  const held = Promise.withResolvers<void>();
  await page.route(questions, async (route) => {
    await held.promise;
    await route.fulfill({ status: 400, json: { status: 400, message: 'No questions today' } });
  });
  await apply.openFromJob(String(job!.id));
  await expectNothingFound(page, 'loading');
  held.resolve();
  await expect(page.getByText('No questions today')).toBeVisible();
  await expectNothingFound(page, 'failed');
  await page.unroute(questions);

  await goTo(page, addressOf('/careers/apply', { pid: `${job!.id},${second!.id},${closed.id}` }));
  await expect(page.getByRole('heading', { name: 'The 2 jobs you apply for' })).toBeVisible();
  await expect(apply.send).toBeVisible();
  await expectNothingFound(page, 'empty, without one of the jobs');
  await apply.send.click();
  await expect(page.getByRole('heading', { name: /^There are \d+ problems$/ })).toBeVisible();
  await expectNothingFound(page, 'with mistakes');
  await apply.email.fill('own@mail.example');
  await apply.resume.setInputFiles(resume);
  await expect(page.getByText('something else than what stands below')).toBeVisible();
  await expectNothingFound(page, 'with a resume that was read');
  await apply.answer();
  await apply.email.fill(newEmail());
  await page.reload();
  await expect(page.getByText(/^We restored/)).toBeVisible();
  await expectNothingFound(page, 'restored');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
  await expectNothingFound(page, 'sent');

  await goToPage(page, addressOf('/careers/apply', { pid: String(closed.id) }));
  await expect(page.getByRole('heading', { name: 'You cannot apply to this job' })).toBeVisible();
  await expectNothingFound(page, 'closed');
  await goToPage(page, addressOf('/careers/apply', { pid: '999999' }));
  await expectNothingFound(page, 'not found');
});

test('axe finds nothing on an application at another employer', async ({ page, context }) => {
  const apply = new ApplyPage(page);
  await logIn(context, `candidate@${kestrel}`);
  const other = await findJob(page.request, ({ isClosed }) => !isClosed, kestrel);
  await apply.open(String(other.id), { domain: kestrel });
  await expect(apply.send).toBeVisible();
  await expectNothingFound(page, 'of another employer');
});

test('HTTP-04 SHELL-11 an application fits 320 px, 400 % zoom and large text, also in Arabic, where refusals of the server are Arabic too', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const { id } = await nursingJob(page.request);
  const files = page.locator('input[type="file"]');
  for (const hl of ['en-US', 'ar']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await apply.open(String(id), { hl });
    const send = page.locator('form [type="submit"]');
    await expect(send).toBeVisible();
    await files.first().setInputFiles({ ...resume, name: `${'long-name-'.repeat(12)}.txt` });
    await expect(page.locator('form [data-status="uploaded"]')).toBeVisible();
    await files.nth(1).setInputFiles({
      name: 'register.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from('<html></html>'),
    });
    const refused = page.locator('form [data-status="failed"]');
    await expect(refused).toContainText(
      hl === 'ar' ? 'محتوى \u2068register.pdf\u2069 ليس PDF.' : 'The content of register.pdf is not a PDF.',
    );
    await send.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    await expectToFit(page, hl);
    if (hl === 'ar') expect(await audit(page)).toEqual([]);
  }
});
