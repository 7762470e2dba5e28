import type { APIRequestContext, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { JobCart } from '../../reference-app/contract/job-cart.ts';
import { addressOf, kestrel, meridian } from './employers.ts';
import { Login } from './login-page.ts';
import { newPassword, openAccount } from './mailbox.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { searchData, write } from './wire.ts';

const calls = '**/api/pcsx/job_cart?*';
const jobAddress = (id: number) => addressOf(`/careers/job/${id}`);
const opener = (page: Page) => page.getByRole('button', { name: /^Job cart: / });
const panelOf = (page: Page) => page.getByRole('dialog', { name: 'Job cart' });
const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', pressed: false });
const inCartButton = (page: Page) => page.getByRole('button', { name: 'Add to cart', pressed: true });

test('CART-01 CART-02 a visitor puts jobs into the cart and takes them out, and the cart counts along, also what another tab changes; one press leads to the application to all of them', async ({
  page,
  context,
  site,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/job_cart') && asked.push(request.method()));
  await openPage(page, jobAddress(2));
  await expect(addButton(page)).toBeVisible();
  // nobody has a cart at their first visit
  await expect(opener(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await addButton(page).dblclick();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  expect(asked).toEqual(['POST']);
  await expect(inCartButton(page)).toBeFocused();

  await openPage(page, jobAddress(3));
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await addButton(page).press('Enter');
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');

  await opener(page).press('Enter');
  const panel = panelOf(page);
  const trigger = page.locator('[aria-haspopup="dialog"]');
  const jobs = panel.getByRole('list', { name: 'Jobs in your cart' }).getByRole('listitem');
  await expect(jobs).toHaveCount(2);
  await panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(panel.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(trigger).toHaveAttribute('aria-label', 'Job cart: 1 job');
  await page.keyboard.press('Enter');
  await expect(trigger).toHaveAttribute('aria-label', 'Job cart: 2 jobs');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener(page)).toBeFocused();
  await inCartButton(page).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await addButton(page).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');

  const change = async (operation: 'add' | 'remove', pid: number) =>
    expect(
      await write(context.request, 'POST', '/api/pcsx/job_cart', {
        site: site.address,
        body: { pids: [String(pid)], operation },
      }),
    ).toBeOK();
  await change('remove', 2);
  await opener(page).click();
  const apply = panel.getByRole('link', { name: /^Apply to/ });
  await expect(apply).toHaveText('Apply to 1 job');
  await expect(apply).toHaveAttribute('href', /pid=3(?:&|$)/);
  await page.keyboard.press('Escape');
  // looked at again
  await change('add', 2);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');

  await opener(page).click();
  await expect(apply).toHaveText('Apply to all 2 jobs');
  await apply.click();
  await expect(page).toHaveURL((url) => {
    const pids = url.searchParams.get('pid')?.split(',').toSorted();
    return url.pathname === '/careers/apply' && pids?.join() === '2,3';
  });
  await expect(panel).toBeHidden();
  await expect(page.locator('main h1, #content').and(page.locator(':focus'))).toHaveCount(1);
});

test('SHELL-06 a candidate’s empty cart has no button; it comes with the first job, and with every page from then on, also where the cart cannot be read', async ({
  page,
  site,
}) => {
  await openAccount(page.request, site);
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.method()} ${new URL(request.url()).pathname}`));
  const asked = page.waitForResponse(calls);
  await openPage(page, jobAddress(2));
  await (await asked).finished();
  await expect(opener(page)).toHaveCount(0);
  await addButton(page).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  // its code was asked for when there was something in it, and not before
  const code = sent.findIndex((call) => call.includes('/cart-button-'));
  expect(code).toBeGreaterThan(sent.indexOf('POST /api/pcsx/job_cart'));
  await page.reload();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');

  // what cannot be read is no empty cart: it can be opened, and read again
  await page.route(calls, (route) =>
    route.fulfill({ status: 400, json: { status: 400, message: 'Not now.' } }),
  );
  await page.reload();
  await opener(page).click();
  await expect(panelOf(page).getByRole('alert')).toContainText('Your job cart could not be loaded.');
  await page.unroute(calls);
  await panelOf(page).getByRole('button', { name: 'Try again' }).click();
  await expect(panelOf(page).getByRole('listitem')).toHaveCount(1);
});

test('CART-01 CART-02 a visitor’s cart is there after the login, beside what another browser put there; it offers as many jobs as one application can be for, and what is left out is told', async ({
  page,
  playwright,
  site,
}) => {
  const pages = await Promise.all(
    [0, 10, 20, 30, 40, 50, 60, 70].map((start) => searchData(page.request, { start: String(start) })),
  );
  const ids = pages.flatMap(({ positions }) => positions.map(({ id }) => id));
  /** Answers which of them take applications. */
  const add = async (request: APIRequestContext, pids: readonly number[]) => {
    const body = { pids: pids.map(String), operation: 'add' };
    const answer = await write(request, 'POST', '/api/pcsx/job_cart', { body });
    return ((await answer.json()) as Envelope<JobCart>).data.jobCartData.map(({ id }) => id);
  };
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  const first = await add(elsewhere, ids.slice(0, 40));
  await elsewhere.dispose();
  const [own = 0, ...others] = await add(page.request, ids.slice(40));
  const all = first.length + 1 + others.length;
  expect(all).toBeGreaterThan(50);
  await openPage(page, jobAddress(own));
  await page.getByRole('link', { name: 'Log in' }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName(`Job cart: ${all} jobs`);
  await expect(inCartButton(page)).toBeVisible();
  await opener(page).click();
  const panel = panelOf(page);
  await expect(panel.getByText('One application can be for 50 jobs')).toBeVisible();
  await panel.getByRole('link', { name: `Apply to 50 of ${all} jobs` }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('pid')?.split(',').length === 50);

  const many = Array.from({ length: 52 }, (_, index) => index + 1).join(',');
  await openPage(page, addressOf('/careers/apply', { pid: many }));
  await expect(page.getByText('You can apply to 50 jobs at once. 2 more are not part')).toBeVisible();
});

test('CART-01 a change that fails is logged and told, and the job is as it was; jobs that were closed meanwhile are marked, and removed all at once', async ({
  page,
  complaints,
}) => {
  await openPage(page, jobAddress(5));
  await page.route(calls, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'The job cart is full.' } }),
  );
  await addButton(page).click();
  await expect(page.getByRole('alert')).toContainText(
    'could not be added to your cart. The job cart is full.',
  );
  await expect(addButton(page)).toBeVisible();
  expect(complaints.splice(0).join()).toContain('The job cart could not be changed');

  await page.unroute(calls);
  await addButton(page).click();
  await opener(page).click();
  // only what changes it: that it is read when it opens is told as well where it fails
  await page.route(calls, (route) =>
    route.request().method() === 'POST' ? route.abort() : route.continue(),
  );
  const panel = panelOf(page);
  await panel.getByRole('button', { name: /^Remove / }).click();
  await expect(panel.getByRole('alert')).toContainText('could not be removed');
  await expect(panel.getByRole('button', { name: /^Remove / })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('The job cart could not be changed');
  await page.unroute(calls);

  // the server's own answer, as it is once a job of it is closed and another is gone
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as Envelope<JobCart>;
    return route.fulfill({
      response,
      json: { ...rest, data: { ...data, invalidPositionIds: ['5', '999999'] } },
    });
  });
  await openPage(page, jobAddress(7));
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');
  await opener(page).click();
  await expect(panel.getByText('No longer open', { exact: true })).toHaveCount(2);
  await expect(panel.getByText('Job 999999')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Apply/ })).toHaveCount(0);
  const sent = page.waitForRequest(
    (request) => request.method() === 'POST' && request.url().includes('/job_cart'),
  );
  await panel.getByRole('button', { name: 'Remove them' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ pids: ['5', '999999'], operation: 'remove' });
  await expect(panel.getByText('Your job cart is empty')).toBeVisible();
});

test('CART-01 a cart whose button, code, texts, stylesheet or jobs could not be loaded comes with a connection, the next press or when it is asked for again', async ({
  page,
  context,
  complaints,
}) => {
  const button = /\/assets\/cart-button-[\w-]{8}\.js$/;
  const panel = panelOf(page);
  await openPage(page, jobAddress(8));
  await page.route(button, (route) => route.abort());
  await addButton(page).click();
  await expect.poll(() => complaints.join()).toContain('Loading chunk failed');
  await expect(opener(page)).toHaveCount(0);
  await page.unroute(button);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  complaints.length = 0;

  for (const [what, file] of [
    ['code', /\/assets\/cart-[\w-]{8}\.js$/],
    ['texts', /\/assets\/en-US-cart-[\w-]{8}\.js$/],
    ['stylesheet', /\/assets\/cart-[\w-]{8}\.css$/],
  ] as const)
    await test.step(what, async () => {
      // the texts have come with what was said before
      await page.reload();
      await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
      await page.route(file, (route) => route.abort());
      await opener(page).click();
      await expect(page.getByText('No connection. Check your network and try again.')).toBeVisible();
      await page.unroute(file);
      await opener(page).click();
      await expect(panel.getByRole('listitem')).toHaveCount(1);
      const sheets = page.locator('link[rel=stylesheet][href*="/assets/cart-"]');
      expect(
        await sheets.evaluateAll((links: HTMLLinkElement[]) => links.map(({ sheet }) => sheet !== null)),
      ).toEqual([true]);
      expect(complaints.splice(0).join()).toContain('Loading chunk failed: error');
    });

  await page.route(calls, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await page.reload();
  await opener(page).click();
  await expect(panel.getByRole('alert')).toContainText('Your job cart could not be loaded.');
  await page.unroute(calls);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

test('SHELL-06 an employer without a job cart has none', async ({ page, context }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(new URL(request.url()).pathname));
  // each in its turn: where there is a cart, the same visit shows it
  for (const [domain, count] of [
    [meridian, 1],
    [kestrel, 0],
  ] as const) {
    sent.length = 0;
    await context.addInitScript((key) => localStorage.setItem(key, '1'), `portico-cart ${domain}`);
    await openPage(page, addressOf('/careers/job/1', { domain }));
    // it would be asked for when the browser is idle, as what is noted is sent, and be there before this menu
    await expect.poll(() => sent).toContain('/vslog');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByRole('menuitem', { name: 'Copy link' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(opener(page)).toHaveCount(count);
    expect(sent.some((path) => /cart-button|job_cart/.test(path))).toBe(count > 0);
  }
  await expect(addButton(page)).toHaveCount(0);
});
