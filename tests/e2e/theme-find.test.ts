import type { Page } from '@playwright/test';
import { audit, overflowOf } from '../accessibility/audit.ts';
import { paintOf } from '../../theme-builder/testing/paint-of.ts';
import { expect, test } from './site.ts';
import { colorOf, openThemeBuilder, openThemePanel, primaryButtons, type ThemePanel } from './theme-panel.ts';

const outlines = (page: Page) => page.locator('[data-portico-panel] > [aria-hidden="true"] > div');
const pickButton = ({ panel }: ThemePanel) => panel.getByRole('button', { name: 'Pick on the page' });
const search = ({ panel }: ThemePanel) => panel.getByRole('searchbox', { name: 'Find a setting' });
const used = ({ panel }: ThemePanel, token: string) =>
  panel.getByRole('button', { name: new RegExp(`^${token}: Used in \\d+ place`) });

test('THEME-08 a setting is found by a word, its variable and its value, and by a press or keys on the page, which are not followed; a field says where it is used (B7, B17)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  const { panel, section } = builder;
  const address = page.url();
  await test.step('picked by a press', async () => {
    await pickButton(builder).click();
    await primaryButtons(page).hover();
    await expect(outlines(page)).toHaveCount(1);
    await expect(outlines(page)).toContainText('Primary buttons');
    await primaryButtons(page).click();
    await expect(section).toHaveValue('primary_buttons');
    await expect(panel.locator(':focus')).toHaveCount(1);
    expect(page.url()).toBe(address);
  });
  await test.step('picked by keys', async () => {
    await pickButton(builder).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(panel.getByText(/^Part 1 of \d+: Navigation bar/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(section).toHaveValue('navbar');
    await expect(builder.value('Background')).toBeFocused();
    await expect(outlines(page)).toHaveCount(0);
  });
  await test.step('found', async () => {
    await search(builder).fill('cta background');
    await page.keyboard.press('Enter');
    await expect(builder.value('Background')).toBeFocused();
    await expect(section).toHaveValue('primary_buttons');
    await search(builder).fill('--pt-core-surface-sunken');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(builder.value('Sunken background')).toBeFocused();
    await builder.value('Sunken background').fill('#fdf6e3');
    await search(builder).fill('#FDF6E3');
    await expect(panel.getByText(/^[1-9] settings? found$/)).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(builder.value('Sunken background')).toBeFocused();
  });
  await test.step('used on this page and on the next one', async () => {
    await search(builder).fill('');
    await section.selectOption('Primary buttons');
    const count = await page.locator(':not([data-portico-panel] *).pt-primary_buttons:visible').count();
    await expect(used(builder, 'Background')).toHaveText(new RegExp(`^Used in ${count} place`));
    await used(builder, 'Background').focus();
    await expect(outlines(page).first()).toBeVisible();
    await section.selectOption('Cards');
    await expect(panel.getByText('Not on this page').first()).toBeVisible();
    await page.getByRole('link', { name: 'All jobs' }).click();
    await expect(used(builder, 'Background')).toBeVisible();
  });
});

test('THEME-01 THEME-08 a colour that is picked on the plane is stored as the page computes it, one is replaced wherever it is, in one step each, and the gallery shows parts that this page does not have, light and dark (B2, B4, B14, B17)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  const { panel } = builder;
  await test.step('picked on the plane', async () => {
    const before = await colorOf(page);
    await builder.picker('Background').click();
    const picker = page.getByRole('dialog', { name: 'Colour of “Background”' });
    const plane = picker.getByRole('slider', { name: 'Lightness and chroma' });
    await expect(plane).toBeFocused();
    const box = (await plane.boundingBox())!;
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    for (const share of [0.2, 0.4, 0.6])
      await page.mouse.move(box.x + box.width * share, box.y + box.height * 0.5);
    await page.mouse.up();
    // what this screen shows of it, which may have less colour than what is stored
    const shown = await picker.getByRole('textbox', { name: 'Hex' }).inputValue();
    await page.keyboard.press('Escape');
    await expect(builder.picker('Background')).toBeFocused();
    const painted = await page.evaluate(paintOf, shown);
    await expect(primaryButtons(page)).toHaveCSS('background-color', painted);
    expect(painted).not.toBe(before);
    await builder.expectSaved();
    await panel.getByRole('button', { name: 'Undo: Primary buttons: background' }).click();
    await expect.poll(() => colorOf(page)).toBe(before);
    await expect(panel.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  });
  await test.step('replaced everywhere', async () => {
    await builder.value('Background').fill('#0a58ca');
    await builder.value('Border').fill('#0a58ca');
    await page.keyboard.press('Enter');
    await panel.getByRole('button', { name: /^Background: \d+ with this colour$/ }).click();
    const dialog = page.getByRole('dialog', { name: 'Everything in this colour' });
    expect(await audit(page)).toEqual([]);
    await dialog.getByRole('textbox', { name: /^Replace it with/ }).fill('#7a1f5c');
    await builder.saving(() => dialog.getByRole('button', { name: /^Replace in \d+ settings$/ }).click());
    await expect(dialog).toBeHidden();
    await expect(builder.value('Background')).toHaveValue('#7a1f5c');
    await expect(builder.value('Border')).toHaveValue('#7a1f5c');
    await expect(primaryButtons(page)).toHaveCSS('background-color', 'rgb(122, 31, 92)');
    await panel.getByRole('button', { name: 'Undo: Colour replaced: #0a58ca → #7a1f5c' }).click();
    await expect(builder.value('Border')).toHaveValue('#0a58ca');
  });
  await test.step('the gallery', async () => {
    await builder.section.selectOption('Cards');
    await builder.value('Background').fill('#fdf6e3');
    await panel.getByRole('button', { name: 'See all states' }).click();
    const cards = (scheme: string) =>
      page
        .getByRole('dialog', { name: 'Cards in all states' })
        .locator(`[data-pt-scheme="${scheme}"] .pt-cards`)
        .first();
    const edited = 'rgb(253, 246, 227)';
    await expect(cards('light')).toHaveCSS('background-color', edited);
    await expect(cards('dark')).not.toHaveCSS('background-color', edited);
    for (const width of [1280, 320]) {
      await page.setViewportSize({ width, height: 800 });
      expect.soft(await audit(page), `${width} px`).toEqual([]);
      expect.soft(await overflowOf(page), `${width} px`).toBe(0);
    }
  });
});
