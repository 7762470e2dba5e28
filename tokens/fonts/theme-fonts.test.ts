import { describe, expect, test } from 'vitest';
import { parseTheme } from '../document/parse-theme.ts';
import type { ThemeDocument, ThemeFont } from '../document/theme-document.ts';
import { aFont } from './theme-font.test.data.ts';
import { familiesIn, usedFonts, withoutUnusedFonts } from './theme-fonts.ts';

const bold = aFont({ url: '/bold.woff2', weight: [700, 700] });
const other = aFont({ url: '/quay.woff2', family: 'Quay' });
const themed = (
  fonts: readonly ThemeFont[],
  core: ThemeDocument['sections']['core_properties'] = {},
): ThemeDocument => ({
  schema: 2,
  product: 'default',
  sections: { core_properties: core },
  assets: { fonts },
});

describe('the fonts that a theme uses', () => {
  test('THEME-01 are those whose family a value names, however it is written, with all their files', () => {
    const fonts = [aFont(), bold, other];
    expect(usedFonts(themed(fonts, { font_family: { value: "'harbour sans', serif" } }))).toEqual([
      aFont(),
      bold,
    ]);
    expect(usedFonts(themed(fonts, { font_family_heading: { value: 'Georgia, Quay' } }))).toEqual([other]);
    expect(usedFonts(themed(fonts, { font_family: { value: '"Harbour Sans fallback", Quayside' } }))).toEqual(
      [],
    );
  });

  test('THEME-01 are none that a reference only seems to name', () => {
    const document = themed([aFont({ family: 'core_properties' })], {
      font_family_heading: { value: '{core_properties.font_family}' },
    });
    expect(parseTheme(document)).toMatchObject({ ok: true });
    expect(usedFonts(document)).toEqual([]);
  });

  test('THEME-01 alone stay in a document, which is the same one where all are used', () => {
    const value = '"Harbour Sans", serif';
    const used = themed([aFont()], { font_family: { value } });
    expect(withoutUnusedFonts(used)).toBe(used);
    expect(withoutUnusedFonts(themed([other, aFont()], { font_family: { value } }))).toEqual(used);
    expect(withoutUnusedFonts(themed([other]))).not.toHaveProperty('assets');
    const pictured = { ...themed([other]), assets: { hero: [], fonts: [other] } };
    expect(withoutUnusedFonts(pictured).assets).toEqual({ hero: [] });
    const plain: ThemeDocument = { schema: 2, product: 'default', sections: {} };
    expect(withoutUnusedFonts(plain)).toBe(plain);
  });

  test('THEME-01 are read from lists with quotes of both kinds', () => {
    expect(familiesIn(`Inter, "Segoe UI" , 'Größe 2',serif`)).toEqual([
      'Inter',
      'Segoe UI',
      'Größe 2',
      'serif',
    ]);
    for (const value of [undefined, 3, '{core_properties.font_family}'])
      expect(familiesIn(value)).toEqual([]);
  });
});
