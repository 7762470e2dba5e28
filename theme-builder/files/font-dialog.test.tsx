import { systemFonts } from '@portico/tokens/presets';
import type { ThemeDocument } from '@portico/tokens';
import { afterEach, describe, expect, it } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { createFakeBackend, refused } from '../testing/fake-backend.ts';
import { aFont } from '../testing/fake-files.ts';
import { findings } from '../testing/findings.ts';
import { documentOf } from '../testing/open-editor.ts';
import { openPanel } from '../testing/open-panel.tsx';
import type { FontFile } from './backend.ts';

const url = '/node_modules/storybook/assets/browser/nunito-sans-bold.woff2';
const brand = (more: Partial<FontFile> = {}) => aFont({ url, ...more });
const inTheme = {
  family: 'Brand Sans',
  url,
  weight: [400, 400],
  style: 'normal',
  ranges: [[0x20, 0x7e]],
  ascent: 0.95,
  descent: 0.25,
  lineGap: 0,
  letterWidth: 0.5,
} as const;
const stack = '"Brand Sans", "Brand Sans fallback", Inter, serif';
const branded: ThemeDocument = {
  ...documentOf({ core_properties: { font_family: { value: stack } } }),
  assets: { fonts: [inTheme] },
};

const open = (fake = createFakeBackend(), more: Partial<Parameters<typeof openPanel>[0]> = {}) =>
  openPanel({ section: 'core_properties', fake, ...more });
const uploadButton = (token = 'Text font') =>
  page.getByRole('button', { name: `Upload a font: ${token}`, exact: true });
const dialog = () => page.getByRole('dialog', { name: 'Your site’s fonts' });
const chooser = (token = 'Text font') =>
  page.getByRole('combobox', { name: `Fonts to choose from: ${token}`, exact: true });
const field = () => page.getByLabelText('Text font: value', { exact: true });
const saved = ({ server }: ReturnType<typeof createFakeBackend>) => ({
  text: server.draft?.sections.core_properties?.font_family?.value,
  fonts: server.draft?.assets?.fonts,
});
const send = (name = 'brand.woff2') =>
  dialog()
    .getByLabelText('Upload a font')
    .upload(new File(['x'], name));
/** The faces that the page has of a family, whatever loaded them. */
const facesOf = (family: string) =>
  [...document.fonts]
    .filter((face) => face.family.replaceAll('"', '') === family)
    .map(({ weight }) => weight);

afterEach(async () => {
  await page.viewport(1280, 800);
  document.documentElement.removeAttribute('dir');
});

describe('the fonts of a site (THEME-07)', () => {
  it('are uploaded, looked at and chosen in one step that brings value and file, and undo takes back', async () => {
    const fake = createFakeBackend({
      draft: documentOf({ core_properties: { font_family: { value: 'Inter, serif' } } }),
    });
    fake.files.state.answer = brand({ missing: [{ locale: 'ar', letters: ['ا', 'ب', 'ت'] }] });
    const { panel } = await open(fake);
    await uploadButton().click();
    await expect.element(dialog().getByText('No fonts yet.')).toBeVisible();
    await expect.element(dialog().getByText(/^Fonts have owners/)).toBeVisible();
    await send();
    await expect
      .element(dialog().getByText('Brand Sans is uploaded. Look at it below, and use it.'))
      .toBeVisible();
    await expect.element(dialog().getByRole('heading', { name: 'Brand Sans' })).toBeVisible();
    await expect.element(dialog().getByText('Weight 400')).toBeVisible();
    await expect.element(dialog().getByText(/^Arabic: 3 letters and signs are missing/)).toBeVisible();
    await expect.element(dialog().getByText('ا ب ت')).toBeVisible();
    // nothing of it is in the theme yet
    expect(saved(fake)).toEqual({ text: 'Inter, serif', fonts: undefined });
    await dialog().getByRole('button', { name: 'Use Brand Sans' }).click();
    await expect.poll(() => saved(fake)).toEqual({ text: stack, fonts: [inTheme] });
    await expect.element(uploadButton()).toHaveFocus();
    await expect.element(chooser()).toHaveDisplayValue('Own font: Brand Sans');
    await expect.element(field()).toHaveValue(stack);
    expect(facesOf('Brand Sans')).toEqual(['400']);
    expect(facesOf('Brand Sans fallback')).toEqual(['400']);
    expect(getComputedStyle(document.documentElement).getPropertyValue('--pt-core-font-family')).toBe(stack);
    await panel.getByRole('button', { name: 'Undo: Font: Brand Sans' }).click();
    await expect.poll(() => saved(fake)).toEqual({ text: 'Inter, serif', fonts: undefined });
    expect(facesOf('Brand Sans')).toEqual([]);
    await panel.getByRole('button', { name: 'Redo: Font: Brand Sans' }).click();
    await expect.poll(() => saved(fake)).toEqual({ text: stack, fonts: [inTheme] });
  });

  it('show a sample in the font itself, and say so where it cannot be loaded', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [brand(), aFont({ id: 'quay', facts: { ...aFont().facts, family: 'Quay' } })];
    await open(fake);
    await uploadButton().click();
    const sample = dialog().getByText(/^Find the work/);
    await expect.element(sample).toBeVisible();
    await expect.poll(() => sample.element().getAttribute('data-loading')).toBe(null);
    const { fontFamily, fontSize } = getComputedStyle(sample.element());
    expect(document.fonts.check(`${fontSize} ${fontFamily}`)).toBe(true);
    expect(facesOf(fontFamily.replaceAll('"', ''))).toHaveLength(1);
    await expect.element(dialog().getByText('The sample could not be loaded.')).toBeVisible();
  });

  it('are chosen from the list beside the systems’ as well, and leave with the last value that names them', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [brand()];
    const { panel } = await open(fake);
    await chooser().selectOptions('Own font: Brand Sans');
    await expect.poll(() => saved(fake).fonts).toEqual([inTheme]);
    await chooser('Heading font').selectOptions('Own font: Brand Sans');
    await expect
      .poll(() => fake.server.draft?.sections.core_properties)
      .toHaveProperty('font_family_heading');
    await chooser().selectOptions('Bookish, old style');
    await expect.poll(() => saved(fake)).toEqual({ text: systemFonts.oldStyle, fonts: [inTheme] });
    await chooser('Heading font').selectOptions('Bookish, old style');
    await expect.poll(() => saved(fake).fonts).toBe(undefined);
    await panel.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => saved(fake).fonts).toEqual([inTheme]);
  });

  it('leave when another list is typed, not letter by letter but when it is done', async () => {
    const fake = createFakeBackend({ draft: branded });
    await open(fake);
    await field().fill('Georgia, serif');
    await userEvent.tab();
    await expect.poll(() => saved(fake)).toEqual({ text: 'Georgia, serif', fonts: undefined });
    await page.getByRole('button', { name: /^Undo/ }).click();
    await expect.poll(() => saved(fake)).toEqual({ text: stack, fonts: [inTheme] });
  });

  it('say in plain words what was published and drafted', async () => {
    const fake = createFakeBackend({ draft: branded });
    const { panel } = await open(fake);
    await panel.getByRole('button', { name: 'Publish…' }).click();
    await expect
      .element(page.getByRole('dialog').getByText('Font file added: Brand Sans, weight 400'))
      .toBeVisible();
  });
});

describe('uploading a font (THEME-07)', () => {
  it('says its limits before, refuses other files at once, and says why the server refuses one', async () => {
    const fake = createFakeBackend();
    await open(fake);
    await uploadButton().click();
    await expect.element(dialog().getByText('Allowed: WOFF2. Up to 300 kB each.')).toBeVisible();
    await send('brand.ttf');
    await expect
      .element(
        dialog()
          .getByText(/“brand\.ttf” was not added/)
          .first(),
      )
      .toBeVisible();
    fake.files.state.failure = refused('The font is damaged.');
    await send();
    await expect.element(dialog().getByText('The font is damaged.').first()).toBeVisible();
    expect(
      dialog()
        .getByRole('button', { name: /^Try again/ })
        .elements(),
    ).toEqual([]);
    expect(fake.files.state.files).toEqual([]);
  });

  it('shows how far it is, can be cancelled, and tried again after a failure', async () => {
    const fake = createFakeBackend();
    const gate = Promise.withResolvers<void>();
    fake.files.state.hold = gate.promise;
    await open(fake);
    await uploadButton().click();
    await send();
    await expect.element(dialog().getByRole('progressbar')).toHaveAttribute('value', '0.5');
    await dialog().getByRole('button', { name: 'Cancel the upload of brand.woff2' }).click();
    await expect.element(dialog().getByText('Upload cancelled').first()).toBeVisible();
    gate.resolve();
    fake.files.state.failure = new Error('500');
    await dialog()
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect.element(dialog().getByText('Could not be uploaded.').first()).toBeVisible();
    fake.files.state.answer = brand();
    await dialog()
      .getByRole('button', { name: /^Try again/ })
      .click();
    await expect.element(dialog().getByRole('button', { name: 'Use Brand Sans' })).toBeVisible();
    expect(dialog().getByText('Uploaded', { exact: true }).elements()).toEqual([]);
  });
});

describe('the list of uploaded fonts (THEME-07)', () => {
  it('removes a file after asking, keeps those in use, and says when it could not', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [
      brand({ id: 'used', name: 'used.woff2', isUsed: true }),
      brand({ id: 'free', name: 'free.woff2', facts: { ...aFont().facts, weight: [700, 700] } }),
    ];
    await open(fake);
    await uploadButton().click();
    await expect.element(dialog().getByText('In use')).toBeVisible();
    expect(dialog().getByRole('button', { name: 'Remove used.woff2' }).elements()).toEqual([]);
    fake.files.state.failure = refused('The draft still uses this file.');
    await dialog().getByRole('button', { name: 'Remove free.woff2' }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(question.getByText('The draft still uses this file.')).toBeVisible();
    await question.getByRole('button', { name: 'Remove' }).click();
    await expect.element(dialog().getByText('Weight 700')).not.toBeInTheDocument();
    await expect.poll(() => dialog().element().contains(document.activeElement)).toBe(true);
  });

  it('is asked for again when it could not be had', async () => {
    const fake = createFakeBackend();
    fake.files.state.files = [brand()];
    await open(fake);
    // what the list of fonts asks for is there
    await expect.poll(() => chooser().element().textContent).toContain('Brand Sans');
    fake.files.state.failure = new Error('500');
    await uploadButton().click();
    await dialog().getByRole('button', { name: 'Try again' }).click();
    await expect.element(dialog().getByRole('heading', { name: 'Brand Sans' })).toBeVisible();
  });

  it.each(['en-US', 'ar'] as const)(
    'has nothing that axe finds, also on a narrow window: %s',
    async (locale) => {
      if (locale === 'ar') document.documentElement.dir = 'rtl';
      const fake = createFakeBackend({ draft: branded });
      fake.files.state.files = [
        brand({ isUsed: true }),
        brand({
          id: 'italic',
          facts: { ...aFont().facts, isItalic: true },
          missing: [{ locale: 'ar', letters: ['ا'] }],
        }),
      ];
      await page.viewport(320, 700);
      await open(fake, { locale });
      await page
        .getByRole('button', { name: locale === 'ar' ? /^رفع خط: / : /^Upload a font: / })
        .first()
        .click();
      const name = locale === 'ar' ? 'خطوط موقعك' : 'Your site’s fonts';
      const own = page.getByRole('dialog', { name });
      await expect.element(own.getByRole('heading', { name: 'Brand Sans' })).toBeVisible();
      expect(own.element().scrollWidth).toBeLessThanOrEqual(320);
      expect(await findings()).toEqual([]);
    },
  );
});
