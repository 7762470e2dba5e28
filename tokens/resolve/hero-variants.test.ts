import { describe, expect, test } from 'vitest';
import { schemes, tokenPaths } from '../contract/index.ts';
import type { HeroVariant, ThemeDocument } from '../document/theme-document.ts';
import { heroPaths, heroVariantsOf } from './hero-variants.ts';
import { resolveTheme } from './resolve-theme.ts';

const themed = (
  sections: ThemeDocument['sections'],
  ...hero: readonly Partial<HeroVariant>[]
): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections,
  assets: { hero: hero.map((one) => ({ page: 'jobs', minWidth: 0, alt: '', tokens: {}, ...one })) },
});
function only(document: ThemeDocument) {
  const [hero] = heroVariantsOf(document);
  if (!hero) throw new Error('there has to be a picture');
  return hero;
}

describe('the pictures of a theme', () => {
  test('THEME-07 come by page, the narrowest first, with their words', () => {
    const document = themed(
      {},
      { minWidth: 1024, title: 'Wide' },
      { page: 'singlePosition', minWidth: 600 },
      { alt: 'Narrow' },
    );
    const found = heroVariantsOf(document, { page: 'jobs' });
    expect(found.map(({ minWidth, alt, title }) => ({ minWidth, alt, title }))).toEqual([
      { minWidth: 0, alt: 'Narrow', title: undefined },
      { minWidth: 1024, alt: '', title: 'Wide' },
    ]);
    expect(heroVariantsOf(document).map(({ page }) => page)).toEqual(['jobs', 'singlePosition', 'jobs']);
    expect(heroVariantsOf(document, { page: 'offers' })).toEqual([]);
    expect(heroVariantsOf({ schema: 2, product: 'default', sections: {} })).toEqual([]);
  });

  test('THEME-01 say what they set as the page’s layer; the rest is the section’s, and not a narrower picture’s', () => {
    const document = themed(
      { pcsx_hero_image: { height: { value: 300 } } },
      { tokens: { focal_x: { value: 80 }, height: { value: 200 } } },
      { minWidth: 768, tokens: { focal_y: { value: 10 } } },
    );
    const [narrow, wide] = heroVariantsOf(document);
    expect(narrow?.theme.leaf('pcsx_hero_image.height', 'light')).toMatchObject({
      value: 200,
      provenance: { how: 'set', layer: 'page' },
    });
    expect(wide?.theme.leaf('pcsx_hero_image.height', 'light')).toMatchObject({
      value: 300,
      provenance: { how: 'set', layer: 'employer' },
    });
    expect(wide?.theme.leaf('pcsx_hero_image.focal_x', 'light')).toMatchObject({
      value: 50,
      provenance: { how: 'set', layer: 'default' },
    });
  });

  test('THEME-01 answer every scheme, derived from what is set for light', () => {
    const { theme } = only(
      themed({}, { tokens: { overlay: { value: '#fff8e7' }, text: { value: '#3a1a12' } } }),
    );
    const found = schemes.map((scheme) => theme.leaf('pcsx_hero_image.text', scheme).provenance.layer);
    expect(found).toEqual(schemes.map(() => 'page'));
    expect(theme.leaf('pcsx_hero_image.text', 'dark').provenance.how).toBe('derived');
  });

  test('THEME-01 refer to other sections, and leave them alone', () => {
    const document = themed(
      {
        core_properties: { brand: { value: '#0b6e5f' } },
        cards: { background: { value: '{pcsx_hero_image.overlay}' } },
      },
      { tokens: { overlay: { value: '{cards.background}' }, text: { value: '{core_properties.brand}' } } },
    );
    const { theme } = only(document);
    const base = resolveTheme({
      product: 'default',
      layers: [{ id: 'employer', sections: document.sections }],
    });
    expect(theme.leaf('pcsx_hero_image.text', 'light').value).toBe('#0b6e5f');
    // what would be a circle, were the card the picture's too
    for (const scheme of schemes)
      for (const path of tokenPaths.filter((each) => !heroPaths.includes(each)))
        expect(theme.leaf(path, scheme)).toEqual(base.leaf(path, scheme));
  });

  test('THEME-01 change nothing that a layer below or the theme itself has locked', () => {
    const below = [
      { id: 'parent' as const, sections: { pcsx_hero_image: { height: { value: 120, lock: true } } } },
    ];
    const document = themed(
      { pcsx_hero_image: { focal_x: { value: 10, lock: true } } },
      { tokens: { height: { value: 400 }, focal_x: { value: 90 } } },
    );
    const [hero] = heroVariantsOf(document, { below });
    expect(hero?.theme.leaf('pcsx_hero_image.height', 'light')).toMatchObject({
      value: 120,
      provenance: { lockedBy: 'parent' },
    });
    expect(hero?.theme.leaf('pcsx_hero_image.focal_x', 'light').value).toBe(10);
  });
});
