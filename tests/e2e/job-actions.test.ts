import type { Applications } from '../../reference-app/contract/applications.ts';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { addressOf, kestrel, loomfield } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { findJob, jobById, logIn, searchData } from './wire.ts';

const saves = '**/api/pcsx/positions/saved/*';
const jobAddress = (id: number, more: Record<string, string> = {}) => addressOf(`/careers/job/${id}`, more);

test('JOB-02 a job is saved at once, by one call for two presses, and the saving can be undone', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
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
  expect((await jobById(context.request, 2))?.position.positionUserActions.isSaved).toBe(true);

  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  expect((await jobById(context.request, 2))?.position.positionUserActions.isSaved).toBe(false);
});

test('JOB-02 what could not be saved goes back, and the server’s reason is told', async ({
  page,
  context,
  site,
}) => {
  await openAccount(context.request, site);
  await openPage(page, jobAddress(3));
  const save = page.getByRole('button', { name: /^Save / });
  await page.route(saves, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'You have saved too many jobs.' } }),
  );
  await save.click();
  await expect(page.getByRole('alert')).toContainText('could not be saved. You have saved too many jobs.');
  await expect(save).toHaveAttribute('aria-pressed', 'false');
  await page.unroute(saves);
  await save.press('Enter');
  await expect(save).toHaveAttribute('aria-pressed', 'true');
});

test('AUTH-01 what a visitor wanted to save is saved after the login that it asks for', async ({
  page,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  await openPage(page, jobAddress(4));
  const save = page.getByRole('button', { name: /^Save / });
  const login = new Login(page);

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
});

test('AUTH-01 SEARCH-21 beside results the focus is on the job’s button after the login; on a phone nothing leads to where one is', async ({
  page,
  playwright,
  site,
}) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  await elsewhere.dispose();
  await openPage(page, addressOf('/careers/search', { pid: '6' }));
  const job = page.getByRole('region', { name: 'Job', exact: true });
  await job.getByRole('button', { name: /^Save / }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByText('is saved.')).toBeVisible();
  await expect(job.getByRole('button', { name: /^Save / })).toBeFocused();
  await expect(job.getByRole('link', { name: 'Open full page' })).toBeVisible();
  await page.setViewportSize({ width: 800, height: 800 });
  await expect(job.getByRole('link', { name: 'Apply now' })).toBeVisible();
  await expect(job.getByRole('link', { name: 'Open full page' })).toBeHidden();
});

test('SHELL-11 a job’s number stays in one piece, and in its order from right to left', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 700 });
  await openPage(page, jobAddress(1, { hl: 'ar' }));
  const number = page.getByRole('article').locator('header bdi');
  await expect(number).toHaveText(/\S/);
  expect(await number.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('AUTH-01 a session that is over asks for the login, and the job is saved after it', async ({
  page,
  context,
  site,
}) => {
  const email = await openAccount(context.request, site);
  await openPage(page, jobAddress(5));
  await context.clearCookies();
  await page.getByRole('button', { name: /^Save / }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByText('is saved.')).toBeVisible();
  expect((await jobById(context.request, 5))?.position.positionUserActions.isSaved).toBe(true);
});

test('AUTH-02 where there are no logins there is nothing to save', async ({ page }) => {
  await openPage(page, jobAddress(1, { domain: loomfield }));
  await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
  await expect(page.getByRole('button', { name: /^Save / })).toHaveCount(0);
});

test('JOB-02 a job is shared by its link or by e-mail where the browser has no way of its own', async ({
  page,
  context,
  baseURL,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await openPage(page, jobAddress(1));
  const title = await page.getByRole('heading', { level: 1 }).textContent();
  await page.getByRole('button', { name: 'Share' }).press('Enter');
  const mail = page.getByRole('menuitem', { name: 'Send by e-mail' });
  await expect(mail).toHaveAttribute(
    'href',
    new RegExp(`^mailto:\\?subject=${encodeURIComponent(title ?? '-')}`),
  );
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied to Clipboard')).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain(`${baseURL}/careers/job/1`);
  await expect(page.getByRole('button', { name: 'Share' })).toBeFocused();

  await context.clearPermissions();
  await page.evaluate(() =>
    Object.assign(navigator.clipboard, { writeText: () => Promise.reject(new Error('refused')) }),
  );
  await page.getByRole('button', { name: 'Share' }).click();
  await page.getByRole('menuitem', { name: 'Copy link' }).click();
  await expect(page.getByRole('alert')).toHaveText(
    /^Sorry, unable to copy the variable\. Please contact Support/,
  );
});

test('JOB-02 a job is shared the browser’s way where it has one', async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, {
      share: (data: ShareData) => {
        document.body.dataset['shared'] = JSON.stringify(data);
        return Promise.resolve();
      },
    });
  });
  await openPage(page, jobAddress(1));
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.locator('body')).toHaveAttribute('data-shared', /\/careers\/job\/1/);
  await expect(page.getByRole('menu')).toHaveCount(0);
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

test('JOB-03 similar jobs come when they are scrolled to, without the job itself; also below a closed one', async ({
  page,
  request,
}) => {
  const searches: string[] = [];
  page.on('request', (sent) => sent.url().includes('/api/pcsx/search?') && searches.push(sent.url()));
  await openPage(page, jobAddress(1));
  expect(searches).toEqual([]);
  const similar = page.getByRole('region', { name: 'Similar jobs' });
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(similar.getByRole('link').first()).toBeVisible();
  const hrefs = await similar
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  expect(hrefs.every((href) => !/\/job\/1(?:\?|$)/.test(href ?? ''))).toBe(true);
  await similar.getByRole('link').first().click();
  await expect(page).not.toHaveURL(/\/job\/1\?/);
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();

  const closed = await findJob(request, ({ isClosed }) => isClosed);
  await openPage(page, jobAddress(closed.id));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await expect(similar.getByRole('link').first()).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your match' })).toHaveCount(0);
});

test('JOB-01 what similar jobs ask for loads and fails by itself, and is asked for again', async ({
  page,
}) => {
  const insights = '**/api/pcsx/position_insights?*';
  await page.route(insights, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await openPage(page, jobAddress(1));
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  const panel = page.getByRole('region', { name: 'What similar jobs ask for' });
  await expect(panel.getByRole('alert')).toContainText('could not be loaded');
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeVisible();
  await expect(page.getByRole('region', { name: 'Similar jobs' }).getByRole('link').first()).toBeVisible();

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
});

test('HTTP-03 a job that cannot be fetched is logged as such, and comes with the next try', async ({
  page,
}) => {
  const details = '**/api/pcsx/position_details?*';
  await openPage(page, addressOf('/careers'));
  await page.route(details, (route) => route.fulfill({ status: 503, body: '' }));
  const logged = page.waitForEvent('console', (message) => message.text().startsWith('Failed to fetch data'));
  const second = page.getByRole('region', { name: 'Jobs', exact: true }).getByRole('link').nth(1);
  const title = await second.textContent();
  await second.click();
  await logged;
  const job = page.getByRole('region', { name: 'Job', exact: true });
  await expect(job.getByRole('alert')).toContainText('Server error. Please try again.');
  await page.unroute(details);
  await job.getByRole('button', { name: 'Try again' }).click();
  await expect(job.getByRole('heading', { name: title ?? '-' })).toBeVisible();
});

test('JOB-03 a preview of a job has its title, its place and a picture by its whole address', async ({
  request,
  baseURL,
}) => {
  const [row] = (await searchData(request)).positions;
  const html = await (await request.get(jobAddress(row?.id ?? 0, { hl: 'ar' }))).text();
  const property = (name: string) =>
    new RegExp(`<meta (?:property|name)="${name}" content="([^"]*)"`).exec(html)?.[1] ?? '';
  expect(property('og:title')).toContain('|');
  expect(property('og:description')).toContain('·');
  expect(property('og:locale')).toBe('ar');
  expect(property('og:site_name')).toBe('Meridian Health');
  expect(property('twitter:card')).toBe('summary_large_image');
  const picture = property('og:image');
  expect(picture).toContain(`${baseURL}/`);
  await expect(await request.get(picture)).toBeOK();
});

test('JOB-01 on paper a job is its text, without what can be pressed', async ({ page }) => {
  await openPage(page, jobAddress(1));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('link', { name: 'Apply now' })).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
});

test('JOB-02 without its script a job can still be applied to', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto(jobAddress(1, { domain: kestrel }));
  await expect(
    page.getByRole('main').getByRole('button', { name: /^(?:Save|Share|Add to cart)/ }),
  ).toHaveCount(0);
  await page.getByRole('link', { name: 'Apply now' }).click();
  await expect(page).toHaveURL(/\/careers\/apply\?pid=1/);
  await context.close();
});
