import type { Locator, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import { brokenFontFile, fontNamed, likeArial } from '../server/font-file.ts';
import { addressOf, kestrel, meridian } from './employers.ts';
import { hydrated, openPage } from './search-page.ts';
import { expect, test, type ThemedSite } from './site.ts';
import { openThemeBuilder, type ThemePanel } from './theme-panel.ts';
import { write } from './wire.ts';

const family = 'Harbour Serif';
const stack = new RegExp(`^"${family}", "${family} fallback", `);
const search = ({ address }: ThemedSite, parameters: Record<string, string> = {}) =>
  `${address}${addressOf('/careers', { domain: kestrel, ...parameters })}`;

const openFonts = async (page: Page, site: ThemedSite): Promise<{ theme: ThemePanel; dialog: Locator }> => {
  const theme = await openThemeBuilder(page, site, `brand@${kestrel}`);
  await theme.section.selectOption('core_properties');
  await theme.panel.getByRole('button', { name: 'Upload a font: Text font' }).click();
  return { theme, dialog: page.getByRole('dialog', { name: 'Your site’s fonts' }) };
};
const send = (dialog: Locator, buffer: Buffer, name = 'harbour.woff2') =>
  dialog.getByLabel('Upload a font').setInputFiles({ name, mimeType: 'font/woff2', buffer });
/** Uploads a font that no computer has, and lets the site's text wear it. */
const useHarbour = async (page: Page, site: ThemedSite): Promise<ThemePanel> => {
  const { theme, dialog } = await openFonts(page, site);
  await send(dialog, fontNamed(family));
  await dialog.getByRole('button', { name: `Use ${family}` }).click();
  await expect(dialog).toBeHidden();
  return theme;
};

const statusOf = (page: Page, name = family) =>
  page.evaluate(
    (wanted) => [...document.fonts].find((face) => face.family.replaceAll('"', '') === wanted)?.status,
    name,
  );
/** The fonts that an element's letters really come from, by the names that their files give them. */
const lettersOf = async (page: Page, selector: string): Promise<string[]> => {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId });
  await session.detach();
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
};

test('THEME-07 a font is uploaded, seen on the page and by who has a preview link, published to visitors, and rolled back', async ({
  page,
  themedSite,
  browser,
}) => {
  const theme = await useHarbour(page, themedSite);
  await expect(page.locator('body')).toHaveCSS('font-family', stack);
  await expect.poll(() => statusOf(page)).toBe('loaded');
  await expect.poll(() => lettersOf(page, 'h1')).toContain(family);
  await theme.expectSaved();

  const at = { domain: kestrel, site: themedSite.address };
  const made = await write(page.context().request, 'POST', '/api/pcsx/themes/previews', {
    ...at,
    body: { hours: 1 },
  });
  const { token } = ((await made.json()) as Envelope<{ token: string }>).data;
  const strangers = await browser.newContext();
  const visitor = await strangers.newPage();
  const asked: string[] = [];
  visitor.on('request', (request) => {
    if (request.resourceType() === 'font') asked.push(new URL(request.url()).pathname);
  });
  await openPage(visitor, search(themedSite));
  await expect(visitor.locator('body')).not.toHaveCSS('font-family', stack);
  expect(await statusOf(visitor)).toBe(undefined);
  await openPage(visitor, search(themedSite, { theme_preview: token }));
  await expect.poll(() => lettersOf(visitor, 'h1')).toContain(family);
  expect(asked).toEqual([expect.stringMatching(new RegExp(`^/theme-files/${kestrel}/\\w{64}\\.woff2$`))]);

  await theme.publish('Our own letters');
  await openPage(visitor, search(themedSite));
  await expect(visitor.locator('body')).toHaveCSS('font-family', stack);
  await expect.poll(() => lettersOf(visitor, 'h1')).toContain(family);
  // what stands in for it came along, and is not the font of anything
  expect(await statusOf(visitor, `${family} fallback`)).toBeDefined();

  await theme.section.selectOption('core_properties');
  await theme.panel.getByRole('button', { name: 'Upload a font: Text font' }).click();
  const dialog = page.getByRole('dialog', { name: 'Your site’s fonts' });
  await expect(dialog.getByText('In use')).toBeVisible();
  await page.keyboard.press('Escape');

  const first = { ...at, headers: { 'if-match': '*' }, body: { version: 1 } };
  await expect(await write(page.context().request, 'POST', '/api/pcsx/themes/restore', first)).toBeOK();
  await openPage(visitor, search(themedSite));
  await expect(visitor.locator('body')).not.toHaveCSS('font-family', stack);
  expect(await statusOf(visitor)).toBe(undefined);
  await strangers.close();
});

/** How wide a text is in fonts, how tall a line of it, and how many it has on a phone. Runs in the page. */
const measureText = async (fontFamily: string) => {
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
};

test('THEME-07 text keeps its lines when its font comes, since what stands in for it is as wide and as tall', async ({
  page,
  themedSite,
  browser,
}) => {
  const theme = await useHarbour(page, themedSite);
  await theme.expectSaved();
  await theme.publish('Our own letters');
  const strangers = await browser.newContext();
  const visitor = await strangers.newPage();
  // not every computer that runs this has Arial
  await visitor.route('**/like-arial.ttf', (route) => route.fulfill({ body: likeArial('Bold') }));
  await visitor.route(/\/careers\?/, async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replaceAll('local("Arial Bold")', 'url("/like-arial.ttf")');
    await route.fulfill({ response, body });
  });
  const gate = Promise.withResolvers<void>();
  await visitor.route('**/theme-files/**', async (route) => {
    await gate.promise;
    await route.continue();
  });
  // which is not loaded before its font is
  await visitor.goto(search(themedSite), { waitUntil: 'commit' });
  await hydrated(visitor);
  const textIn = (fontFamily: string) => visitor.evaluate(measureText, fontFamily);
  // a local font is there at once; one that comes by an address is not even asked for before the other has failed
  await visitor.evaluate(
    async (name) => [...document.fonts].find((face) => face.family.includes(name))?.load(),
    `${family} fallback`,
  );
  expect(await statusOf(visitor)).toBe('loading');
  const inItsPlace = await textIn(`"${family}", "${family} fallback", serif`);
  const unchanged = await textIn('"Like Arial"');
  gate.resolve();
  await expect.poll(() => statusOf(visitor)).toBe('loaded');
  await expect.poll(() => lettersOf(visitor, 'h1')).toContain(family);
  const come = await textIn(`"${family}", "${family} fallback", serif`);
  expect(inItsPlace.lineHeight).toBe(come.lineHeight);
  expect(inItsPlace.lines).toBe(come.lines);
  expect(Math.abs(inItsPlace.width / come.width - 1)).toBeLessThan(0.02);
  // without being adjusted it would not do
  expect(unchanged.lines).toBeLessThan(come.lines);
  expect(unchanged.lineHeight).not.toBe(come.lineHeight);
  await strangers.close();
});

test('THEME-07 files that are no fonts are refused, each with its reason, and so is another employer’s font', async ({
  page,
  themedSite,
}) => {
  const { theme, dialog } = await openFonts(page, themedSite);
  // the tests of a worker share a server, which may have fonts
  const use = dialog.getByRole('button', { name: /^Use / });
  await expect(dialog.getByText('No fonts yet.').or(use.first())).toBeVisible();
  const kept = await use.count();
  const whole = fontNamed(family);
  const bomb = brokenFontFile((tables) => [...tables, { tag: 'bomb', content: Buffer.alloc(20_000_000) }]);
  for (const [bytes, reason] of [
    [
      Buffer.from('<!doctype html><script>alert(1)</script>'),
      /^The content of .* is not that of a \.woff2 file/,
    ],
    [whole.subarray(0, 2000), 'The font is damaged.'],
    [bomb, 'The font is damaged.'],
  ] as const) {
    await send(dialog, bytes);
    await expect(dialog.getByText(reason).first()).toBeVisible();
    await dialog.getByRole('button', { name: 'Remove harbour.woff2' }).click();
  }
  await send(dialog, Buffer.concat([whole, Buffer.alloc(300 * 1024)]));
  await expect(dialog.getByText(/at most 300 kB are allowed/).first()).toBeVisible();
  await expect(use).toHaveCount(kept);
  await page.keyboard.press('Escape');
  await expect(theme.panel.getByText('No changes yet')).toBeVisible();

  const font = {
    family,
    url: `/theme-files/${meridian}/${'a'.repeat(64)}.woff2`,
    weight: [400, 400],
    style: 'normal',
    ranges: [[32, 126]],
    ascent: 1,
    descent: 0.2,
    lineGap: 0,
    letterWidth: 0.5,
  };
  const refused = await write(page.context().request, 'PUT', '/api/pcsx/themes/draft', {
    domain: kestrel,
    site: themedSite.address,
    headers: { 'if-match': '*' },
    body: { schema: 2, product: 'default', sections: {}, assets: { fonts: [font] } },
  });
  expect(refused.status()).toBe(400);
  expect(await refused.text()).toContain('assets.fonts.0.url');
});
