import { ApplyPage, closedJob, isPlain, listOf, nursingJob, plainJobs, resume } from './apply-page.ts';
import { addressOf } from './employers.ts';
import { Login } from './login-page.ts';
import { newEmail, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { findJob, logIn, write, type Job } from './wire.ts';

test('APPLY-01 RESUME-02 a candidate with a resume at hand applies from the job page in twelve interactions at most, retyping nothing that was read', async ({
  page,
  site,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  await openAccount(page.request, site);
  await openPage(page, addressOf(`/careers/job/${job!.id}`));
  let interactions = 0;
  const act = async (interaction: Promise<unknown>) => {
    await interaction;
    interactions += 1;
  };

  await act(page.getByRole('link', { name: 'Apply now' }).first().click());
  await expect(page.getByRole('heading', { level: 1, name: 'Apply' })).toBeFocused();
  await act(apply.resume.setInputFiles(resume));
  const filled = page.getByRole('status').filter({ hasText: 'Filled in from your resume: Phone' });
  await expect(filled).toBeVisible();
  await expect(apply.firstName).toHaveValue('Ines');
  await expect(apply.phone).toHaveValue('+41 44 668 18 00');
  await act(apply.motivation.fill('I like people.'));
  await act(apply.start.selectOption('Within a month'));
  await act(page.getByRole('radio', { name: 'Yes' }).first().check());
  await expect(apply.review).toContainText('Within a month');
  await expect(apply.review).toContainText('grace.txt');
  await act(apply.send.click());

  await expect(apply.sent).toBeFocused();
  expect(interactions).toBeLessThanOrEqual(12);
  await expect(page.getByRole('link', { name: job!.name })).toBeVisible();
  expect(await listOf(page.request, 'applications')).toHaveLength(1);
  await expect.poll(() => listOf(page.request, 'draftApplications')).toEqual([]);

  // showing it again sends nothing
  const writes: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/application/')) writes.push(request.url());
  });
  await page.reload();
  await expect(apply.sent).toBeVisible();
  await page.getByRole('link', { name: 'Your applications' }).click();
  await expect(page).toHaveURL(/\/careers\/applications\?/);
  await expect(page.getByText(job!.name).first()).toBeVisible();
  expect(writes).toEqual([]);
});

test('APPLY-02 a visitor applies without an account, pressing twice makes one application, and an account is offered for their e-mail', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [job] = await plainJobs(page.request, 1);
  const email = newEmail();
  await apply.open(String(job!.id));
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/);
  await apply.contact(email);
  await apply.answer();
  const submits: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/application/v2/submit')) submits.push(request.url());
  });
  await apply.send.dblclick();
  await expect(apply.sent).toBeFocused();
  expect(submits).toHaveLength(1);
  await expect(page.getByText(`You hear from them at ${email}`)).toBeVisible();
  await page.getByRole('link', { name: 'Create an account' }).click();
  await expect(page.getByRole('textbox', { name: 'E-mail' })).toHaveValue(email);

  // the same again, with other answers, is a second application, which is not taken
  await apply.open(String(job!.id));
  await apply.contact(email);
  await apply.answer('I still like people.');
  await apply.send.click();
  await expect(page.getByRole('heading', { name: 'You cannot apply to this job' })).toBeFocused();
  await expect(page.getByText(`You have already applied to ${job!.name}.`)).toBeVisible();
});

test('APPLY-02 FORM-01 ROUTES-02 JOB-02 one applies to a private job at its own address; a question that an answer asks for comes and goes with it, and only what is asked is reviewed and sent', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const job = await findJob(
    page.request,
    (each) =>
      each.position.isPrivate && isPlain({ ...each, position: { ...each.position, isPrivate: false } }),
  );
  const permit = page.getByRole('textbox', { name: 'Which permit would you need?' });
  await openPage(page, addressOf('/careers/apply/private', { pid: `${job.id}-private` }));
  await expect(page.getByRole('link', { name: job.name })).toBeVisible();
  await apply.contact(newEmail());
  await apply.answer();
  await expect(permit).toHaveCount(0);
  await page.getByRole('radio', { name: 'Not yet' }).check();
  await permit.fill('A blue card');
  await expect(apply.review).toContainText('A blue card');
  await page.getByRole('radio', { name: 'Yes' }).first().check();
  await expect(permit).toHaveCount(0);
  await expect(apply.review).not.toContainText('A blue card');
  const submit = page.waitForRequest(/application\/v2\/submit/);
  await apply.send.click();
  await expect(apply.sent).toBeFocused();
  const sent = (await submit).postData() ?? '';
  expect(sent).toContain('rightToWork');
  expect(sent).not.toContain('blue card');
});

test('APPLY-01 APPLY-02 of several jobs, shared questions are asked once, and those that are closed are said and left out', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [plain] = await plainJobs(page.request, 1);
  const nursing = await nursingJob(page.request);
  const closed = await closedJob(page.request);
  await apply.open([plain!.id, closed.id, nursing.id].join(','));
  await expect(page.getByRole('heading', { name: 'The 2 jobs you apply for' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'You go on without this job' })).toContainText(
    `${closed.name} is closed`,
  );
  await expect(apply.motivation).toHaveCount(1);
  await apply.contact(newEmail());
  await apply.answer();

  // what is missing is told, counted and leads to its field
  await expect(apply.send).toHaveText('Send 2 applications');
  await apply.send.click();
  await expect(page.getByRole('textbox', { name: 'Registered with' })).toBeFocused();
  await expect(apply.steps.getByRole('link', { name: /registration 2 answers to put right/ })).toBeVisible();
  await page.getByRole('textbox', { name: 'Registered with' }).fill('Board of nurses');
  await page.getByRole('textbox', { name: 'Registration number' }).fill('N 1');
  await expect(page.getByText('kept apart from your application')).toBeVisible();
  await apply.review.getByRole('button', { name: 'Change: Contact details' }).click();
  await expect(apply.firstName).toBeFocused();
  await apply.send.click();
  await expect(apply.sent).toHaveText('Your 2 applications have been sent');
  await expect(page.getByRole('link', { name: nursing.name })).toBeVisible();
});

test('APPLY-02 a job that is refused when it is sent is taken off; the form stays, also when the questions of the others fail, and is sent for what is left', async ({
  page,
}) => {
  const apply = new ApplyPage(page);
  const [first, second, third] = await plainJobs(page.request, 3);
  const email = newEmail();
  const submit = '/api/application/v2/submit';
  await apply.open(`${first!.id},${second!.id},${third!.id}`);
  await apply.contact(email);
  await apply.answer();

  await test.step('one that was applied to in another tab of this browser', async () => {
    const body = {
      pids: String(first!.id),
      stringifiedProfile: { firstname: 'Grace', lastname: 'Example', email },
      stringifiedQuestions: { motivation: 'Other words', notice: 'now', rightToWork: 'yes' },
    };
    expect((await write(page.request, 'POST', submit, { body })).status()).toBe(201);
    await apply.send.click();
    await expect(page.getByRole('alert')).toContainText('Nothing was sent: a job no longer takes');
    await expect(page.getByText(`You have already applied to ${first!.name}.`)).toBeVisible();
    await expect(apply.motivation).toHaveValue('I like people.');
    await expect(apply.firstName).toHaveValue('Grace');
  });

  await test.step('one that is closed meanwhile, with questions that cannot be loaded', async () => {
    const positions = [{ pid: String(second!.id), name: second!.name, reason: 'closed' }];
    await page.route(`**${submit}?*`, (route) =>
      route.fulfill({ status: 409, json: { status: 409, message: 'Closed', data: { positions } } }),
    );
    const questions = '**/api/application/v2/questions?*';
    await page.route(questions, (route) =>
      route.fulfill({ status: 400, json: { message: 'No questions today' } }),
    );
    const told = page.getByText('The questions of what is left could not be loaded');
    await apply.send.click();
    await expect(told).toBeVisible();
    await expect(apply.motivation).toHaveValue('I like people.');
    await page.unroute(`**${submit}?*`);
    await page.unroute(questions);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(told).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'The job you apply for' })).toBeFocused();
  });

  await apply.send.click();
  await expect(apply.sent).toHaveText('Your application has been sent');
});

test('APPLY-02 says of jobs that are closed, elsewhere, off or for candidates only why one cannot apply, and where to go on', async ({
  page,
  context,
}) => {
  const apply = new ApplyPage(page);
  const kinds = [
    { isWanted: (job: Job) => job.isClosed, says: /is closed/ },
    {
      isWanted: ({ isClosed, position }: Job) =>
        !isClosed && position.positionUserActions.applyAction.applyUrl !== null,
      says: /takes applications on another site/,
    },
    {
      isWanted: ({ isClosed, position }: Job) =>
        !isClosed && position.positionUserActions.applyAction.status === 'link_off',
      says: /takes no applications here/,
    },
  ];
  for (const { isWanted, says } of kinds)
    await test.step(String(says), async () => {
      const job = await findJob(page.request, isWanted);
      await apply.open(String(job.id));
      await expect(page.getByRole('heading', { name: 'You cannot apply to this job' })).toBeVisible();
      await expect(page.getByText(says)).toBeVisible();
      await expect(apply.send).toHaveCount(0);
      await expect(page.getByRole('link', { name: 'Look at the job' })).toBeVisible();
    });

  await test.step('one for candidates only asks visitors to log in, and goes on afterwards', async () => {
    const job = await findJob(
      page.request,
      ({ isClosed, position }) => !isClosed && position.positionUserActions.applyAction.status === 'log_in',
    );
    await apply.open(String(job.id));
    const login = new Login(page);
    await expect(login.dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'Log in to apply' })).toBeVisible();
    await page.getByRole('main').getByRole('button', { name: 'Log in' }).click();
    await login.logIn('empty@meridian.example');
    await expect(apply.send).toBeVisible();
  });

  await test.step('what a candidate has applied to before is among their applications', async () => {
    await logIn(context, 'candidate@meridian.example');
    const [sent] = await listOf(page.request, 'applications');
    await apply.open(String(sent!['position_id']));
    await expect(page.getByText(/^You have already applied to/)).toBeVisible();
    await expect(page.getByRole('link', { name: 'Your applications' })).toBeVisible();
  });
});

test('APPLY-02 ROUTES-02 an address whose job is unknown, no number or missing is not found', async ({
  page,
}) => {
  for (const pid of ['999999', 'nurse', ''])
    await test.step(`"${pid}"`, async () => {
      const response = await page.goto(addressOf('/careers/apply', { pid }));
      expect.soft(response?.status()).toBe(404);
      const heading = page.getByRole('heading', { level: 1, name: 'Position not found' });
      await expect.soft(heading).toBeVisible();
    });
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page).toHaveURL(/\/careers\?/);
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });

  test('APPLY-01 the application and the address of what was sent say that they need JavaScript, claim nothing and wait for nothing', async ({
    page,
  }) => {
    const main = page.locator('main');
    const waiting = main.locator('[aria-busy="true"]').filter({ visible: true });
    await page.goto(addressOf('/careers/apply', { pid: '1' }));
    await expect(main).toContainText('Applying on this page needs JavaScript', { useInnerText: true });
    await expect(waiting).toHaveCount(0);
    await expect(main.getByRole('button', { name: 'Log in' })).toHaveCount(0);

    await page.goto(addressOf('/careers/apply/success', { pid: '1' }));
    await expect(main).toContainText('needs JavaScript', { useInnerText: true });
    await expect(main).not.toContainText('sent');
    await expect(waiting).toHaveCount(0);
  });
});
