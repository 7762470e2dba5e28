import type { Locator, Page } from '@playwright/test';
import { addressOf, meridian } from './employers.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { brand, changeDraft, openThemePanel, reopenPanel, ThemePanel } from './theme-panel.ts';
import { logIn } from './wire.ts';

/** Puts a page of the site into a frame of this one, as the theme builder does, and waits until it is in use. */
async function frameOf(page: Page, address: string) {
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    frame.src = src;
    frame.name = 'framed';
    document.body.append(frame);
  }, address);
  await expect(page.frameLocator('iframe[name="framed"]').locator('html')).toHaveAttribute('data-pt-ready');
  return page.frameLocator('iframe[name="framed"]');
}

/** What the page has put off until now is done. */
const untilIdle = (root: Locator) =>
  root.evaluate(() => new Promise<void>((resolve) => requestIdleCallback(() => resolve())));

test('THEME-03 a page in a frame offers no theme builder, and is counted as no visit', async ({
  page,
  context,
}) => {
  await logIn(context, brand);
  await openPage(page, addressOf('/careers/a/b/c'));
  await expect(page.getByRole('button', { name: 'Edit theme' })).toBeVisible();
  const visits: string[] = [];
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/vslog') visits.push(request.frame().url());
  });
  const framed = await frameOf(page, addressOf('/careers/job/1'));
  await expect(framed.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await expect(framed.getByRole('button', { name: 'Edit theme' })).toHaveCount(0);
  // what is noted is sent when the page is idle, or is left
  await untilIdle(framed.locator('html'));
  await page.goto('/robots.txt');
  expect(visits.filter((address) => address.includes('/job/1'))).toEqual([]);
});

const preview = (page: Page) => ({
  region: page.getByRole('region', { name: /^Preview, / }),
  frame: page.frameLocator('iframe[title^="The page, "]'),
});

test('THEME-08 the page is previewed at the width of a phone, and follows what is edited without rendering anew; language, direction, long texts and colour vision are previewed together, and taken back with one press (B3, B13)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  const { panel } = builder;
  await panel.getByRole('tab', { name: 'Preview' }).click();
  await panel.getByRole('radio', { name: '320 px' }).check();
  const { region, frame } = preview(page);
  await expect(frame.locator('html')).toHaveAttribute('data-pt-ready');
  expect(await frame.locator('html').evaluate((root) => root.clientWidth)).toBe(320);
  // not of the bar above, where what is in the cart still comes
  await frame.locator('main').evaluate((main) => {
    const changes: string[] = [];
    Object.assign(main.ownerDocument.defaultView ?? {}, { changes });
    new MutationObserver((records) => changes.push(...records.map(({ type }) => type))).observe(main, {
      subtree: true,
      childList: true,
      attributes: true,
      characterData: true,
    });
  });
  await panel.getByRole('tab', { name: 'Style' }).click();
  const button = frame.locator('main .pt-primary_buttons');
  for (const [typed, computed] of [
    ['#7a1f5c', 'rgb(122, 31, 92)'],
    ['#1d6b2f', 'rgb(29, 107, 47)'],
  ] as const) {
    await builder.value('Background').fill(typed);
    await expect(button).toHaveCSS('background-color', computed);
  }
  const changes = await frame
    .locator('html')
    .evaluate((root) => (root.ownerDocument.defaultView as unknown as { changes: string[] }).changes);
  expect(changes).toEqual([]);
  // the page behind is out of reach meanwhile, and back afterwards
  const isOutOfReach = () =>
    page
      .getByRole('link', { name: 'All jobs' })
      .evaluate((link) => link.closest('[inert]') !== null && link.closest('[data-portico-panel]') === null);
  expect(await isOutOfReach()).toBe(true);
  await region.getByRole('button', { name: 'Close the preview' }).click();
  await expect(region).toHaveCount(0);
  await expect(panel.getByRole('heading', { name: 'Edit theme' })).toBeFocused();
  expect(await isOutOfReach()).toBe(false);

  await panel.getByRole('tab', { name: 'Preview' }).click();
  await panel.getByRole('button', { name: 'Open the preview' }).click();
  await test.step('as others meet it', async () => {
    const heading = frame.getByRole('heading', { level: 1 });
    const plain = await heading.textContent();
    await panel.getByRole('checkbox', { name: 'Long texts' }).check();
    await expect(heading).not.toHaveText(plain ?? '');
    await panel.getByRole('combobox', { name: 'Colour vision' }).selectOption('achromatopsia');
    await expect(page.locator('filter#portico-achromatopsia')).toHaveCount(1);
    await panel.getByRole('combobox', { name: 'Direction of reading' }).selectOption('rtl');
    await expect(frame.locator('html')).toHaveCSS('direction', 'rtl');
    await panel.getByRole('button', { name: 'As most visitors see it' }).click();
    await expect(heading).toHaveText(plain ?? '');
    await expect(frame.locator('html')).toHaveCSS('direction', 'ltr');
    await expect(page.locator('filter')).toHaveCount(0);
    await panel.getByRole('combobox', { name: 'Language' }).selectOption('ar');
    await expect(frame.locator('html')).toHaveAttribute('lang', 'ar');
    await expect(frame.locator('html')).toHaveCSS('direction', 'rtl');
  });
  // kept in the tab
  await reopenPanel(builder);
  await panel.getByRole('tab', { name: 'Preview' }).click();
  await expect(panel.getByRole('combobox', { name: 'Language' })).toHaveValue('ar');
});

const matrix = (page: Page) => ({
  heading: page.getByRole('heading', { name: 'Pages of the site' }),
  pages: page.getByRole('group', { name: 'Pages', exact: true }),
  widths: page.getByRole('group', { name: 'Widths' }),
  pictures: page.getByRole('img', { name: /px wide$/ }),
  frame: (name: string) => page.frameLocator(`iframe[title="${name}"]`),
});

test('THEME-03 the standalone builder shows pages at several widths in the draft that the panel on the page edits too (B13)', async ({
  page,
  themedSite,
  callAs,
}) => {
  await changeDraft(callAs, { primary_buttons: { background: { value: '#7a1f5c' } } });
  await logIn(page.context(), brand, themedSite.address);
  await openPage(page, `${themedSite.address}${addressOf('/careers/theme-builder')}`);
  const { heading, pages, widths, pictures, frame } = matrix(page);
  await expect(heading).toBeVisible();
  await pages.getByRole('checkbox', { name: 'Page not found' }).check();
  await widths.getByRole('checkbox', { name: '768 px' }).check();
  await expect(pictures).toHaveCount(9);
  for (const width of [320, 768]) {
    const seen = frame(`Page not found, ${width} px wide`);
    await expect(seen.locator('main .pt-primary_buttons')).toHaveCSS('background-color', 'rgb(122, 31, 92)');
    expect(await seen.locator('html').evaluate((root) => root.clientWidth)).toBe(width);
  }
  const builder = new ThemePanel(page);
  await builder.section.selectOption('Primary buttons');
  await builder.value('Background').fill('#1d6b2f');
  await expect(frame('Page not found, 320 px wide').locator('main .pt-primary_buttons')).toHaveCSS(
    'background-color',
    'rgb(29, 107, 47)',
  );
  await builder.expectSaved();
  await builder.panel.getByRole('tab', { name: 'Preview' }).click();
  await builder.panel.getByRole('combobox', { name: 'Language' }).selectOption('ar');
  await expect(frame('Page not found, 320 px wide').locator('html')).toHaveCSS('direction', 'rtl');
});

test('THEME-03 the standalone builder is for theme-builder users: a candidate finds no such page, a visitor is asked to log in', async ({
  page,
  context,
}) => {
  await page.goto(addressOf('/careers/theme-builder'));
  await expect(page.getByRole('dialog')).toBeVisible();
  await logIn(context, `candidate@${meridian}`);
  const loaded: string[] = [];
  page.on('request', (request) => loaded.push(request.url()));
  const answer = await page.goto(addressOf('/careers/theme-builder'));
  expect(answer?.status()).toBe(404);
  await hydrated(page);
  // what comes after the page has come, and so would the builder
  await expect(page.getByRole('button', { name: /^Notifications/ })).toBeVisible();
  await untilIdle(page.locator('html'));
  await expect(page.getByRole('complementary', { name: 'Edit theme' })).toHaveCount(0);
  await expect(page.getByRole('heading', { name: 'Pages of the site' })).toHaveCount(0);
  expect(loaded.filter((address) => address.includes('/api/pcsx/themes'))).toEqual([]);
});
