import { describe, expect, test } from 'vitest';
import type { ThemeDocument } from '../document/theme-document.ts';
import { aFont } from '../fonts/theme-font.test.data.ts';
import { accept, dtcgText, fromDtcg, toDtcg } from './index.ts';

const document: ThemeDocument = {
  schema: 2,
  product: 'default',
  sections: { core_properties: { font_family: { value: '"Harbour Sans", "Harbour Sans fallback", serif' } } },
  assets: { fonts: [aFont(), aFont({ url: '/italic.woff2', style: 'italic', letterWidth: null })] },
};

describe('fonts in a file of design tokens', () => {
  test('THEME-06 stand in our extension of the file, beside the values that name them', () => {
    expect(toDtcg(document)).toMatchObject({
      $extensions: { 'dev.portico': { assets: document.assets } },
      core_properties: { font_family: { $value: ['Harbour Sans', 'Harbour Sans fallback', 'serif'] } },
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

  test('THEME-06 of a theme stay when values are imported into it', () => {
    const back = fromDtcg({ cards: { padding: { $type: 'dimension', $value: { value: 20, unit: 'px' } } } });
    if (!back.ok) throw new Error(back.message);
    expect(accept(document, back.proposals).assets).toEqual(document.assets);
  });

  test.each([
    ['of another site', [aFont({ url: '//evil.example/a.woff2' })], 'assets.fonts.0.url'],
    ['that end their rule', [aFont({ family: '"}*{' })], 'assets.fonts.0.family'],
    ['without end', Array.from({ length: 1000 }, () => aFont()), 'assets.fonts'],
  ])('THEME-06 %s are refused with their path', (_what, fonts, path) => {
    const file = { $extensions: { 'dev.portico': { schema: 2, product: 'default', assets: { fonts } } } };
    expect(fromDtcg(file)).toMatchObject({ ok: false, path });
  });
});
