import { describe, expect, test } from 'vitest';
import { parseTheme } from '../document/parse-theme.ts';
import type { HeroVariant, ThemeDocument, ThemeSections } from '../document/theme-document.ts';
import { failingPairs, unwaivedPairs, waiverFor } from './waivers.ts';

const themed = (sections: ThemeSections, hero: readonly HeroVariant[] = []): ThemeDocument => ({
  schema: 2,
  product: 'pcsx',
  sections,
  assets: { hero },
});
const picture = (minWidth: number, tokens: HeroVariant['tokens'], title?: string): HeroVariant => ({
  page: 'jobs',
  minWidth,
  alt: '',
  tokens,
  ...(title !== undefined && { title }),
});
const faint = themed({ cards: { text: { value: '#eeeeee' } } });
const given = { by: 'Ada Brand', reason: 'Campaign' };
const waived = (document: ThemeDocument): ThemeDocument => ({
  ...document,
  waivers: failingPairs(document).map((pair) => waiverFor(pair, given)),
});
const blocking = (document: ThemeDocument) => unwaivedPairs(document, failingPairs(document));

describe('pairs between a theme and its publication', () => {
  test('THEME-05 are all that fail, wherever the colour was set (B6)', () => {
    expect(blocking(themed({}))).toEqual([]);
    const before = blocking(themed({ core_properties: { text: { value: '#eeeeee' } } }));
    expect(before.length).toBeGreaterThan(10);
    // the product's own core says the same more strongly, and its pairs are the core's
    expect(blocking(themed({ pcsx_core: { text: { value: '#eeeeee' } } }))).toEqual(before);
  });

  test('THEME-05 pass when somebody says why, as long as the colours stay what they were (B6)', () => {
    expect(blocking(faint).length).toBeGreaterThan(0);
    const { waivers } = waived(faint);
    expect(blocking({ ...faint, waivers })).toEqual([]);
    const fainter = themed({ cards: { text: { value: '#fafafa' } } });
    expect(blocking({ ...fainter, waivers })).toEqual(blocking(fainter));
    const old = waivers?.map(({ colors: _colors, ...waiver }) => waiver);
    expect(blocking({ ...faint, waivers: old })).toEqual(blocking(faint));
  });

  test('THEME-05 are words on a picture that cannot be read whatever the picture shows, on that picture alone (B15)', () => {
    const white = { overlay: { value: '#ffffff' }, text: { value: '#ffffff' } };
    expect(blocking(themed({}, [picture(0, white)]))).toEqual([]);
    const document = themed({}, [picture(0, {}, 'Come in'), picture(768, white, 'Come in')]);
    expect(blocking(document).length).toBeGreaterThan(0);
    expect(blocking(document).every((pair) => 'where' in pair && pair.where.minWidth === 768)).toBe(true);
    expect(blocking(waived(document))).toEqual([]);
    expect(parseTheme(waived(document))).toMatchObject({ ok: true });
  });

  test('THEME-05 have waivers that a theme can hold', () => {
    const document = waived(faint);
    const [waiver] = document.waivers ?? [];
    expect(parseTheme(document)).toEqual({ ok: true, document });
    for (const colors of ['#fff', ['#fff'], ['#fff', 'url(x)'], ['#fff', '#000', '#000'], [1, 2]])
      expect(parseTheme({ ...document, waivers: [{ ...waiver, colors }] })).toMatchObject({
        ok: false,
        path: 'waivers.0.colors',
      });
  });
});
