import { describe, expect, test } from 'vitest';
import type { HeroVariant, ThemeDocument } from '../document/theme-document.ts';
import { accept, dtcgText, fromDtcg, toDtcg } from './index.ts';

const hero: readonly HeroVariant[] = [
  {
    page: 'jobs',
    minWidth: 768,
    alt: 'A hall',
    title: 'Come in',
    tokens: {
      image: { value: '/market.jpg' },
      text: { value: '#FFF', schemes: { dark: '{core_properties.text}' }, lock: true },
    },
  },
];
const document: ThemeDocument = {
  schema: 2,
  product: 'default',
  sections: { pcsx_hero_image: { height: { value: 300 } } },
  assets: { hero },
};
const extension = (assets: unknown) => ({
  $extensions: { 'dev.portico': { schema: 2, product: 'default', assets } },
});

describe('the pictures of pages in a file of design tokens', () => {
  test('THEME-06 stand in our extension of the file, apart from the section’s tokens', () => {
    expect(toDtcg(document)).toMatchObject({
      ...extension({ hero }),
      pcsx_hero_image: { height: { $value: { value: 300, unit: 'px' } } },
    });
  });

  test('THEME-06 come back equal, and their file byte for byte', () => {
    const text = dtcgText(document);
    const back = fromDtcg(text);
    if (!back.ok) throw new Error(back.message);
    expect(back.document).toEqual(document);
    expect(back.notUnderstood).toEqual([]);
    expect(dtcgText(back.document, back.foreign)).toBe(text);
  });

  test('THEME-06 change in the file that they came from, and go from it, with the rest as it was', () => {
    const file = {
      ...toDtcg(document),
      motion: { ease: { $type: 'cubicBezier', $value: [0.1, 0, 0.9, 1] } },
    };
    const back = fromDtcg(file);
    if (!back.ok) throw new Error(back.message);
    const other: ThemeDocument = { ...document, assets: { hero: [] } };
    expect(toDtcg(other, back.foreign)).toEqual({ ...file, ...extension({ hero: [] }) });
    const { assets: _assets, ...none } = document;
    expect(toDtcg(none, back.foreign).$extensions).toEqual({
      'dev.portico': { schema: 2, product: 'default' },
    });
  });

  test('THEME-06 of a theme stay when values are imported into it', () => {
    const back = fromDtcg({ cards: { padding: { $type: 'dimension', $value: { value: 20, unit: 'px' } } } });
    if (!back.ok) throw new Error(back.message);
    expect(accept(document, back.proposals).assets).toEqual({ hero });
  });

  test.each([
    ['a thousand', { hero: Array.from({ length: 1000 }, () => hero[0]) }, 'assets.hero'],
    ['two of one place', { hero: [hero[0], hero[0]] }, 'assets.hero.1'],
    [
      'a script',
      { hero: [{ ...hero[0], tokens: { image: { value: 'javascript:alert(1)' } } }] },
      'assets.hero.0.tokens.image.value',
    ],
    ['a page that ends its selector', { hero: [{ ...hero[0], page: '"]*{' }] }, 'assets.hero.0.page'],
    ['a text', 'hero', 'assets'],
    ['nothing', null, 'assets'],
  ])('THEME-06 that are %s are refused with their path', (_what, assets, path) => {
    expect(fromDtcg(extension(assets))).toMatchObject({ ok: false, path });
  });
});
