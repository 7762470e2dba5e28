import type { BrowserContext, Locator, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { fontNamed, likeArial } from '../server/font-file.ts';
import { addressOf, kestrel } from './employers.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import { openThemeBuilder, primaryButtonPage, type ThemePanel } from './theme-panel.ts';

const family = 'Harbour Serif';
const stack = new RegExp(`^"${family}", "${family} fallback", `);
const search = ({ address }: ThemedSite, parameters: Record<string, string> = {}) =>
  `${address}${addressOf('/careers', { domain: kestrel, ...parameters })}`;

async function openFonts(page: Page, site: ThemedSite): Promise<{ theme: ThemePanel; dialog: Locator }> {
  const theme = await openThemeBuilder(page, site, `brand@${kestrel}`);
  await theme.section.selectOption('core_properties');
  await theme.panel.getByRole('button', { name: 'Upload a font: Text font' }).click();
  return { theme, dialog: page.getByRole('dialog', { name: 'Your site’s fonts' }) };
}
const send = (dialog: Locator, buffer: Buffer, name = 'harbour.woff2') =>
  dialog.getByLabel('Upload a font').setInputFiles({ name, mimeType: 'font/woff2', buffer });
const statusOf = (page: Page, name = family) =>
  page.evaluate(
    (wanted) => [...document.fonts].find((face) => face.family.replaceAll('"', '') === wanted)?.status,
    name,
  );
/** The fonts that an element's letters really come from, by the names that their files give them. */
async function lettersOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}

/** How wide a text is in fonts, how tall a line of it, and how many it has on a phone. Runs in the page. */
async function measureText(fontFamily: string) {
  document.fonts.add(await new FontFace('Like Arial', 'url("/like-arial.ttf")').load());
  const paragraph = document.createElement('p');
  Object.assign(paragraph.style, { font: '700 16px / normal serif', fontFamily, margin: 0 });
  paragraph.textContent =
    'We build ships that carry wind to towns, and we look for people who like the weather, plain words and each other. ' +
    'Whoever comes to us learns a trade, keeps it, and hands it on to those who come next. Work begins when the tide ' +
    'allows; nobody counts the hours that are spent on a good cup of tea.';
  document.body.append(paragraph);
  Object.assign(paragraph.style, { inlineSize: 'max-content', whiteSpace: 'nowrap' });
  const { width, height: lineHeight } = paragraph.getBoundingClientRect();
  Object.assign(paragraph.style, { inlineSize: '330px', whiteSpace: 'normal' });
  const { height } = paragraph.getBoundingClientRect();
  paragraph.remove();
  return { width, lineHeight, lines: Math.round(height / lineHeight) };
}

/** A page whose font is held back until it is let go, and whose Arial is the same on every computer. */
async function openWithoutFont(context: BrowserContext, site: ThemedSite) {
  const visitor = await context.newPage();
  // not every computer that runs this has Arial
  await visitor.route('**/like-arial.ttf', (route) => route.fulfill({ body: likeArial('Bold') }));
  await visitor.route(/\/careers\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('local("Arial Bold")', 'url("/like-arial.ttf")');
    await route.fulfill({ response, body });
  });
  const held = Promise.withResolvers<void>();
  await visitor.route('**/theme-files/**', async (route) => {
    await held.promise;
    await route.continue();
  });
  // which is not loaded before its font is
  await visitor.goto(search(site), { waitUntil: 'commit' });
  await hydrated(visitor);
  return { visitor, letGo: held.resolve };
}

test('THEME-07 a font is uploaded, which what is none is not, seen on the page and by who has a preview link, published to visitors of this employer, whose text keeps its lines when it comes, and rolled back', async ({
  page,
  themedSite,
  callAs,
  browser,
}) => {
  const brand = `brand@${kestrel}`;
  const strangers = await browser.newContext();
  const visitor = await strangers.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  const { theme, dialog } = await openFonts(page, themedSite);

  await test.step('no fonts are refused with their reason', async () => {
    for (const [bytes, reason] of [
      [
        Buffer.from('<!doctype html><script>alert(1)</script>'),
        /^The content of .* is not that of a \.woff2 file/,
      ],
      [fontNamed(family).subarray(0, 2000), 'The font is damaged.'],
    ] as const) {
      await send(dialog, bytes);
      await expect(dialog.getByText(reason).first()).toBeVisible();
      await dialog.getByRole('button', { name: 'Remove harbour.woff2' }).click();
    }
    await page.keyboard.press('Escape');
    await expect(theme.panel.getByText('No changes yet')).toBeVisible();
    await theme.panel.getByRole('button', { name: 'Upload a font: Text font' }).click();
  });
  await test.step('seen on the page', async () => {
    // one that no computer has
    await send(dialog, fontNamed(family));
    await theme.saving(() => dialog.getByRole('button', { name: `Use ${family}` }).click());
    await expect(dialog).toBeHidden();
    await expect(page.locator('body')).toHaveCSS('font-family', stack);
    await expect.poll(() => statusOf(page)).toBe('loaded');
    await expect.poll(() => lettersOf(page, 'h1')).toContain(family);
  });
  await test.step('seen by who has a preview link', async () => {
    const path = '/api/pcsx/themes/previews';
    const made = await callAs(brand, { method: 'POST', path, body: { hours: 1 } });
    const { token } = ((await made.json()) as Envelope<{ token: string }>).data;
    await openPage(visitor, search(themedSite));
    await expect(visitor.locator('body')).not.toHaveCSS('font-family', stack);
    expect(await statusOf(visitor)).toBe(undefined);
    await openPage(visitor, search(themedSite, { theme_preview: token }));
    await expect.poll(() => lettersOf(visitor, 'h1')).toContain(family);
    expect(asked).toEqual([expect.stringMatching(new RegExp(`^/theme-files/${kestrel}/\\w{64}\\.woff2$`))]);
  });
  await theme.publish('Our own letters');
  await test.step('in use', async () => {
    await theme.section.selectOption('core_properties');
    await theme.panel.getByRole('button', { name: 'Upload a font: Text font' }).click();
    await expect(dialog.getByText('In use')).toBeVisible();
    await page.keyboard.press('Escape');
  });

  await test.step('published to visitors, whose text keeps its lines', async () => {
    const { visitor: early, letGo } = await openWithoutFont(strangers, themedSite);
    const textIn = (fontFamily: string) => early.evaluate(measureText, fontFamily);
    await expect(early.locator('body')).toHaveCSS('font-family', stack);
    // a local font is there at once; one that comes by an address is not even asked for before the other has failed
    await early.evaluate(
      async (name) => [...document.fonts].find((face) => face.family.includes(name))?.load(),
      `${family} fallback`,
    );
    expect(await statusOf(early)).toBe('loading');
    const inItsPlace = await textIn(`"${family}", "${family} fallback", serif`);
    const unchanged = await textIn('"Like Arial"');
    letGo();
    await expect.poll(() => statusOf(early)).toBe('loaded');
    await expect.poll(() => lettersOf(early, 'h1')).toContain(family);
    const come = await textIn(`"${family}", "${family} fallback", serif`);
    expect(inItsPlace.lineHeight).toBe(come.lineHeight);
    expect(inItsPlace.lines).toBe(come.lines);
    expect(Math.abs(inItsPlace.width / come.width - 1)).toBeLessThan(0.02);
    // without being adjusted it would not do
    expect(unchanged.lines).toBeLessThan(come.lines);
    expect(unchanged.lineHeight).not.toBe(come.lineHeight);
    // at this employer only
    await openPage(visitor, `${themedSite.address}${addressOf(primaryButtonPage)}`);
    await expect(visitor.locator('body')).not.toHaveCSS('font-family', stack);
  });
  await callAs(brand, { method: 'POST', path: '/api/pcsx/themes/restore', body: { version: 1 } });
  await openPage(visitor, search(themedSite));
  await expect(visitor.locator('body')).not.toHaveCSS('font-family', stack);
  expect(await statusOf(visitor)).toBe(undefined);
  await strangers.close();
});
