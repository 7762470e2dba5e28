import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import { addressOf, kestrel } from './employers.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import { ThemePanel } from './theme-panel.ts';
import { logIn } from './wire.ts';

/** A picture that is white, on which no white word can be read. */
function whitePicture(): Buffer {
  const picture = new PNG({ width: 800, height: 300 });
  picture.data.fill(255);
  return PNG.sync.write(picture);
}

const hero = (page: Page) => page.locator('[data-pt-hero-place] .pt-pcsx_hero_image:visible');

/** The search page of an employer that has no picture, with the pictures' part of the panel. */
async function openHeroes(page: Page, { address }: ThemedSite): Promise<ThemePanel> {
  const panel = new ThemePanel(page);
  await logIn(page.context(), `brand@${kestrel}`, address);
  await openPage(page, `${address}${addressOf('/careers', { domain: kestrel })}`);
  await page.getByRole('button', { name: 'Edit theme' }).click();
  await panel.panel.getByRole('tab', { name: 'Content' }).click();
  await expect(panel.panel.getByRole('heading', { name: 'Picture at the head of a page' })).toBeVisible();
  return panel;
}

async function upload(page: Page, { panel }: ThemePanel, name = 'white.png'): Promise<void> {
  await panel.getByRole('button', { name: /^Choose a picture/ }).click();
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog
    .getByLabel('Upload a picture')
    .setInputFiles({ name, mimeType: 'image/png', buffer: whitePicture() });
  await expect(dialog).toBeHidden();
}

test('SHELL-04 THEME-07 a picture is uploaded, written on, made readable, seen before it is published while the panel is open, and by visitors afterwards (B15)', async ({
  page,
  themedSite,
  browser,
}) => {
  const theme = await openHeroes(page, themedSite);
  const { panel } = theme;
  const title = panel.getByLabel('Title on the picture');
  await expect(panel.getByLabel('Page', { exact: true })).toHaveValue('jobs');
  for (const option of await panel.getByLabel('Page', { exact: true }).locator('option').all())
    expect(await option.textContent()).not.toBe(await option.getAttribute('value'));

  await test.step('uploaded and written on', async () => {
    await panel.getByRole('button', { name: 'Add a picture' }).click();
    await upload(page, theme);
    const image = hero(page).locator('img');
    await expect(image).toHaveAttribute('src', new RegExp(`^/theme-files/${kestrel}/\\w{64}\\.png$`));
    await expect.poll(() => image.evaluate(({ naturalWidth }: HTMLImageElement) => naturalWidth)).toBe(800);
    await title.fill('Come and fly with us');
    await expect(hero(page)).toHaveText('Come and fly with us');
    await title.press('Enter');
    await expect(panel.getByText(/^Measured at [\d,]+ points/)).toBeVisible();
    await panel.getByRole('button', { name: /^Focal point/ }).press('ArrowLeft');
    await expect(image).toHaveCSS('object-position', '49% 50%');
    await theme.expectSaved();
  });
  await test.step('given the scrim that its words need by one press', async () => {
    await panel.getByRole('tab', { name: 'Style' }).click();
    await theme.section.selectOption('Hero image');
    await theme.value('Scrim').fill('#00000010');
    await theme.value('Scrim').press('Enter');
    await panel.getByRole('tab', { name: 'Content' }).click();
    await expect(panel.getByText(/^Not everywhere: 1(\.\d+)? : 1 at the least/)).toBeVisible();
    const layScrim = panel.getByRole('button', { name: 'Lay a scrim under the words' });
    await layScrim.click();
    await expect(panel.getByText(/^Yes: 4\.[5-9]\d* : 1 at the least/)).toBeVisible();
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect(panel.getByText(/^Not everywhere/)).toBeVisible();
    await theme.saving(() => layScrim.click());
  });
  await test.step('only seen while the panel is open', async () => {
    await panel.getByRole('button', { name: 'Close' }).click();
    await expect(hero(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Edit theme' }).click();
    await expect(hero(page)).toHaveText('Come and fly with us');
  });

  const stranger = await browser.newContext();
  const visitor = await stranger.newPage();
  const address = `${themedSite.address}${addressOf('/careers', { domain: kestrel })}`;
  await openPage(visitor, address);
  await expect(hero(visitor)).toHaveCount(0);
  await theme.publish('A picture');
  await openPage(visitor, address);
  await expect(hero(visitor)).toHaveText('Come and fly with us');
  await expect(hero(visitor).locator('img')).toHaveCSS('object-position', '49% 50%');
  await stranger.close();
  await page.reload();
  await hydrated(page);
  await expect(hero(page)).toHaveText('Come and fly with us');
});
