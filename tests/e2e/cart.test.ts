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

test('CART-01 a visitor puts jobs into the cart and takes them out, and the cart counts along', async ({
  page,
}) => {
  const asked: string[] = [];
  page.on('request', (request) => request.url().includes('/job_cart') && asked.push(request.method()));
  await openPage(page, jobAddress(2));
  const add = page.getByRole('button', { name: 'Add to cart' });
  await expect(add).toBeVisible();
  // nobody has a cart at their first visit
  await expect(opener(page)).toHaveCount(0);
  expect(asked).toEqual([]);
  await add.dblclick();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  expect(asked).toEqual(['POST']);
  await expect(page.getByRole('button', { name: 'Remove from cart' })).toBeFocused();

  await openPage(page, jobAddress(3));
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await page.getByRole('button', { name: 'Add to cart' }).press('Enter');
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');

  await opener(page).press('Enter');
  const panel = panelOf(page);
  const jobs = panel.getByRole('list', { name: 'Jobs in your cart' }).getByRole('listitem');
  await expect(jobs).toHaveCount(2);
  await panel
    .getByRole('button', { name: /^Remove / })
    .first()
    .click();
  await expect(panel.getByRole('button', { name: /^Undo/ })).toBeFocused();
  await expect(opener(page).or(page.locator('[aria-haspopup="dialog"]'))).toHaveAttribute(
    'aria-label',
    'Job cart: 1 job',
  );
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-haspopup="dialog"]')).toHaveAttribute('aria-label', 'Job cart: 2 jobs');
  await page.keyboard.press('Escape');
  await expect(panel).toBeHidden();
  await expect(opener(page)).toBeFocused();

  await page.getByRole('button', { name: 'Remove from cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
});

test('SHELL-06 a candidate’s empty cart has no button; it comes with the first job, and with every page from then on', async ({
  page,
  site,
}) => {
  await openAccount(page.request, site);
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  const asked = page.waitForResponse(calls);
  await openPage(page, jobAddress(2));
  await (await asked).finished();
  await page.waitForLoadState('networkidle');
  await expect(opener(page)).toHaveCount(0);
  const ofCart = () => files.filter((address) => address.includes('/cart-button-'));
  expect(ofCart()).toEqual([]);
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  expect(ofCart()).not.toEqual([]);
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

test('CART-02 one press leads to the application to all jobs in the cart', async ({ page }) => {
  for (const [id, count] of [
    [2, '1 job'],
    [3, '2 jobs'],
  ] as const) {
    await openPage(page, jobAddress(id));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(opener(page)).toHaveAccessibleName(`Job cart: ${count}`);
  }
  await opener(page).click();
  await panelOf(page).getByRole('link', { name: 'Apply to all 2 jobs' }).click();
  await expect(page).toHaveURL(
    (url) => url.pathname === '/careers/apply' && url.searchParams.get('pid') === '2,3',
  );
  await expect(panelOf(page)).toBeHidden();
  await expect(page.locator('main h1, #content').and(page.locator(':focus'))).toHaveCount(1);
});

test('CART-02 a cart that came together from two browsers offers as many jobs as one application can be for', async ({
  page,
  playwright,
  site,
}) => {
  const pages = await Promise.all(
    [0, 10, 20, 30, 40, 50, 60, 70].map((start) => searchData(page.request, { start: String(start) })),
  );
  const ids = pages.flatMap(({ positions }) => positions.map(({ id }) => id));
  /** Answers how many of them take applications. */
  const add = async (request: APIRequestContext, pids: readonly number[]) => {
    const body = { pids: pids.map(String), operation: 'add' };
    const answer = await write(request, 'POST', '/api/pcsx/job_cart', { body });
    return ((await answer.json()) as Envelope<JobCart>).data.jobCartData.length;
  };
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  const first = await add(elsewhere, ids.slice(0, 40));
  await elsewhere.dispose();
  await openPage(page, jobAddress(ids[0]!));
  const all = first + (await add(page.request, ids.slice(40)));
  expect(all).toBeGreaterThan(50);
  await page.getByRole('link', { name: 'Log in' }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(opener(page)).toHaveAccessibleName(`Job cart: ${all} jobs`);
  await opener(page).click();
  const panel = panelOf(page);
  await expect(panel.getByText('One application can be for 50 jobs')).toBeVisible();
  await panel.getByRole('link', { name: `Apply to 50 of ${all} jobs` }).click();
  await expect(page).toHaveURL((url) => url.searchParams.get('pid')?.split(',').length === 50);
});

test('CART-02 of a cart with more jobs than one application can be for, what is left out is told', async ({
  page,
  site,
}) => {
  // some of the jobs take applications of candidates only
  await openAccount(page.request, site);
  const ids = Array.from({ length: 52 }, (_, index) => index + 1).join(',');
  await openPage(page, addressOf('/careers/apply', { pid: ids }));
  await expect(page.getByText('You can apply to 50 jobs at once. 2 more are not part')).toBeVisible();
});

test('CART-01 a visitor’s cart is there after the login', async ({ page, playwright, site }) => {
  const elsewhere = await playwright.request.newContext({ baseURL: site.address });
  const email = await openAccount(elsewhere, site);
  await elsewhere.dispose();
  await openPage(page, jobAddress(4));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await page.getByRole('link', { name: 'Log in' }).click();
  await new Login(page).logIn(email, newPassword);
  await expect(page.getByRole('link', { name: 'Log out' })).toBeVisible();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await expect(page.getByRole('button', { name: 'Remove from cart' })).toBeVisible();
});

test('CART-01 a change that fails is logged and told, and the job is as it was', async ({
  page,
  complaints,
}) => {
  await openPage(page, jobAddress(5));
  await page.route(calls, (route) =>
    route.fulfill({ status: 409, json: { status: 409, message: 'The job cart is full.' } }),
  );
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(page.getByRole('alert')).toContainText(
    'could not be added to your cart. The job cart is full.',
  );
  await expect(page.getByRole('button', { name: 'Add to cart' })).toBeVisible();
  expect(complaints.splice(0).join()).toContain('The job cart could not be changed');

  await page.unroute(calls);
  await page.getByRole('button', { name: 'Add to cart' }).click();
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
});

test('CART-01 CART-02 a job that another tab has removed is gone when the cart opens, and when its tab is looked at again', async ({
  page,
  context,
  site,
}) => {
  const change = async (operation: 'add' | 'remove', pid: number) =>
    expect(
      await write(context.request, 'POST', '/api/pcsx/job_cart', {
        site: site.address,
        body: { pids: [String(pid)], operation },
      }),
    ).toBeOK();
  await openPage(page, jobAddress(2));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await openPage(page, jobAddress(3));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');
  await change('remove', 2);
  await opener(page).click();
  await expect(panelOf(page).getByRole('link', { name: 'Apply to 1 job' })).toHaveAttribute(
    'href',
    /pid=3(?:&|$)/,
  );
  await page.keyboard.press('Escape');

  await change('add', 2);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })));
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');
});

test('CART-01 jobs that were closed meanwhile are marked, and removed all at once', async ({ page }) => {
  await openPage(page, jobAddress(6));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  // the server's own answer, as it is once a job of it is closed and another is gone
  await page.route(calls, async (route) => {
    if (route.request().method() !== 'GET') return route.continue();
    const response = await route.fetch();
    const { data, ...rest } = (await response.json()) as Envelope<JobCart>;
    return route.fulfill({
      response,
      json: { ...rest, data: { ...data, invalidPositionIds: ['6', '999999'] } },
    });
  });
  await openPage(page, jobAddress(7));
  await expect(opener(page)).toHaveAccessibleName('Job cart: 2 jobs');
  await opener(page).click();
  const panel = panelOf(page);
  await expect(panel.getByText('No longer open', { exact: true })).toHaveCount(2);
  await expect(panel.getByText('Job 999999')).toBeVisible();
  await expect(panel.getByRole('link', { name: /^Apply/ })).toHaveCount(0);
  const sent = page.waitForRequest((request) => request.method() === 'POST');
  await panel.getByRole('button', { name: 'Remove them' }).click();
  expect((await sent).postDataJSON()).toMatchObject({ pids: ['6', '999999'], operation: 'remove' });
  await expect(panel.getByText('Your job cart is empty')).toBeVisible();
});

test('CART-01 a cart that cannot be loaded says so, and is asked for again', async ({ page }) => {
  await openPage(page, jobAddress(8));
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  await page.route(calls, (route) => route.fulfill({ status: 400, json: { status: 400 } }));
  await page.reload();
  await opener(page).click();
  const panel = panelOf(page);
  await expect(panel.getByRole('alert')).toContainText('Your job cart could not be loaded.');
  await page.unroute(calls);
  await panel.getByRole('button', { name: 'Try again' }).click();
  await expect(panel.getByRole('listitem')).toHaveCount(1);
});

for (const [what, file, complaint] of [
  ['code', /\/assets\/cart-[\w-]+\.js$/, 'Failed to fetch dynamically imported module'],
  ['texts', /\/assets\/en-US-[\w-]+\.js$/, 'Failed to fetch dynamically imported module'],
  ['stylesheet', /\/assets\/cart-[\w-]+\.css$/, 'Failed to load /assets/cart-'],
] as const)
  test(`CART-01 a cart whose ${what} could not be loaded opens with the next press`, async ({
    page,
    complaints,
  }) => {
    await openPage(page, jobAddress(8));
    await page.getByRole('button', { name: 'Add to cart' }).click();
    await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
    // the texts have come with what the first press said
    await page.reload();
    await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
    await page.route(file, (route) => route.abort());
    await opener(page).click();
    await expect(page.getByText('The job cart could not be opened.')).toBeVisible();
    await page.unroute(file);
    await opener(page).click();
    await expect(panelOf(page).getByRole('listitem')).toHaveCount(1);
    const sheets = page.locator('link[rel=stylesheet][href^="/assets/cart-"]');
    expect(
      await sheets.evaluateAll((links: HTMLLinkElement[]) => links.map(({ sheet }) => sheet !== null)),
    ).toEqual([true]);
    expect(complaints.splice(0).join()).toContain(complaint);
  });

test('CART-01 a cart’s button whose code could not be loaded comes as soon as there is a connection', async ({
  page,
  context,
  complaints,
}) => {
  await openPage(page, jobAddress(9));
  const chunk = /\/assets\/cart-button-[\w-]+\.js$/;
  await page.route(chunk, (route) => route.abort());
  await page.getByRole('button', { name: 'Add to cart' }).click();
  await expect.poll(() => complaints.join()).toContain('Failed to fetch dynamically imported module');
  await expect(opener(page)).toHaveCount(0);
  await page.unroute(chunk);
  await context.setOffline(true);
  await context.setOffline(false);
  await expect(opener(page)).toHaveAccessibleName('Job cart: 1 job');
  complaints.length = 0;
});

test('SHELL-06 an employer without a job cart has none', async ({ page, context }) => {
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
  // each in its turn: where there is a cart, the same visit shows it
  for (const [domain, count] of [
    [meridian, 1],
    [kestrel, 0],
  ] as const) {
    loaded.length = 0;
    await context.addInitScript((key) => localStorage.setItem(key, '1'), `portico-cart ${domain}`);
    await openPage(page, addressOf('/careers/job/1', { domain }));
    await expect(page.getByRole('button', { name: 'Share' })).toBeVisible();
    await page.waitForLoadState('networkidle');
    const ofCart = loaded.filter((path) => /cart-button|job_cart/.test(path));
    expect(ofCart.length > 0).toBe(count > 0);
    await expect(opener(page)).toHaveCount(count);
  }
  await expect(page.getByRole('button', { name: 'Add to cart' })).toHaveCount(0);
  await expect(opener(page)).toHaveCount(0);
});
