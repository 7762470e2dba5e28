import { describe, expect, it } from 'vitest';
import { parseTheme } from '@portico/tokens';
import { aFont, aPicture } from '../testing/fake-files.ts';
import type { FontFacts, FontFile } from './backend.ts';
import { familiesOf, neededOf, stackWith } from './font-families.ts';

const font = (url: string, facts: Partial<FontFacts> = {}, more: Partial<FontFile> = {}) =>
  aFont({ id: url, url: `/${url}.woff2`, ...more, facts: { ...aFont().facts, ...facts } });
function only(...files: readonly FontFile[]) {
  const [family, ...others] = familiesOf(files);
  if (!family || others.length > 0) throw new Error('there has to be one family');
  return family;
}
const urls = (...files: readonly FontFile[]) => neededOf(only(...files)).map(({ url }) => url);

describe('the families of uploaded fonts (THEME-07)', () => {
  it('hold their files from upright and light to heavy and italic, whatever else was uploaded', () => {
    const files = [
      font('italic', { isItalic: true }),
      aPicture(),
      font('bold', { weight: [700, 700] }),
      font('quay', { family: 'Quay' }),
      font('regular', { family: 'BRAND sans' }),
    ];
    expect(
      familiesOf(files).map(({ name, cuts }) => [name, cuts.map(({ weight, style }) => [weight[0], style])]),
    ).toEqual([
      [
        'Brand Sans',
        [
          [400, 'normal'],
          [700, 'normal'],
          [400, 'italic'],
        ],
      ],
      ['Quay', [[400, 'normal']]],
    ]);
  });

  it('lack only letters that all files of a weight lack, weight by weight', () => {
    const arabic = { locale: 'ar', letters: ['ا', 'ب'] };
    const family = only(
      font('latin', { ranges: [[32, 126]] }, { missing: [arabic] }),
      font(
        'some',
        { ranges: [[0x627, 0x627]] },
        {
          missing: [
            { locale: 'ar', letters: ['ب'] },
            { locale: 'en-US', letters: ['a'] },
          ],
        },
      ),
      font('bold', { weight: [700, 700] }, { missing: [arabic] }),
    );
    expect(family.cuts.map(({ missing }) => missing)).toEqual([[{ locale: 'ar', letters: ['ب'] }], [arabic]]);
  });

  it('leave out a file in whose place a newer one writes as much, and keep one that writes more', () => {
    const all = {
      ranges: [
        [32, 126],
        [0x600, 0x6ff],
      ],
    } as const;
    expect(urls(font('new'), font('old'))).toEqual(['/new.woff2']);
    expect(urls(font('new', all), font('old'))).toEqual(['/new.woff2']);
    expect(urls(font('new'), font('old', all))).toEqual(['/new.woff2', '/old.woff2']);
    expect(urls(font('new'), font('old', { weight: [700, 700] }))).toEqual(['/new.woff2', '/old.woff2']);
  });

  it('are named by a theme in as many ranges as it takes, joined where least is between them', () => {
    const ranges = Array.from({ length: 300 }, (_, index) => {
      const first = index * 10 + Math.floor(index / 10) * 500;
      return [first, first + 5] as const;
    });
    const fonts = neededOf(only(font('cjk', { ranges })));
    expect(fonts[0]?.ranges).toHaveLength(30);
    expect(fonts[0]?.ranges[1]).toEqual([600, 695]);
    expect(parseTheme({ schema: 2, product: 'default', sections: {}, assets: { fonts } })).toMatchObject({
      ok: true,
    });
    const even = neededOf(
      only(font('even', { ranges: Array.from({ length: 500 }, (_, at) => [at * 2, at * 2]) })),
    );
    expect(even[0]?.ranges.length).toBeLessThanOrEqual(60);
    expect(even[0]?.ranges.at(-1)?.[1]).toBe(998);
  });
});

describe('the list of fonts that begins with a family (THEME-07)', () => {
  it('goes on with what stands in for it, and with what the list had before', () => {
    expect(stackWith('Brand Sans', "Inter, 'Segoe UI', sans-serif", [])).toBe(
      `"Brand Sans", "Brand Sans fallback", Inter, 'Segoe UI', sans-serif`,
    );
  });

  it('has no other of the site’s own, and none twice', () => {
    const before = '"Quay", "Quay fallback", Inter, serif';
    const whole = '"Brand Sans", "Brand Sans fallback", Inter, serif';
    expect(stackWith('Brand Sans', before, ['QUAY', 'Brand Sans'])).toBe(whole);
    expect(stackWith('Brand Sans', whole, ['Quay', 'Brand Sans'])).toBe(whole);
  });

  it('ends somewhere, whatever it had', () => {
    expect(stackWith('A', '{core_properties.font_family}', [])).toBe('"A", "A fallback", sans-serif');
    const long = `${Array.from({ length: 30 }, (_, index) => `Font number ${index}`).join(', ')}, serif`;
    expect(stackWith('A', long.slice(-290), [])).toBe('"A", "A fallback", serif');
  });
});
