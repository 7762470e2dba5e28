import type { Browser, Locator, Page } from '@playwright/test';
import { tabTo } from '../accessibility/tab-to.ts';
import { addressOf } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import { brand, ThemePanel } from './theme-panel.ts';
import { logIn } from './wire.ts';

/** What people without a pointer do; nothing here clicks. */
function handsOf(page: Page, { panel }: ThemePanel) {
  const goTo = async (target: Locator, options: { back?: boolean } = {}) => {
    // what is still on its way cannot be reached yet
    await expect(target).toBeEnabled();
    // the fields of a section are a long way
    await tabTo(page, target, { most: 400, ...options });
  };
  return {
    goTo,
    press: async (target: Locator, options?: { back?: boolean }) => {
      await goTo(target, options);
      await page.keyboard.press('Enter');
    },
    write: async (target: Locator, text: string) => {
      await goTo(target);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
      await page.keyboard.press('Enter');
    },
    /** By the letters that an option begins with. */
    choose: async (target: Locator, text: string) => {
      await goTo(target);
      await page.keyboard.type(text);
    },
    openTab: async (name: string) => {
      await goTo(panel.getByRole('tab', { selected: true }), { back: true });
      await page.keyboard.press('Home');
      const tab = panel.getByRole('tab', { name });
      while (!(await tab.evaluate((element) => element === document.activeElement)))
        await page.keyboard.press('ArrowRight');
      await page.keyboard.press('Enter');
      await expect(tab).toHaveAttribute('aria-selected', 'true');
    },
  };
}

const barColor = (page: Page) =>
  page
    .locator('.pt-navbar')
    .first()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);

/** How a visitor finds the site who comes anew. */
async function visitorSees(browser: Browser, site: ThemedSite) {
  const page = await browser.newPage();
  await openPage(page, `${site.address}${addressOf('/careers')}`);
  const seen = {
    bar: await barColor(page),
    hero: await page.locator('[data-pt-hero-place]').innerText(),
  };
  await page.close();
  return seen;
}

test('THEME-01 THEME-03 THEME-04 THEME-05 THEME-06 THEME-07 THEME-08 the whole afternoon by keyboard alone: a brand colour, readable, with bar and picture, looked at on a phone and from right to left, published, and taken back (B18)', async ({
  page,
  browser,
  themedSite,
}) => {
  // some five hundred keys
  test.slow();
  const builder = new ThemePanel(page);
  const { panel, publishDialog } = builder;
  const { goTo, press, write, choose, openTab } = handsOf(page, builder);
  const before = await visitorSees(browser, themedSite);
  await logIn(page.context(), brand, themedSite.address);
  await openPage(page, `${themedSite.address}${addressOf('/careers')}`);
  await press(page.getByRole('button', { name: 'Edit theme' }));
  await expect(panel.getByRole('heading', { name: 'Edit theme' })).toBeFocused();

  await openTab('Presets');
  await press(panel.locator('summary', { hasText: 'From your brand colour' }));
  await write(panel.getByRole('textbox', { name: 'Brand colour', exact: true }), '#5b2a86');
  await press(panel.getByRole('button', { name: /^Accept \d+ changes$/ }));
  await builder.expectSaved();

  await openTab('Style');
  await choose(builder.section, 'Navigation');
  await write(builder.value('Background'), '#1b1b3a');
  await write(builder.value('Text'), '#2c2c4f');
  await expect(panel.getByText(/pairs? (?:is|are) hard to tell apart/).first()).toBeVisible();
  await press(panel.getByRole('button', { name: 'Repair everything' }), { back: true });
  await press(panel.getByRole('button', { name: /^Accept \d+ changes?$/ }));
  await expect(panel.getByText('Everything can be read well.').first()).toBeVisible();

  // the repair has moved either side
  const bar = await barColor(page);
  expect(bar).not.toBe(before.bar);

  await openTab('Content');
  await write(panel.getByRole('textbox', { name: 'Title on the picture' }), 'Purple from today');
  await builder.expectSaved();

  await openTab('Preview');
  await goTo(panel.getByRole('radio', { checked: true }));
  const phone = panel.getByRole('radio', { name: '320 px' });
  while (!(await phone.isChecked())) await page.keyboard.press('ArrowLeft');
  const framed = page.frameLocator('iframe[title^="The page, "]').locator('html');
  await expect(framed).toHaveAttribute('data-pt-ready');
  expect(await framed.evaluate((root) => [root.clientWidth, root.scrollWidth])).toEqual([320, 320]);
  await choose(panel.getByRole('combobox', { name: 'Direction of reading' }), 'Right');
  await expect(framed).toHaveAttribute('dir', 'rtl');
  expect(await framed.evaluate((root) => root.scrollWidth)).toBe(320);
  await press(panel.getByRole('button', { name: 'Close the preview' }), { back: true });

  await press(panel.getByRole('button', { name: 'Publish…' }));
  await expect(publishDialog.getByText('Everything can be read well.')).toBeVisible();
  await press(publishDialog.getByRole('button', { name: 'Publish', exact: true }));
  await expect(publishDialog).toBeHidden();
  await expect(panel.getByRole('button', { name: 'Publish…' })).toBeFocused();
  await expect(page.getByText('Published. Visitors see the new theme.')).toBeAttached();
  const after = await visitorSees(browser, themedSite);
  expect(after.bar).toBe(bar);
  expect(after.hero).toContain('Purple from today');

  await openTab('Versions');
  await press(panel.getByRole('button', { name: /^Go back to version \d+…$/ }).first());
  const goBack = page.getByRole('alertdialog', { name: /^Go back to version/ });
  await press(goBack.getByRole('button', { name: 'Go back', exact: true }));
  await expect(goBack).toBeHidden();
  expect(await visitorSees(browser, themedSite)).toEqual(before);
});
