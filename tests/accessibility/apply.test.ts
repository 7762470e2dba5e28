import { ApplyPage, plainJobs, resume } from '../e2e/apply-page.ts';
import { addressOf, kestrel } from '../e2e/employers.ts';
import { newEmail } from '../e2e/mailbox.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { findJob, logIn } from '../e2e/wire.ts';
import { audit, expectNothingFound, overflowOf } from './audit.ts';
import { tabTo } from './tab-to.ts';

test('axe finds nothing on any state of an application, narrow and wide, light and dark', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job, second] = await plainJobs(page.request, 2);
  const closed = await findJob(page.request, ({ isClosed }) => isClosed);

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

  await apply.open(`${job!.id},${second!.id},${closed.id}`);
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

  await apply.open(String(closed.id));
  await expect(page.getByRole('heading', { name: 'You cannot apply to this job' })).toBeVisible();
  await expectNothingFound(page, 'closed');
  await openPage(page, addressOf('/careers/apply', { pid: '999999' }));
  await expectNothingFound(page, 'not found');
});

test('axe finds nothing on an application at another employer', async ({ page, context }) => {
  await logIn(context, `candidate@${kestrel}`);
  const job = await findJob(page.request, ({ isClosed }) => !isClosed, kestrel);
  const apply = new ApplyPage(page);
  await apply.open(String(job.id), { domain: kestrel });
  await expect(page.getByRole('main').getByRole('heading', { level: 2 }).first()).toBeVisible();
  await expectNothingFound(page, 'kestrel');
});

test('an application fits 320 px, 400 % zoom and large text, in Arabic too', async ({ page }) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  for (const hl of ['en-US', 'ar']) {
    await page.setViewportSize({ width: 320, height: 640 });
    await apply.open(String(job!.id), { hl });
    const send = page.locator('form [type="submit"]');
    await expect(send).toBeVisible();
    await page
      .locator('input[type="file"]')
      .setInputFiles({ ...resume, name: `${'long-name-'.repeat(12)}.txt` });
    await expect(page.locator('form [data-status="uploaded"]')).toBeVisible();
    await send.click();
    await expect(page.locator('[aria-invalid="true"]').first()).toBeVisible();
    for (const [width, height] of [
      [320, 640],
      [320, 256],
      [800, 800],
    ] as const) {
      await page.setViewportSize({ width, height });
      expect.soft(await overflowOf(page), `${hl}, ${width} × ${height} px`).toBe(0);
    }
    if (hl === 'ar') expect(await audit(page)).toEqual([]);
    await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%';
    });
    expect.soft(await overflowOf(page), `${hl}, text twice as large`).toBe(0);
  }
});

test('by keyboard alone one applies, mends what is missing, and comes to the page that says so', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await apply.open(String(job!.id));
  // nobody comes into the form before that
  await expect(page.locator('[inert]')).toHaveCount(0);
  await tabTo(page, apply.firstName);
  await page.keyboard.type('Grace');
  await tabTo(page, apply.email);
  await page.keyboard.type(newEmail());
  await tabTo(page, apply.motivation);
  await page.keyboard.type('I like people.');
  await tabTo(page, apply.start);
  await page.keyboard.type('Within a');
  await tabTo(page, page.getByRole('radio', { name: 'Yes' }).first());
  await page.keyboard.press('Space');
  await tabTo(page, apply.send);
  await page.keyboard.press('Enter');
  await expect(apply.lastName).toBeFocused();
  await page.keyboard.type('Example');
  await tabTo(page, apply.send);
  await page.keyboard.press('Enter');
  await expect(apply.sent).toBeFocused();
});
