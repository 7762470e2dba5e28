import { readFile } from 'node:fs/promises';
import type { Locator, Page } from '@playwright/test';
import type { Envelope } from '../../reference-app/contract/envelope.ts';
import type { ThemeDraft } from '../../reference-app/contract/themes.ts';
import { addressOf } from './employers.ts';
import { openPage } from './search-page.ts';
import { expect, test } from './site.ts';
import { openThemeBuilder, primaryButtonPage, primaryButtons, type ThemePanel } from './theme-panel.ts';

async function openPresets(builder: ThemePanel) {
  await builder.panel.getByRole('tab', { name: 'Presets' }).click();
  await expect(builder.panel.getByRole('heading', { name: 'Presets and import' })).toBeVisible();
}
const barColor = (page: Page) =>
  page
    .locator('.pt-navbar')
    .first()
    .evaluate((bar) => getComputedStyle(bar).backgroundColor);

/** What the server keeps of the draft. */
async function sectionsOf(page: Page, site: string) {
  const answer = await page.request.get(`${site}${addressOf('/api/pcsx/themes/draft')}`);
  const { data } = (await answer.json()) as Envelope<ThemeDraft>;
  return data.document?.sections ?? {};
}

async function choose(page: Page, button: Locator, file: { name: string; content: string | Buffer }) {
  const chooser = page.waitForEvent('filechooser');
  await button.click();
  await (
    await chooser
  ).setFiles({
    name: file.name,
    mimeType: 'application/octet-stream',
    buffer: Buffer.from(file.content),
  });
}

test('THEME-06 a preset is tried on, taken as one step that leaves own colours alone, undone, and published (B4)', async ({
  page,
  themedSite,
  browser,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  const kept = () => sectionsOf(page, themedSite.address);
  const undo = builder.panel.getByRole('button', { name: 'Undo', exact: true });
  const own = await kept();
  await openPresets(builder);
  const before = await barColor(page);
  await builder.panel.getByRole('button', { name: 'Try it: Depot' }).click();
  await expect(builder.panel.getByRole('heading', { name: 'Preset “Depot”' })).toBeFocused();
  // the employer's own brand is its own work
  await expect(builder.panel.getByRole('checkbox', { name: 'Brand', exact: true })).not.toBeChecked();
  await builder.panel.getByRole('button', { name: 'All', exact: true }).click();
  await expect.poll(() => barColor(page)).not.toBe(before);
  const tried = await barColor(page);
  await builder.panel.getByRole('button', { name: 'Cancel' }).click();
  expect(await barColor(page)).toBe(before);

  // as it is offered: with what the employer has set left out
  await builder.panel.getByRole('button', { name: 'Try it: Depot' }).click();
  await builder.panel.getByRole('button', { name: /^Accept \d+ changes$/ }).click();
  await expect
    .poll(async () => (await kept()).cards)
    .toEqual({ padding: { value: 12 }, shadow: { value: [] } });
  expect(await kept()).toMatchObject(own);
  expect(await barColor(page)).toBe(before);
  await builder.panel.getByRole('button', { name: 'Undo: Preset: Depot' }).click();
  await expect.poll(kept).toEqual(own);
  // nothing else was to be taken back
  await expect(undo).toHaveAttribute('aria-disabled', 'true');

  await builder.panel.getByRole('button', { name: 'Try it: Depot' }).click();
  await builder.panel.getByRole('button', { name: 'All', exact: true }).click();
  await builder.panel.getByRole('button', { name: /^Accept \d+ changes$/ }).click();
  await builder.expectSaved();
  await builder.publish('Depot');
  const visitor = await browser.newPage();
  await openPage(visitor, `${themedSite.address}${addressOf(primaryButtonPage)}`);
  expect(await barColor(visitor)).toBe(tried);
  await visitor.close();
});

test('THEME-06 an import is one step: own colours that are not accepted stay, and Undo takes back the rest; files that mean no good are refused in a sentence, and page and draft stay as they were (B4)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  const { panel } = builder;
  const kept = () => sectionsOf(page, themedSite.address);
  const barHeight = async () => (await page.locator('.pt-navbar').first().boundingBox())?.height;
  const own = await kept();
  const before = { color: await barColor(page), height: await barHeight() };
  await openPresets(builder);
  await panel.getByText('Import a file').click();
  const files = panel.getByRole('button', { name: 'Choose a file…' });

  await test.step('refused', async () => {
    const requests: string[] = [];
    page.on('request', (request) => {
      if (request.method() !== 'GET') requests.push(request.url());
    });
    await choose(page, files, { name: 'large.json', content: Buffer.alloc(2 * 1024 * 1024, 0x20) });
    await expect(panel.getByRole('alert')).toHaveText(/must not be larger than 1024 kB\.$/);
    await choose(page, files, { name: 'deep.json', content: '['.repeat(100_000) });
    await expect(panel.getByRole('alert')).toHaveText(/must be JSON|nested deeper/);
    await panel.getByText('From your logo').click();
    const logos = panel.getByRole('button', { name: 'Choose a logo…' });
    const svg = (inside: string, start = '') => ({
      name: 'logo.svg',
      content: `${start}<svg xmlns="http://www.w3.org/2000/svg">${inside}</svg>`,
    });
    await choose(page, logos, svg('&b;', '<!DOCTYPE svg [<!ENTITY b "x">]>'));
    await expect(panel.getByText(/^No color was found/)).toBeVisible();
    await choose(page, logos, { name: 'logo.png', content: Buffer.from('89504e470d0a1a0a0000', 'hex') });
    await expect(panel.getByText(/^This file cannot be read as a picture/)).toBeVisible();
    // a script in a picture that is otherwise fine is never run
    await choose(
      page,
      logos,
      svg(
        '<script>document.title = "run"</script><rect fill="#c8102e" onload="alert(1)" width="9" height="9"/>',
      ),
    );
    await expect(panel.getByRole('radio', { name: /#c8102e/ })).toBeChecked();
    expect(await page.title()).not.toBe('run');
    expect(await barColor(page)).toBe(before.color);
    expect(requests.filter((url) => /\/themes\//.test(url) && !/presence/.test(url))).toEqual([]);
  });
  await choose(page, files, {
    name: 'acme.css',
    content:
      ':root { --pt-core-brand: #99004d; --pt-navbar-background: #ffe0f0; --pt-navbar-height: 96px; --pt-card-padding: 30px; }',
  });
  await expect(panel.getByRole('heading', { name: 'Import: acme.css' })).toBeFocused();
  await panel.getByRole('button', { name: 'Only what I have not set' }).click();
  await panel.getByRole('button', { name: 'Accept 2 changes' }).click();
  await expect.poll(kept).toEqual({
    ...own,
    navbar: { ...own.navbar, height: { value: 96 } },
    cards: { ...own.cards, padding: { value: 30 } },
  });
  await expect.poll(barHeight).toBeGreaterThan(before.height ?? 0);
  expect(await barColor(page)).toBe(before.color);
  await panel.getByRole('button', { name: 'Undo: Imported: acme.css' }).click();
  await expect.poll(kept).toEqual(own);
  await expect.poll(barHeight).toBe(before.height);
  await expect(panel.getByRole('button', { name: 'Undo', exact: true })).toHaveAttribute(
    'aria-disabled',
    'true',
  );
});

test('THEME-06 a brand colour, or the one that is chosen of a logo, becomes that of an employer who had another; what is exported is imported again without loss, foreign extensions included (B16)', async ({
  page,
  themedSite,
}) => {
  const builder = await openThemeBuilder(page, themedSite);
  await openPresets(builder);
  const { panel } = builder;
  await test.step('a brand colour, on buttons and links too', async () => {
    await panel.getByText('From your brand colour').click();
    await panel.getByRole('textbox', { name: 'Brand colour', exact: true }).fill('#c8102e');
    await panel.getByRole('button', { name: 'Propose a theme' }).click();
    await builder.saving(() => panel.getByRole('button', { name: /^Accept \d+ changes$/ }).click());
    await expect(primaryButtons(page).first()).toHaveCSS('background-color', 'rgb(200, 16, 46)');
    await expect(panel.getByText('Everything can be read well.').first()).toBeAttached();
  });
  await test.step('a logo', async () => {
    await panel.getByText('From your logo').click();
    await choose(page, panel.getByRole('button', { name: 'Choose a logo…' }), {
      name: 'logo.svg',
      content:
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"><rect fill="#c8102e" width="9" height="9"/><rect fill="#0b5cad" width="3" height="3"/></svg>',
    });
    await panel.getByRole('radio', { name: /#0b5cad/ }).check();
    await panel.getByRole('button', { name: 'Propose a theme' }).last().click();
    await expect(panel.getByRole('heading', { name: 'Proposal for the logo logo.svg' })).toBeFocused();
    await panel.getByRole('button', { name: 'All', exact: true }).click();
    await builder.saving(() => panel.getByRole('button', { name: /^Accept/ }).click());
    await panel.getByRole('tab', { name: 'Style' }).click();
    await builder.section.selectOption('Core');
    await expect(builder.value('Brand')).toHaveValue('#0b5cad');
  });

  await openPresets(builder);
  const imported = {
    $extensions: { 'com.acme.tool': { note: 'Kept', list: [1, { a: null }] } },
    core_properties: {
      brand: {
        $type: 'color',
        $value: { colorSpace: 'srgb', components: [0.6, 0, 0.3], hex: '#99004d' },
        $extensions: { 'com.acme.token': 7 },
      },
    },
    acme: { gap: { $type: 'dimension', $value: { value: 3, unit: 'px' } } },
  };
  await panel.getByText('Import a file').click();
  const files = panel.getByRole('button', { name: 'Choose a file…' });
  await choose(page, files, { name: 'acme.tokens.json', content: `${JSON.stringify(imported, null, 2)}\n` });
  await expect(panel.getByRole('heading', { name: 'Import: acme.tokens.json' })).toBeFocused();
  await panel.getByRole('button', { name: 'All', exact: true }).click();
  await builder.saving(() => panel.getByRole('button', { name: 'Accept 1 change' }).click());
  await panel.getByText('Export', { exact: true }).click();
  const download = page.waitForEvent('download');
  await panel.getByRole('button', { name: 'Download' }).click();
  const saved = await download;
  expect(saved.suggestedFilename()).toBe('theme.tokens.json');
  const exported = JSON.parse(await readFile(await saved.path(), 'utf8')) as Record<string, unknown>;
  expect(exported).toMatchObject(imported);
  // and the other way: the theme's own values come back as they are, so that nothing is left to accept
  await choose(page, files, { name: 'again.tokens.json', content: JSON.stringify(exported) });
  await expect(panel.getByRole('heading', { name: 'Import: again.tokens.json' })).toBeFocused();
  await expect(panel.getByText(/^There is nothing to accept/)).toBeVisible();
});
