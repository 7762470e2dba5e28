import type { Page } from '@playwright/test';
import { audit, overflowOf } from '../accessibility/audit.ts';
import { paintOf } from '../../theme-builder/testing/paint-of.ts';
import { expect, test } from './site.ts';
import { openThemeBuilder, openThemePanel, type ThemePanel } from './theme-panel.ts';

const primaryButton = (page: Page) => page.locator('main .pt-primary_buttons').first();
const outlines = (page: Page) => page.locator('[data-portico-panel] > [aria-hidden="true"] > div');
const pickButton = ({ panel }: ThemePanel) => panel.getByRole('button', { name: 'Pick on the page' });
const search = ({ panel }: ThemePanel) => panel.getByRole('searchbox', { name: 'Find a setting' });
const used = ({ panel }: ThemePanel, token: string) =>
  panel.getByRole('button', { name: new RegExp(`^${token}: Used in \\d+ place`) });

test('THEME-08 a setting is found by another word, by its variable and by its value, and its field takes the focus (B17)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  await search(builder).fill('cta background');
  await page.keyboard.press('Enter');
  await expect(builder.value('Background')).toBeFocused();
  await expect(builder.section).toHaveValue('primary_buttons');

  await search(builder).fill('--pt-core-surface-sunken');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(builder.value('Sunken background')).toBeFocused();

  await builder.value('Sunken background').fill('#fdf6e3');
  await search(builder).fill('#FDF6E3');
  await expect(builder.panel.getByText(/^[1-9] settings? found$/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(builder.value('Sunken background')).toBeFocused();
});

test('THEME-08 a press on the page picks what is there instead of following it, and keys do as well (B7)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  const before = page.url();
  await pickButton(builder).click();
  await primaryButton(page).hover();
  await expect(outlines(page)).toHaveCount(1);
  await expect(outlines(page)).toContainText('Primary buttons');
  await primaryButton(page).click();
  await expect(builder.section).toHaveValue('primary_buttons');
  await expect(builder.panel.locator(':focus')).toHaveCount(1);
  expect(page.url()).toBe(before);

  await pickButton(builder).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(builder.panel.getByText(/^Part 1 of \d+: Navigation bar/)).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(builder.section).toHaveValue('navbar');
  await expect(builder.value('Background')).toBeFocused();
  await expect(outlines(page)).toHaveCount(0);
});

test('THEME-08 a field says where it is used on this page and on the next one, and shows it (B7)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  const ofThePage = page.locator(':not([data-portico-panel] *).pt-primary_buttons:visible');
  const onThisPage = await ofThePage.count();
  await expect(used(builder, 'Background')).toHaveText(new RegExp(`^Used in ${onThisPage} place`));
  await used(builder, 'Background').focus();
  await expect(outlines(page).first()).toBeVisible();

  await builder.section.selectOption('Cards');
  await expect(builder.panel.getByText('Not on this page').first()).toBeVisible();
  await page.getByRole('link', { name: 'All jobs' }).click();
  await expect(used(builder, 'Background')).toBeVisible();
});

test('THEME-01 a colour that is picked on the plane is stored as the page computes it, in one step (B2, B4)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  const colorNow = () => primaryButton(page).evaluate((button) => getComputedStyle(button).backgroundColor);
  const before = await colorNow();
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
  await expect(primaryButton(page)).toHaveCSS('background-color', painted);
  expect(painted).not.toBe(before);
  await builder.expectSaved();
  await builder.panel.getByRole('button', { name: 'Undo: Primary buttons: background' }).click();
  await expect.poll(colorNow).toBe(before);
  await expect(builder.panel.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('THEME-08 a colour is replaced wherever it is, the server keeps it, and one undo brings it back (B17)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemePanel(page, themedSite);
  await builder.value('Background').fill('#0a58ca');
  await builder.value('Border').fill('#0a58ca');
  await page.keyboard.press('Enter');
  await builder.panel.getByRole('button', { name: /^Background: \d+ with this colour$/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Everything in this colour' });
  expect(await audit(page)).toEqual([]);
  await dialog.getByRole('textbox', { name: /^Replace it with/ }).fill('#7a1f5c');
  await dialog.getByRole('button', { name: /^Replace in \d+ settings$/ }).click();
  await expect(dialog).toBeHidden();
  await expect(builder.value('Background')).toHaveValue('#7a1f5c');
  await expect(builder.value('Border')).toHaveValue('#7a1f5c');
  await expect(primaryButton(page)).toHaveCSS('background-color', 'rgb(122, 31, 92)');
  await builder.expectSaved();
  await builder.panel.getByRole('button', { name: 'Undo: Colour replaced: #0a58ca → #7a1f5c' }).click();
  await expect(builder.value('Border')).toHaveValue('#0a58ca');
});

test('THEME-01 the gallery shows parts that this page does not have, in the edited theme, light and dark (B14)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  await builder.section.selectOption('Cards');
  await builder.value('Background').fill('#fdf6e3');
  await builder.panel.getByRole('button', { name: 'See all states' }).click();
  const gallery = page.getByRole('dialog', { name: 'Cards in all states' });
  const cards = gallery.locator('[data-pt-scheme="light"] .pt-cards');
  await expect(cards.first()).toHaveCSS('background-color', 'rgb(253, 246, 227)');
  await expect(gallery.locator('[data-pt-scheme="dark"] .pt-cards').first()).not.toHaveCSS(
    'background-color',
    'rgb(253, 246, 227)',
  );
  for (const width of [1280, 320]) {
    await page.setViewportSize({ width, height: 800 });
    expect.soft(await audit(page), `${width} px`).toEqual([]);
    expect.soft(await overflowOf(page), `${width} px`).toBe(0);
  }
});
