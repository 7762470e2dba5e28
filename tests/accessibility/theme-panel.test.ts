import type { Locator, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { ThemeDraft } from '../../reference-app/contract/themes.ts';
import { addressOf, meridian } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { openThemeBuilder, openThemePanel, primaryButtonPage } from '../e2e/theme-panel.ts';
import { logIn, write } from '../e2e/wire.ts';
import { audit, overflowOf } from './audit.ts';

const tabTo = async (page: Page, target: Locator) => {
  for (let presses = 0; presses < 60; presses++) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error('Tab never came there');
};

test('THEME-03 axe finds nothing on the site with the theme builder open, narrow and wide', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  await builder.value('Background').fill('#1d6b2f');
  for (const width of [1280, 375]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await audit(page), `${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${width} px`).toBe(0);
  }
  await builder.panel.getByRole('button', { name: 'Publish…' }).click();
  await expect(builder.publishDialog).toBeVisible();
  expect(await audit(page)).toEqual([]);
});

const sizes = [
  { width: 1280, height: 800 },
  { width: 320, height: 800 },
  // 1280 × 1024 at 400 %
  { width: 320, height: 256 },
] as const;

/** What is wrong with the page and with one part of it at all sizes, a line each; leaves it at the last. */
const problemsOf = async (page: Page, part: Locator): Promise<readonly string[]> => {
  const problems: string[] = [];
  for (const size of sizes) {
    await page.setViewportSize(size);
    const wider = await part.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth);
    const found = [
      ...(await audit(page)),
      ...((await overflowOf(page)) > 0 ? ['the page scrolls sideways'] : []),
      ...(wider > 0 ? ['the part scrolls sideways'] : []),
    ];
    problems.push(...found.map((problem) => `${size.width} × ${size.height}: ${problem}`));
  }
  return problems;
};

/** How far an element reaches over the sides of the window, in px. */
const beyondSides = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    return Math.max(0, -left, right - innerWidth);
  });

for (const language of ['en-US', 'ar'])
  test(`THEME-03 axe finds nothing in any tab of the theme builder, and all tabs are in view, wide, at 320 px and at 400 %: ${language} (B18)`, async ({
    page,
    themedSite,
  }) => {
    await openThemePanel(page, themedSite);
    await openPage(page, `${themedSite.address}${addressOf(primaryButtonPage, { hl: language })}`);
    await page.getByRole('button', { name: /^(?:Edit theme|تحرير المظهر)$/ }).click();
    const panel = page.locator('[data-portico-panel] aside');
    await expect(panel.getByRole('tab').first()).toBeVisible();
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      // what is fetched for the tab has come
      await expect(panel.getByRole('tabpanel').locator('h3, select').first()).toBeVisible();
      const name = (await tab.textContent()) ?? '';
      expect.soft(await problemsOf(page, panel), name).toEqual([]);
      for (const each of await panel.getByRole('tab').all())
        expect.soft(await beyondSides(each), `${name}: ${await each.textContent()}`).toBe(0);
    }
  });

test('THEME-03 at 320 px and at 400 % a proposal, picking, a conflict and publishing have no findings, and can be done (B18)', async ({
  page,
  browser,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  const { panel } = builder;
  // on no part of this page, whose colours would be found too
  await builder.section.selectOption('Disruptive buttons');
  await builder.value('Background').fill('#777777');
  await builder.value('Text').fill('#888888');
  await builder.value('Text').press('Enter');
  await builder.expectSaved();

  await panel.getByRole('button', { name: 'Repair everything' }).click();
  await expect(panel.getByText(/^\d+ of \d+ chosen\./)).toBeVisible();
  expect(await problemsOf(page, panel)).toEqual([]);
  await panel.getByRole('button', { name: 'Cancel' }).click();

  await panel.getByRole('button', { name: 'Pick on the page' }).click();
  await page.keyboard.press('Tab');
  await expect(panel.getByText(/^Part 1 of \d+: /)).toBeVisible();
  expect(await problemsOf(page, panel)).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(builder.section).not.toHaveValue('disruptive_buttons');
  await builder.section.selectOption('Primary buttons');

  const other = await browser.newContext();
  await logIn(other, `admin@${meridian}`, themedSite.address);
  const draft = '/api/pcsx/themes/draft';
  const answer = await other.request.get(`${themedSite.address}${addressOf(draft)}`);
  const { document } = ((await answer.json()) as Envelope<ThemeDraft>).data;
  const sections = { ...document?.sections, primary_buttons: { background: { value: '#1d6b2f' } } };
  const theirs = { site: themedSite.address, body: { ...document, sections }, headers: { 'if-match': '*' } };
  await expect(await write(other.request, 'PUT', draft, theirs)).toBeOK();
  await builder.value('Background').fill('#2d2d8f');
  const conflict = panel.getByRole('alert').filter({ hasText: 'Somebody else has changed the same value' });
  await expect(conflict).toBeVisible();
  expect(await problemsOf(page, panel)).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(conflict).toBeHidden();
  await expect(builder.value('Background')).toHaveValue('#1d6b2f');
  await builder.expectSaved();

  await panel.getByRole('button', { name: 'Publish…' }).click();
  const reason = builder.publishDialog.getByRole('textbox', { name: /^Why may these stay/ });
  await expect(reason).toBeVisible();
  expect(await problemsOf(page, builder.publishDialog)).toEqual([]);
  await reason.fill('Asked for by the campaign');
  await builder.publishDialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(builder.publishDialog).toBeHidden();
  await expect(page.getByText('Published. Visitors see the new theme.')).toBeAttached();
  await other.close();
});

test('THEME-03 by keyboard alone a brand person changes a colour and publishes it', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  await expect(builder.panel.getByRole('heading', { name: 'Edit theme' })).toBeFocused();
  await tabTo(page, builder.section);
  await page.keyboard.type('Primary');
  await tabTo(page, builder.value('Background'));
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('#1d6b2f');
  await builder.expectSaved();
  await tabTo(page, builder.panel.getByRole('button', { name: 'Publish…' }));
  await page.keyboard.press('Enter');
  await expect(builder.publishDialog).toBeVisible();
  await tabTo(page, builder.publishDialog.getByRole('button', { name: 'Publish', exact: true }));
  await page.keyboard.press('Enter');
  await expect(builder.publishDialog).toBeHidden();
  await expect(builder.panel.getByRole('button', { name: 'Publish…' })).toBeFocused();
  await expect(page.getByText('Published. Visitors see the new theme.')).toBeAttached();
});
