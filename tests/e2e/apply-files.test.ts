import { ApplyPage, listOf, logInAs, nursingJob, plainJobs, resume } from './apply-page.ts';
import { addressOf } from './employers.ts';
import { newEmail, openAccount } from './mailbox.ts';
import { expect, test } from './site.ts';
import { write } from './wire.ts';

const megabyte = 1024 * 1024;
const uploads = '**/api/application/v2/answer_file?*';

const pdf = (name: string, size = 1_000) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(size - 9, 'x')]),
});

/** What nurses are asked beside what everybody is. */
class Registration extends ApplyPage {
  readonly proof = this.page.getByLabel('Proof of your registration', { exact: true });
  readonly certificates = this.page.getByLabel('Further certificates', { exact: true });

  /** The row of a file, as it stands. */
  file(name: string) {
    // the review names it, too
    return this.page.locator('li[data-status]').filter({ hasText: name });
  }

  async fillIn(email = newEmail()): Promise<void> {
    await this.contact(email);
    await this.answer();
    await this.page.getByRole('textbox', { name: 'Registered with' }).fill('Board of nurses');
    await this.page.getByRole('textbox', { name: 'Registration number' }).fill('N 1');
  }
}

test('APPLY-01 a file of 5 MB and a list of three travel as they are chosen, wait on every device, and go with the application', async ({
  page,
  site,
  browser,
}) => {
  const apply = new Registration(page);
  const job = String((await nursingJob(page.request)).id);
  await openAccount(page.request, site);
  await apply.open(job);
  await expect(apply.proof).toHaveAccessibleDescription(/Up to 5 MB\./);
  await expect(apply.certificates).toHaveAccessibleDescription(/Up to 10 MB each\. At most 5 files/);
  await expect(page.getByText('All files that you add to your answers can be 40 MB together')).toBeVisible();
  await apply.proof.setInputFiles(pdf('register.pdf', 5 * megabyte));
  await expect(apply.file('register.pdf')).toHaveAttribute('data-status', 'uploaded');
  await apply.certificates.setInputFiles(['one.pdf', 'two.pdf', 'three.pdf'].map((name) => pdf(name)));
  for (const name of ['one.pdf', 'two.pdf', 'three.pdf'])
    await expect(apply.file(name)).toHaveAttribute('data-status', 'uploaded');
  const drafts = async () => JSON.stringify(await listOf(page.request, 'draftApplications'));
  await expect.poll(drafts).toContain('three.pdf');
  expect((await drafts()).length).toBeLessThan(10_000);

  const otherContext = await browser.newContext({
    baseURL: site.address,
    storageState: { cookies: await page.context().cookies(), origins: [] },
  });
  const other = new Registration(await otherContext.newPage());
  await other.open(job);
  await expect(other.page.getByRole('button', { name: 'Remove register.pdf' })).toBeVisible();
  await other.page.getByRole('button', { name: 'Remove two.pdf' }).click();
  await other.fillIn();
  const sent = other.page.waitForRequest('**/api/application/v2/submit?*');
  await other.send.click();
  await expect(other.sent).toBeVisible();
  expect((await sent).postData()!.length).toBeLessThan(10_000);

  const { data } = (await (await page.request.get(addressOf('/api/pcsx/my_data'))).json()) as {
    data: { tables: { application_file: { name: string; bytes: { bytes: number; url: string } }[] } };
  };
  const kept = data.tables.application_file;
  expect(kept.map(({ name }) => name).toSorted()).toEqual(['one.pdf', 'register.pdf', 'three.pdf']);
  expect(kept.find(({ name }) => name === 'register.pdf')?.bytes.bytes).toBe(5 * megabyte);
  await otherContext.close();
});

test('HTTP-02 APPLY-01 a file that is refused, cut off, stalled or cancelled says so, holds up the application, and is sent at the next try', async ({
  page,
}) => {
  await page.clock.install();
  const apply = new Registration(page);
  const { id } = await nursingJob(page.request);
  await apply.open(String(id));
  await apply.fillIn();
  const row = apply.file('register.pdf');
  const again = page.getByRole('button', { name: 'Try again to upload register.pdf' });

  await test.step('a page that is called a PDF, and what is too large', async () => {
    const renamed = {
      ...pdf('register.pdf'),
      buffer: Buffer.from('<html><script>alert(1)</script></html>'),
    };
    await apply.proof.setInputFiles(renamed);
    await expect(row).toHaveAttribute('data-status', 'failed');
    await expect(row).toContainText('The content of register.pdf is not a PDF.');
    await page.getByRole('button', { name: 'Remove register.pdf' }).click();
    await apply.proof.setInputFiles(pdf('large.pdf', 5 * megabyte + 1));
    await expect(apply.file('large.pdf')).toContainText('must be 5 MB or smaller');
    await expect(page.getByRole('button', { name: 'Try again to upload large.pdf' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Remove large.pdf' }).click();
  });

  await test.step('a connection that breaks', async () => {
    await page.route(uploads, (route) => route.abort('connectionreset'));
    await apply.proof.setInputFiles(pdf('register.pdf'));
    await expect(row).toHaveAttribute('data-status', 'failed');
    await apply.send.click();
    await expect(apply.proof).toHaveAttribute('aria-invalid', 'true');
    await expect(apply.sent).toHaveCount(0);
    await page.unroute(uploads);
  });

  // never answered
  await page.route(uploads, () => undefined);
  await test.step('an upload that makes no progress for a minute', async () => {
    const asked = page.waitForRequest(uploads);
    await again.click();
    await asked;
    await page.clock.fastForward(61_000);
    await expect(row).toHaveAttribute('data-status', 'failed');
  });
  await test.step('one that is cancelled', async () => {
    await again.click();
    await page.getByRole('button', { name: 'Cancel the upload of register.pdf' }).click();
    await expect(row).toHaveAttribute('data-status', 'cancelled');
  });

  await page.unroute(uploads);
  await again.click();
  await expect(row).toHaveAttribute('data-status', 'uploaded');
  await expect(apply.proof).not.toHaveAttribute('aria-invalid', 'true');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});

test('APPLY-02 a visitor who logs in midway keeps every application that was begun in the tab, with files, in the account and on other devices', async ({
  page,
  site,
  browser,
  playwright,
}) => {
  const apply = new Registration(page);
  const job = String((await nursingJob(page.request)).id);
  const [plain] = await plainJobs(page.request, 1);
  const elsewhere = await playwright.request.newContext();
  const email = await openAccount(elsewhere, site);
  await elsewhere.dispose();
  const drafts = async () => JSON.stringify(await listOf(page.request, 'draftApplications'));

  await apply.open(String(plain!.id));
  await apply.motivation.fill('For another job');
  await apply.open(job);
  await apply.fillIn();
  await apply.resume.setInputFiles(resume);
  await expect(apply.phone).toHaveValue('+41 44 668 18 00');
  await apply.proof.setInputFiles(pdf('register.pdf'));
  await expect(apply.file('register.pdf')).toHaveAttribute('data-status', 'uploaded');
  await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
  await logInAs(page, email);

  await test.step('nothing was typed since: it is kept all the same, in the browser and for other devices', async () => {
    await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
    await expect(apply.motivation).toHaveValue('I like people.');
    await expect(apply.firstName).toHaveValue('Grace');
    await page.reload();
    await expect(apply.motivation).toHaveValue('I like people.');
    await expect(apply.firstName).toHaveValue('Grace');
    for (const name of ['grace.txt', 'register.pdf'])
      await expect(page.getByRole('button', { name: `Remove ${name}` })).toBeVisible();
    await expect.poll(drafts).toContain('register.pdf');
    expect(await drafts()).toContain('I like people.');
    await apply.open(String(plain!.id));
    await expect(apply.motivation).toHaveValue('For another job');
    await expect.poll(drafts).toContain('For another job');
  });

  await test.step('another device', async () => {
    const otherContext = await browser.newContext({ baseURL: site.address });
    const other = new Registration(await otherContext.newPage());
    await other.open(job);
    await other.page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await logInAs(other.page, email);
    await expect(other.page.getByRole('button', { name: 'Remove register.pdf' })).toBeVisible();
    await other.send.click();
    await expect(other.sent).toBeVisible();
    expect(await listOf(other.page.request, 'applications')).toHaveLength(1);
    await otherContext.close();
  });
});

test('APPLY-01 a file of somebody else is refused at its question, and can be chosen again', async ({
  page,
  playwright,
  site,
}) => {
  const apply = new Registration(page);
  const job = String((await nursingJob(page.request)).id);
  await apply.open(job);
  await apply.fillIn();
  const uploaded = page.waitForResponse(uploads);
  await apply.proof.setInputFiles(pdf('register.pdf'));
  const { data } = (await (await uploaded).json()) as { data: { id: string } };
  await expect(apply.file('register.pdf')).toHaveAttribute('data-status', 'uploaded');
  const stranger = await playwright.request.newContext({ baseURL: site.address });
  const file = { ...data, uid: data.id, lastModified: 0, webkitRelativePath: '', status: 'done' };
  const answer = await write(stranger, 'POST', '/api/application/v2/submit', {
    body: {
      pids: job,
      stringifiedProfile: { firstname: 'Eve', lastname: 'Example', email: newEmail() },
      stringifiedQuestions: {
        motivation: 'Theirs',
        notice: 'now',
        rightToWork: 'yes',
        registrationBody: 'None',
        registrationNumber: '0',
        registrationProof: [file],
      },
    },
  });
  expect(answer.status()).toBe(400);
  expect(((await answer.json()) as { data: object }).data).toMatchObject({
    answers: { registrationProof: 'register.pdf is no longer kept. Choose it again.' },
  });
  await stranger.dispose();

  // as for a visitor whose cookie has ended
  await page.context().clearCookies();
  await apply.send.click();
  await expect(apply.proof).toHaveAccessibleDescription(/register\.pdf is no longer kept/);
  const again = page.waitForResponse(uploads);
  await apply.proof.setInputFiles(pdf('register.pdf', 2_000));
  await expect(apply.proof).not.toHaveAttribute('aria-invalid', 'true');
  await again;
  await expect(apply.file('register.pdf')).toHaveAttribute('data-status', 'uploaded');
  await apply.send.click();
  await expect(apply.sent).toBeVisible();
});
