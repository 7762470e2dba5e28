import type { APIRequestContext, BrowserContext } from '@playwright/test';
import { addressOf, kestrel } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import {
  admin,
  brand,
  changeDraft,
  colorOf,
  green,
  openThemePanel,
  primaryButtonPage,
  primaryButtons,
  reopenPanel,
  ThemePanel,
} from './theme-panel.ts';
import { findJob, logIn } from './wire.ts';

/** What a page looks like to somebody who comes anew. */
async function visit(context: BrowserContext, site: ThemedSite, parameters: Record<string, string> = {}) {
  const page = await context.newPage();
  await openPage(page, `${site.address}${addressOf(primaryButtonPage, parameters)}`);
  const color = await colorOf(page);
  await page.close();
  return color;
}

test('THEME-03 THEME-04 a typed colour is the computed colour of every primary button, without loading or rendering the page anew; closing the panel and a reload bring the published look back and keep the draft, and discarding it does for good', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  const edit = page.getByRole('button', { name: 'Edit theme' });
  const published = await colorOf(page);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url());
  });
  await page.evaluate(() => {
    const changes: string[] = [];
    Object.assign(window, { changes });
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(
      document.querySelector('main')!,
      { subtree: true, childList: true, attributes: true, characterData: true },
    );
  });
  await panel.value('Background').fill(green.typed);
  await expect(primaryButtons(page)).toHaveCSS('background-color', green.computed);
  expect(await page.evaluate(() => (window as unknown as { changes: string[] }).changes)).toEqual([]);
  await panel.expectSaved();

  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Find your next job/);
  await page.goBack();
  // away from the button, which looks different under a pointer
  await page.mouse.move(0, 0);
  await expect(primaryButtons(page)).toHaveCSS('background-color', green.computed);
  expect(loads).toEqual([]);

  await test.step('closed', async () => {
    await panel.panel.getByRole('button', { name: 'Close' }).click();
    await expect(panel.panel).toHaveCount(0);
    await expect(edit).toBeFocused();
    await expect(primaryButtons(page)).toHaveCSS('background-color', published);
    await edit.click();
    await panel.section.selectOption('Primary buttons');
    await expect(panel.value('Background')).toHaveValue(green.typed);
  });
  await test.step('loaded anew', async () => {
    await page.reload();
    await expect(primaryButtons(page)).toHaveCSS('background-color', published);
    await reopenPanel(panel);
    await expect(primaryButtons(page)).toHaveCSS('background-color', green.computed);
  });
  await panel.panel.getByRole('button', { name: 'Discard draft' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Discard draft' }).click();
  await expect(primaryButtons(page)).toHaveCSS('background-color', published);
});

test('THEME-03 THEME-05 while a colour is dragged the page follows, and the whole drag is one step to undo; an unreadable theme is not published without a reason', async ({
  page,
  themedSite,
}) => {
  const panel = await openThemePanel(page, themedSite);
  const before = await colorOf(page);
  const drag = async (value: string) =>
    panel.picker('Background').evaluate((input: HTMLInputElement, color) => {
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, color);
      input.dispatchEvent(new Event('input', { bubbles: true }));
    }, value);
  for (const [value, computed] of [
    ['#7a1f5c', 'rgb(122, 31, 92)'],
    ['#6a1f5c', 'rgb(106, 31, 92)'],
    ['#5a1f5c', 'rgb(90, 31, 92)'],
  ] as const) {
    await drag(value);
    await expect(primaryButtons(page)).toHaveCSS('background-color', computed);
  }
  await panel
    .picker('Background')
    .evaluate((input) => input.dispatchEvent(new Event('change', { bubbles: true })));
  await expect(panel.value('Background')).toHaveValue('#5a1f5c');
  // while it was dragged only the scheme was computed that the page shows
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(primaryButtons(page)).not.toHaveCSS('background-color', 'rgb(90, 31, 92)');
  await expect(primaryButtons(page)).not.toHaveCSS('background-color', before);
  await page.emulateMedia({ colorScheme: 'light' });
  await panel.panel.getByRole('button', { name: /^Undo/ }).click();
  await expect(primaryButtons(page)).toHaveCSS('background-color', before);
  await panel.panel.getByRole('button', { name: /^Redo/ }).click();
  await expect(primaryButtons(page)).toHaveCSS('background-color', 'rgb(90, 31, 92)');

  await panel.value('Background').fill('#777777');
  await panel.value('Text').fill('#888888');
  await panel.value('Text').press('Enter');
  await panel.panel.getByRole('button', { name: 'Publish…' }).click();
  await panel.publishDialog.getByRole('button', { name: 'Publish', exact: true }).click();
  const reason = panel.publishDialog.getByRole('textbox', { name: /^Why may these stay/ });
  await expect(reason).toBeFocused();
  await expect(panel.publishDialog).toBeVisible();
});

test('THEME-03 THEME-04 what is published is what a new visitor sees, at this employer only; ?theme=safe shows the product’s own look to whoever asks', async ({
  page,
  themedSite,
  browser,
}) => {
  const panel = await openThemePanel(page, themedSite);
  const stranger = await browser.newContext();
  const kestrelBefore = await visit(stranger, themedSite, { domain: kestrel });
  await panel.value('Background').fill(green.typed);
  await panel.expectSaved();
  await panel.publish('Greener');
  expect(await visit(stranger, themedSite)).toBe(green.computed);
  expect(await visit(stranger, themedSite, { domain: kestrel })).toBe(kestrelBefore);
  const safe = await visit(stranger, themedSite, { theme: 'safe' });
  expect(safe).not.toBe(green.computed);
  expect(safe).not.toBe('rgb(11, 110, 95)');
  await stranger.close();
  await page.reload();
  await expect(primaryButtons(page)).toHaveCSS('background-color', green.computed);
});

/** Headers that say when and to whom, and are another's in every answer. */
const ofOneAnswer = ['date', 'x-request-id', 'x-csrf-token'];

/** An answer with its headers, without what is drawn anew for each, and without the time. */
async function comparable(request: APIRequestContext, address: string) {
  const answer = await request.get(address, { maxRedirects: 0 });
  const headers = answer.headersArray().filter(({ name }) => !ofOneAnswer.includes(name.toLowerCase()));
  const body = (await answer.body()).toString('latin1');
  const said = [answer.status(), ...headers.map(({ name, value }) => `${name}: ${value}`), body].join('\n');
  return said
    .replaceAll(/nonce[-=]"?[\w+/=]+/g, 'nonce')
    .replaceAll(/(?<=&quot;updatedAt&quot;:)\d+/g, '')
    .replace(/<meta name="_csrf" content="[^"]+">/, '');
}

/** What a page names of its own site to be loaded with it. */
const assetsOf = (html: string) =>
  [...html.matchAll(/<(?:link|script|img|source)\b[^>]*?\s(?:href|src|srcset)="(\/[^"\s]+)"/g)].flatMap(
    ([, address]) => (address === undefined ? [] : [address.replaceAll('&amp;', '&')]),
  );

test('THEME-04 drafts are invisible: what a visitor is answered stays the same byte for byte while one changes, with its headers and what it loads (B8)', async ({
  themedSite,
  callAs,
  playwright,
}) => {
  const visitor = await playwright.request.newContext({ baseURL: themedSite.address });
  const job = await findJob(visitor, ({ isClosed }) => !isClosed);
  const pages = [
    '/careers',
    '/careers?query=nurse',
    `/careers/job/${job.id}`,
    '/careers/login',
    primaryButtonPage,
  ].map((path) => addressOf(path));
  const calls = ['/api/pcsx/themes/published', '/api/pcsx/search'].map((path) => addressOf(path));
  const all = async (addresses: readonly string[]) => {
    const answers = new Map<string, string>();
    for (const address of addresses) answers.set(address, await comparable(visitor, address));
    return answers;
  };
  const differing = (some: Map<string, string>, others: Map<string, string>) =>
    [...some.keys()].filter((address) => some.get(address) !== others.get(address));

  const first = await all(pages);
  const assets = [...new Set([...first.values()].flatMap(assetsOf))];
  // the style sheets and scripts of the site, and the pictures of its first page
  expect(assets.filter((address) => /\.(?:css|js)$/.test(address)).length).toBeGreaterThan(2);
  expect(assets.some((address) => address.endsWith('.svg'))).toBe(true);
  const addresses = [...pages, ...calls, ...assets];
  const before = await all(addresses);
  for (const value of ['#1d6b2f', '#2d2d8f']) {
    await changeDraft(callAs, { primary_buttons: { background: { value } } }, brand);
    expect(differing(before, await all(addresses))).toEqual([]);
  }
  // and what they would have differed in is seen as soon as it is published
  await callAs(brand, { method: 'POST', path: '/api/pcsx/themes/publish', body: {} });
  expect(differing(before, await all([...pages, ...calls]))).toEqual(
    expect.arrayContaining([...pages, calls[0]]),
  );
  await visitor.dispose();
});

test('THEME-03 a panel whose code or words could not be loaded opens when it is asked for once more, and a page that was loaded before somebody published shows what is edited all the same', async ({
  page,
  themedSite,
  callAs,
  complaints,
}) => {
  await logIn(page.context(), brand, themedSite.address);
  await openPage(page, `${themedSite.address}${addressOf(primaryButtonPage)}`);
  const panel = new ThemePanel(page);
  const open = page.getByRole('button', { name: 'Edit theme' });
  const failed = page.getByText(/^The theme builder could not be opened/);
  // its code, then its words
  for (const chunk of [/\/assets\/theme-panel-[\w-]{8}\.js$/, /\/assets\/en-US-frame-[\w-]{8}\.js$/])
    await test.step(chunk.source, async () => {
      await page.route(chunk, (route) => route.abort());
      const aborted = page.waitForEvent('requestfailed', (request) => chunk.test(request.url()));
      await open.click();
      await aborted;
      await expect(failed).toBeVisible();
      await page.unroute(chunk);
    });
  await changeDraft(callAs, { primary_buttons: { background: { value: green.typed } } });
  await callAs(admin, { method: 'POST', path: '/api/pcsx/themes/publish', body: {} });
  await expect(primaryButtons(page)).not.toHaveCSS('background-color', green.computed);
  await open.click();
  await expect(panel.section).toBeVisible();
  await expect(failed).toHaveCount(0);
  // the last of them may come after the page has said it
  const told = complaints.splice(0);
  expect(told).not.toEqual([]);
  for (const complaint of told) expect(complaint).toContain('Loading chunk failed');
  await panel.section.selectOption('Primary buttons');
  await expect(panel.value('Background')).toHaveValue(green.typed);
  await page.mouse.move(0, 0);
  await expect(primaryButtons(page)).toHaveCSS('background-color', green.computed);
});
