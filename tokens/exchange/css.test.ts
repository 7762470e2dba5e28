import { describe, expect, test } from 'vitest';
import { products, schemes, tokenAt, type Scheme } from '../contract/index.ts';
import { emitThemeCss } from '../emit/emit-css.ts';
import type { ThemeDocument } from '../document/theme-document.ts';
import { emittedPaths, resolveTheme } from '../resolve/resolve-theme.ts';
import { fromCss, toCss } from './index.ts';
import { sectionsOf } from './proposals.ts';
import { randomDocument } from './random-theme.test.data.ts';

const themeOf = ({ product, sections }: ThemeDocument) =>
  resolveTheme({
    product,
    layers: [{ id: 'employer', sections: sectionsOf({ schema: 2, product, sections }) }],
  });
function imported(css: string, onto?: ThemeDocument) {
  const result = fromCss(css, { onto });
  if (!result.ok) throw new Error(`${result.path}: ${result.message}`);
  return result;
}
const sectionsFrom = (css: string) => imported(css).document.sections;
const empty = (product: ThemeDocument['product']): ThemeDocument => ({ schema: 2, product, sections: {} });

/** Colours differ by scheme in CSS, everything else is light's. */
const valuesOf = (theme: ReturnType<typeof resolveTheme>) =>
  emittedPaths.flatMap((path) => {
    const inSchemes: readonly Scheme[] = tokenAt(path).kind === 'color' ? schemes : [schemes[0]];
    return inSchemes.map((scheme) => [path, scheme, theme.leaf(path, scheme).value]);
  });

describe('a theme as custom properties', () => {
  test.each(products)('THEME-06 all values of the product %s come back from its style sheet', (product) => {
    const theme = resolveTheme({ product });
    const { document, notUnderstood } = imported(toCss(theme), empty(product));
    expect(notUnderstood).toEqual([]);
    expect(valuesOf(themeOf(document))).toEqual(valuesOf(theme));
  });

  test.each(Array.from({ length: 20 }, (_, index) => index + 1))(
    'THEME-06 all values of random theme %i come back from its style sheet',
    (seed) => {
      const document = randomDocument(seed, 0.15);
      const theme = themeOf(document);
      const back = imported(toCss(theme), empty(document.product));
      expect(back.notUnderstood).toEqual([]);
      expect(valuesOf(themeOf(back.document))).toEqual(valuesOf(theme));
    },
  );

  test('THEME-06 a shadow that is none in every scheme, in one by another reference, is written and comes back', () => {
    const document: ThemeDocument = {
      schema: 2,
      product: 'default',
      sections: {
        core_properties: { elevation_high: { value: [] } },
        secondary_buttons: {
          shadow_hover: { schemes: { light_contrast: '{core_properties.elevation_high}' } },
        },
      },
    };
    const css = toCss(themeOf(document));
    expect(css).not.toMatch(/: *;/);
    expect(imported(css, empty('default')).notUnderstood).toEqual([]);
  });

  test('THEME-06 a document writes what it sets, readable, with light and dark in one value', () => {
    const document: ThemeDocument = {
      schema: 2,
      product: 'default',
      sections: {
        cards: { padding: { value: 12 }, background: { value: '#ffffff', schemes: { dark: '#101010' } } },
        talent_experience_core: { brand: { value: '{core_properties.link}' } },
        pcsx_core: { brand: { value: '#ff0000' } },
      },
    };
    expect(toCss(document)).toMatch(
      /^:root \{\n {2}\/\* Core \*\/\n {2}--pt-core-brand: var\(--pt-core-link\);\n\n {2}\/\* Cards \*\/\n {2}--pt-card-background: light-dark\(#ffffff, #101010\);\n {2}--pt-card-padding: 12px;\n\}\n/,
    );
    expect(toCss(empty('default'))).toBe('');
  });
});

describe('custom properties from outside', () => {
  test('THEME-06 of roles that share a name are told apart by the class that they stand on', () => {
    const sections = {
      primary_buttons: {
        background: { value: '#402000', schemes: { dark: '#402001' } },
        radius: { value: 3 },
      },
      apply_button: { background: { value: '#004020', schemes: { dark: '#004021' } }, shadow: { value: [] } },
    } as const;
    const theme = resolveTheme({ product: 'default', layers: [{ id: 'employer', sections }] });
    const read = sectionsFrom(emitThemeCss(theme, { layer: 'theme.employer' }));
    expect(read).toMatchObject({
      primary_buttons: sections.primary_buttons,
      apply_button: sections.apply_button,
    });
    expect(sectionsFrom('.x { --pt-button-background: #402000; }')).toEqual({});
    const inside = imported('.pt-navbar .pt-primary_buttons { --pt-button-background: #402000; }');
    expect(inside.document.sections).toEqual({});
    expect(inside.notUnderstood).toEqual([
      { path: '--pt-button-background', message: 'is left out: it only holds inside another component' },
    ]);
  });

  test('THEME-06 are found in any rule and in none, between comments, without semicolons', () => {
    const css = `
      @charset "utf-8"; /* --pt-card-text: #000000; */
      --pt-card-background: #fff
      --pt-card-text: /* ink */ #111111 !important;
      .brand { color: red; --pt-card-padding/* why */: 12px; background: url(data:;--pt-card-radius:9px;) }
      @layer a { @media (width > 1px) { .x:is(a, b) { --pt-tabs-text: #222222 } } }
      .s::after { content: "} --pt-card-radius: 1px; {"; --pt-core-font-family: "Segoe UI", Arial }
    `;
    expect(sectionsFrom(css)).toEqual({
      cards: { background: { value: '#fff' }, text: { value: '#111111' }, padding: { value: 12 } },
      tabs: { text: { value: '#222222' } },
      core_properties: { font_family: { value: '"Segoe UI", Arial' } },
    });
  });

  test('THEME-06 set the schemes that their value and their rule are for', () => {
    const css = `
      :root { --pt-card-text: light-dark(#111111, #eeeeee); --pt-card-border: #cccccc; --pt-tabs-text: #000000 }
      [data-pt-scheme="dark"] { --pt-card-border: #333333 }
      @media (prefers-color-scheme: dark) { :root { --pt-tabs-text: #ffffff } }
      @media (prefers-contrast: more) { :root { --pt-card-text: light-dark(#000000, #ffffff) } }
    `;
    expect(sectionsFrom(css)).toEqual({
      cards: {
        text: {
          value: '#111111',
          schemes: { dark: '#eeeeee', light_contrast: '#000000', dark_contrast: '#ffffff' },
        },
        border: { value: '#cccccc', schemes: { dark: '#333333' } },
      },
      tabs: { text: { value: '#000000', schemes: { dark: '#ffffff' } } },
    });
  });

  test('THEME-06 are read in every notation of their kind', () => {
    const css = `
      --pt-card-background: rgb(11 110 95 / 50%);
      --pt-card-text: hsl(0 100% 50%);
      --pt-card-border: RebeccaPurple;
      --pt-core-font-size: 1.125rem;
      --pt-core-motion: .15s;
      --pt-core-font-weight: bold;
      --pt-card-shadow: 0 1px 2px light-dark(#00000080, #fff), 0 0 4px 1px #123;
      --pt-card-shadow-hover: none;
      --pt-hero-image: url( "/a(1).jpg" );
    `.replace('/a(1).jpg', '/a-1.jpg');
    expect(sectionsFrom(css)).toEqual({
      cards: {
        background: { value: '#0b6e5f80' },
        text: { value: '#ff0000' },
        border: { value: '#663399' },
        shadow: {
          value: [
            { x: 0, y: 1, blur: 2, spread: 0, color: '#00000080' },
            { x: 0, y: 0, blur: 4, spread: 1, color: '#123' },
          ],
          schemes: {
            dark: [
              { x: 0, y: 1, blur: 2, spread: 0, color: '#fff' },
              { x: 0, y: 0, blur: 4, spread: 1, color: '#123' },
            ],
          },
        },
        shadow_hover: { value: [] },
      },
      core_properties: { font_size: { value: 18 }, motion: { value: 150 }, font_weight: { value: 700 } },
      pcsx_hero_image: { image: { value: '/a-1.jpg' } },
    });
  });

  test('THEME-06 refer to theme variables, and are followed through properties of their own', () => {
    const { document, notUnderstood } = imported(
      '--brand: var(--green, red); --green: #0b6e5f; --other: 1; --pt-card-text: var(--brand); --pt-card-border: var(--pt-core-brand); --pt-tabs-text: var(--none, #123456)',
    );
    expect(document.sections).toEqual({
      cards: { text: { value: '#0b6e5f' }, border: { value: '{core_properties.brand}' } },
      tabs: { text: { value: '#123456' } },
    });
    expect(notUnderstood).toEqual([
      { path: '--other', message: 'is not a variable of a theme, such as --pt-core-brand' },
    ]);
  });

  test('THEME-06 the last one counts, and one that only holds inside another component does not', () => {
    const { document, notUnderstood } = imported(
      '--pt-core-text: light-dark(#000000, #ffffff); --pt-core-text: #111111; .pt-navbar > * { --pt-core-text: #ff0000 }',
    );
    expect(document.sections).toEqual({ core_properties: { text: { value: '#111111' } } });
    expect(notUnderstood.map(({ path }) => path)).toEqual(['--pt-core-text']);
  });

  test('THEME-06 are proposed one by one, with what they would replace', () => {
    const onto: ThemeDocument = { ...empty('pcsx'), sections: { cards: { padding: { value: 16 } } } };
    const { proposals } = imported('--pt-card-padding: 12px; --pt-card-text: light-dark(#000, #fff)', onto);
    expect(proposals).toEqual([
      { path: 'cards.text', scheme: 'light', value: '#000' },
      { path: 'cards.text', scheme: 'dark', value: '#fff' },
      { path: 'cards.padding', scheme: 'light', value: 12, before: 16 },
    ]);
  });
});
