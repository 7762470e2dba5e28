import type { Locator, Page } from '@playwright/test';
import { addressOf } from '../e2e/employers.ts';
import { openPage } from '../e2e/search-page.ts';
import { expect, test } from '../e2e/site.ts';
import { brand, changeDraft, openThemePanel, primaryButtonPage } from '../e2e/theme-panel.ts';
import { logIn } from '../e2e/wire.ts';
import { audit, overflowOf } from './audit.ts';

const wide = { width: 1280, height: 800 };
const narrow = { width: 320, height: 800 };
/** 1280 × 1024 at 400 %. */
const zoomed = { width: 320, height: 256 };
type Size = typeof wide;

/** What is wrong with the page and with one part of it at some sizes, a line each; leaves it at the last. */
async function problemsOf(page: Page, part: Locator, sizes: readonly Size[]): Promise<readonly string[]> {
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
}

/** How far an element reaches over the sides of the window, in px. */
const beyondSides = (element: Locator) =>
  element.evaluate((each) => {
    const { left, right } = each.getBoundingClientRect();
    return Math.max(0, -left, right - innerWidth);
  });

// each part by itself, at every size and in both languages, is audited beside its code
for (const { language, name: size, sizes } of [
  { language: 'en-US', name: 'at 400 %', sizes: [wide, zoomed] },
  { language: 'ar', name: 'at 320 px', sizes: [wide, narrow] },
])
  test(`THEME-03 axe finds nothing in any tab of the theme builder, and all tabs are in view, wide and ${size}: ${language} (B18)`, async ({
    page,
    themedSite,
  }) => {
    await logIn(page.context(), brand, themedSite.address);
    await openPage(page, `${themedSite.address}${addressOf(primaryButtonPage, { hl: language })}`);
    await page.getByRole('button', { name: /^(?:Edit theme|تحرير المظهر)$/ }).click();
    const panel = page.locator('[data-portico-panel] aside');
    await expect(panel.getByRole('tab').first()).toBeVisible();
    for (const tab of await panel.getByRole('tab').all()) {
      await tab.click();
      // what is fetched for the tab has come
      await expect(panel.getByRole('tabpanel').locator('h3, select').first()).toBeVisible();
      const name = (await tab.textContent()) ?? '';
      expect.soft(await problemsOf(page, panel, sizes), name).toEqual([]);
      for (const each of await panel.getByRole('tab').all())
        expect.soft(await beyondSides(each), `${name}: ${await each.textContent()}`).toBe(0);
    }
  });

test('THEME-03 axe finds nothing at 375 px; at 320 px and at 400 % a proposal, picking, a conflict and publishing have no findings, and can be done (B18)', async ({
  page,
  themedSite,
  callAs,
}) => {
  const builder = await openThemePanel(page, themedSite);
  const { panel } = builder;
  await page.setViewportSize({ width: 375, height: 800 });
  expect.soft(await audit(page)).toEqual([]);
  expect.soft(await overflowOf(page)).toBe(0);
  // on no part of this page, whose colours would be found too
  await builder.section.selectOption('Disruptive buttons');
  await builder.value('Background').fill('#777777');
  // computed anew; a value that changed between the two halves of `fill` would stay before what it types
  await expect(builder.value('Text')).toHaveValue('#000000');
  await builder.value('Text').fill('#888888');
  await builder.value('Text').press('Enter');
  await builder.expectSaved();

  await panel.getByRole('button', { name: 'Repair everything' }).click();
  await expect(panel.getByText(/^\d+ of \d+ chosen\./)).toBeVisible();
  expect(await problemsOf(page, panel, [narrow, zoomed])).toEqual([]);
  await panel.getByRole('button', { name: 'Cancel' }).click();

  await panel.getByRole('button', { name: 'Pick on the page' }).click();
  await page.keyboard.press('Tab');
  await expect(panel.getByText(/^Part 1 of \d+: /)).toBeVisible();
  expect(await problemsOf(page, panel, [narrow, zoomed])).toEqual([]);
  await page.keyboard.press('Enter');
  await expect(builder.section).not.toHaveValue('disruptive_buttons');
  await builder.section.selectOption('Primary buttons');

  await changeDraft(callAs, { primary_buttons: { background: { value: '#1d6b2f' } } });
  await builder.value('Background').fill('#2d2d8f');
  const conflict = panel.getByRole('alert').filter({ hasText: 'Somebody else has changed the same value' });
  await expect(conflict).toBeVisible();
  expect(await problemsOf(page, panel, [narrow, zoomed])).toEqual([]);
  await conflict.getByRole('button', { name: 'Take theirs' }).click();
  await expect(conflict).toBeHidden();
  await expect(builder.value('Background')).toHaveValue('#1d6b2f');
  await builder.expectSaved();

  await panel.getByRole('button', { name: 'Publish…' }).click();
  const reason = builder.publishDialog.getByRole('textbox', { name: /^Why may these stay/ });
  await expect(reason).toBeVisible();
  expect(await problemsOf(page, builder.publishDialog, [narrow, zoomed])).toEqual([]);
  await reason.fill('Asked for by the campaign');
  await builder.publishDialog.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(builder.publishDialog).toBeHidden();
  await expect(page.getByText('Published. Visitors see the new theme.')).toBeAttached();
});
