import type { Applications } from '../../reference-app/contract/applications.ts';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { addressOf, loomfield } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { findJob, jobById, logIn } from './wire.ts';

const saves = '**/api/pcsx/positions/saved/*';
const jobAddress = (id: number, more: Record<string, string> = {}) => addressOf(`/careers/job/${id}`, more);

test('JOB-02 AUTH-01 a job is saved at once, by one call for two presses, and the saving can be undone; what could not be saved goes back, and a session that is over asks for the login first', async ({
  page,
  context,
  site,
}) => {
  const email = await openAccount(context.request, site);
  const isSaved = async (id: number) =>
    (await jobById(context.request, id))?.position.positionUserActions.isSaved;
  await openPage(page, jobAddress(2));
  const save = page.getByRole('button', { name: /^Save / });
  const held = Promise.withResolvers<void>();
  const sent: string[] = [];
  await page.route(saves, async (route) => {
    sent.push(route.request().method());
    await held.promise;
    await route.continue();
  });
  await save.dblclick();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  held.resolve();
  await expect(page.getByText('is saved.')).toBeVisible();
  expect(sent).toEqual(['PUT']);
  expect(await isSaved(2)).toBe(true);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect(await isSaved(2)).toBe(false);
  await page.unroute(saves);

  // the server's reason is told
  await openPage(page, jobAddress(3));
  await page.route(saves, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'You have saved too many jobs.' } }),
  );
  await save.click();
  await expect(page.getByRole('alert')).toContainText('could not be saved. You have saved too many jobs.');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(saves);
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');

  await openPage(page, jobAddress(5));
  await context.clearCookies();
  await save.click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByText('is saved.')).toBeVisible();
  expect(await isSaved(5)).toBe(true);
});

test('AUTH-01 SEARCH-21 what a visitor wanted to save is saved after the login that it asks for, with the focus on the job’s button; on a phone nothing leads to where one is', async ({
  page,
  context,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  const login = new Login(page);
  await openPage(page, jobAddress(4));
  const save = page.getByRole('button', { name: /^Save / });
  // given up, it is forgotten
  await save.click();
  await expect(login.dialog).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(save).toBeFocused();
  await save.click();
  await login.logIn(email, newPassword);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(page.getByText('is saved.')).toBeVisible();
  await expect(save).toHaveAttribute('aria-pressed', 'true');
  expect((await jobById(elsewhere, 4))?.position.positionUserActions.isSaved).toBe(true);
  await elsewhere.dispose();

  await context.clearCookies();
  await openPage(page, addressOf('/careers/search', { pid: '6' }));
  const job = page.getByRole('region', { name: 'Job', exact: true });
  await job.getByRole('button', { name: /^Save / }).click();
  await login.logIn(email, newPassword);
  await expect(page.getByText('is saved.')).toBeVisible();
  await expect(job.getByRole('button', { name: /^Save / })).toBeFocused();
  await expect(job.getByRole('link', { name: 'Open full page' })).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(job.getByRole('link', { name: 'Apply now' })).toBeVisible();
  await expect(job.getByRole('link', { name: 'Open full page' })).toBeHidden();
});

test('JOB-02 JOB-01 a job is shared by its link, by e-mail or the browser’s own way where it has one, and on paper it is its text, without what can be pressed', async ({
  page,
  context,
  baseURL,
}) => {
  const share = page.getByRole('button', { name: 'Share' });
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, jobAddress(1));
  // where it has one
  await page.evaluate(() =>
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.body.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      },
    }),
  );
  await share.click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\/careers\/job\/1/);
  await expect(page.getByRole('menu')).toHaveCount(0);

  await page.evaluate(() => Object.assign(navigator, { share: undefined }));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await share.press('Enter');
  const mail = page.getByRole('menuitem', { name: 'Send by e-mail' });
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:\\?subject=${encodeURIComponent(title ?? '-')}`),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied to Clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${baseURL}/careers/job/1`);
  await expect(share).toBeFocused();

  await context.clearPermissions();
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  );
  await share.click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Sorry, unable to copy the variable\. Please contact Support/,
  );

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('JOB-01 JOB-03 JOB-04 below a job come an invitation to match it, what similar jobs ask for, which fails and is asked for again by itself, and similar jobs without the job itself; below a closed one the last alone', async ({
  page,
  request,
}) => {
  const insights = '**/api/pcsx/position_insights?*';
  const asked: string[] = [];
  page.on('request', (sent) => asked.push(new URL(sent.url()).pathname));
  await page.route(insights, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await openPage(page, jobAddress(1));
  expect(asked).not.toContain('/api/pcsx/search');
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'What similar jobs ask for' });
  const similar = page.getByRole('region', { name: 'Similar jobs' }).getByRole('link');
  await expect(panel.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
  await expect(similar.first()).toBeVisible();
  const held = Promise.withResolvers<void>();
  await page.unroute(insights);
  await page.route(insights, async (route) => {
    await held.promise;
    await route.continue();
  });
  await panel.getByRole('button', { name: 'Try again' }).press('Enter');
  held.resolve();
  await expect(panel.getByText(/\d+ jobs/).first()).toBeVisible();
  await expect(panel.getByRole('heading', { level: 2 })).toBeFocused();

  const invitation = page.getByRole('region', { name: 'Your match' });
  await expect(invitation).toContainText('Upload your resume to see how your skills match this job.');
  await invitation.getByRole('button', { name: 'Upload resume' }).click();
  await expect(page.getByRole('dialog', { name: 'Log in' })).toBeVisible();
  expect(asked).not.toContain('/api/pcsx/match_details');
  await page.keyboard.press('Escape');

  const hrefs = await similar.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.every((href) => !/\/job\/1(?:\?|$)/.test(href ?? ''))).toBe(true);
  await similar.first().click();
  await expect(page).not.toHaveURL(/\/job\/1\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const closed = await findJob(request, ({ isClosed }) => isClosed);
  await openPage(page, jobAddress(closed.id));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(similar.first()).toBeVisible();
  await expect(invitation).toHaveCount(0);
});

test('JOB-02 a job that one has applied to says when, and cannot be applied to again', async ({
  page,
  context,
}) => {
  await logIn(context, 'candidate@meridian.example');
  const answer = await context.request.get(addressOf('/api/pcsx/dashboard/applications'));
  const { data } = (await answer.json()) as Envelope<Applications>;
  await openPage(page, jobAddress(data.applications[0]?.position_id ?? 0));
  await expect(page.getByText(/^You applied on \w+ \d+, \d{4}$/)).toBeVisible();
  await expect(page.getByRole('link', { name: 'Apply now' })).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
});

test('AUTH-02 where there are no logins there is nothing to save, and nobody is invited to match', async ({
  page,
}) => {
  await openPage(page, jobAddress(1, { domain: loomfield }));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
  // there is no foot of the page to scroll to
  await page.keyboard.press('End');
  await expect(page.getByRole('region', { name: 'What similar jobs ask for' })).toContainText(/\d+ jobs/);
  await expect(page.getByRole('region', { name: 'Your match' })).toHaveCount(0);
});
