import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { HeroVariant, ThemeDocument } from '../document/theme-document.ts';
import { heroVariantsOf } from '../resolve/hero-variants.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { emitThemeCss } from './emit-css.ts';

const base = resolveTheme({ product: 'default' });
function cssOf(heroes: readonly Partial<HeroVariant>[], sections: ThemeDocument['sections'] = {}) {
  const hero = heroes.map((one) => ({ page: 'jobs', minWidth: 0, alt: '', tokens: {}, ...one }));
  const theme = resolveTheme({ product: 'default', layers: [{ id: 'employer', sections }] });
  const document: ThemeDocument = { schema: 2, product: 'default', sections, assets: { hero } };
  return emitThemeCss(theme, { layer: 'theme.employer', than: base, heroes: heroVariantsOf(document) });
}
const selector = ':where(.pt-pcsx_hero_image[data-pt-page="jobs"])';

describe('the pictures of pages as CSS', () => {
  test('THEME-01 write what differs from the section, in the layer of the theme, at their page and width', () => {
    const css = cssOf([
      { tokens: { image: { value: '/basket.svg' }, focal_x: { value: 80 } } },
      {
        minWidth: 768,
        tokens: { image: { value: '/market.svg' }, focal_x: { value: 80 }, height: { value: 320 } },
      },
    ]);
    expect(css).toContain('@layer theme.employer{');
    expect(css).toContain(`\n${selector}{--pt-hero-image:url("/basket.svg");--pt-hero-focal-x:80}\n`);
    expect(css).toContain(
      `\n@media (min-width: 768px){${selector}{--pt-hero-image:url("/market.svg");--pt-hero-height:320px}}\n`,
    );
    expect(css).not.toContain('--pt-hero-focal-y');
  });

  test('THEME-01 write nothing for pictures that say what the section says', () => {
    expect(cssOf([{}, { minWidth: 768, tokens: { height: { value: 240 } } }])).toBe('');
  });

  test('THEME-01 a narrower picture’s values end where a wider one begins, whatever the order of the document', () => {
    const css = cssOf([{ minWidth: 768 }, { tokens: { height: { value: 120 } } }], {
      pcsx_hero_image: { height: { value: 300 } },
    });
    expect(css).toMatch(
      /\{--pt-hero-height:120px\}\n@media \(min-width: 768px\)\{[^}]*--pt-hero-height:300px\}\}/,
    );
  });

  test('THEME-01 pages have nothing to do with each other', () => {
    const css = cssOf([
      { tokens: { height: { value: 120 } } },
      { page: 'singlePosition', minWidth: 768, tokens: { focal_x: { value: 0 } } },
    ]);
    expect(css).toContain('[data-pt-page="singlePosition"]){--pt-hero-focal-x:0}}');
    expect(css.match(/--pt-hero-height/g)).toHaveLength(1);
  });

  test('THEME-01 bring their dark scheme, a wide gamut and more contrast along', () => {
    const css = cssOf([
      { minWidth: 600, tokens: { overlay: { value: 'oklch(0.6 0.25 145)' }, text: { value: '#101010' } } },
    ]);
    const [, block = ''] = /@media \(min-width: 600px\)\{(.*)\}$/m.exec(css) ?? [];
    expect(block).toMatch(/--pt-hero-overlay:light-dark\(#[0-9a-f]{6}, #[0-9a-f]{6}\)/);
    expect(block).toMatch(/@media \(color-gamut: p3\)\{:where\([^)]*\)\{--pt-hero-overlay:light-dark\(oklch/);
    expect(block).toContain('@media (prefers-contrast: more){');
    expect(block.indexOf('color-gamut')).toBeLessThan(block.indexOf('prefers-contrast'));
  });

  test('THEME-01 stay inside an element', () => {
    const document: ThemeDocument = {
      schema: 2,
      product: 'default',
      sections: {},
      assets: { hero: [{ page: 'jobs', minWidth: 0, alt: '', tokens: { height: { value: 120 } } }] },
    };
    const css = emitThemeCss(base, {
      layer: 'theme.preview',
      than: base,
      within: '.preview',
      heroes: heroVariantsOf(document),
    });
    expect(css).toContain(':where(.preview .pt-pcsx_hero_image[data-pt-page="jobs"])');
  });

  test('THEME-01 as many as a document may have are less than 1.5 kB', () => {
    const heroes = Array.from({ length: 24 }, (_, index) => ({
      minWidth: index * 100,
      tokens: {
        image: { value: `/pictures/market-${index * 7919}.jpg` },
        focal_x: { value: index },
        focal_y: { value: 100 - index },
        height: { value: 200 + index },
      },
    }));
    expect(gzipSync(cssOf(heroes)).length).toBeLessThan(1500);
  });
});
