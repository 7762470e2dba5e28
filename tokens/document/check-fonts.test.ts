import { describe, expect, test } from 'vitest';
import { randomFrom, tries } from '../../tests/random.ts';
import { parseTheme } from './parse-theme.ts';
import { aFont } from '../fonts/theme-font.test.data.ts';

const withFonts = (fonts: unknown) => ({ schema: 2, product: 'default', sections: {}, assets: { fonts } });
function refusalOf(fonts: unknown) {
  const parsed = parseTheme(withFonts(fonts));
  if (parsed.ok) throw new Error('this document has to be refused');
  return `${parsed.path}: ${parsed.message}`;
}

describe('the fonts of a theme document', () => {
  test('THEME-01 are taken with everything that their files say', () => {
    const document = withFonts([
      aFont(),
      aFont({ url: '/theme-files/harbour.example/italic.woff2', style: 'italic', letterWidth: null }),
      aFont({
        family: 'Größe 2_x',
        url: '/a.woff2',
        weight: [100, 900],
        ranges: [
          [0x20, 0x20],
          [0x21, 0x10ffff],
        ],
      }),
    ]);
    expect(parseTheme(document)).toEqual({ ok: true, document });
    expect(parseTheme(withFonts([]))).toMatchObject({ ok: true });
  });

  test.each([
    [
      'a name that ends its rule',
      { family: 'Harbour";}*{x:url("' },
      /^assets\.fonts\.0\.family: must be a name/,
    ],
    ['a name that ends the style element', { family: '</style>' }, /\.family: must be/],
    ['no name', { family: ' ' }, /\.family: must be/],
    ['a long name', { family: 'a'.repeat(61) }, /\.family: must be/],
    [
      'a file of another site',
      { url: 'https://evil.example/a.woff2' },
      /\.url: must be the path of a file on this site/,
    ],
    ['a file of any protocol', { url: '//evil.example/a.woff2' }, /\.url: must be/],
    ['data in place of a file', { url: 'data:font/woff2;base64,d09GMg==' }, /\.url: must be/],
    ['an address that ends its url()', { url: '/a");}*{x:url("/b.woff2' }, /\.url: must be/],
    ['a file of another kind', { url: '/a.ttf' }, /\.url: must be/],
    ['a weight as a text', { weight: ['400', 400] }, /\.weight: must be the least and the greatest weight/],
    ['weights the wrong way round', { weight: [700, 400] }, /\.weight: must be/],
    ['one weight', { weight: [400] }, /\.weight: must be/],
    ['three weights', { weight: [400, 500, 600] }, /\.weight: must be a list of at most 2/],
    ['a style of its own', { style: 'oblique 20deg' }, /\.style: must be normal or italic/],
    ['no ranges', { ranges: [] }, /\.ranges: must have a range/],
    ['half a code point', { ranges: [[32.5, 40]] }, /\.ranges\.0: must be the first and the last code point/],
    ['a range the wrong way round', { ranges: [[40, 32]] }, /\.ranges\.0: must be/],
    ['ranges that overlap', { ranges: [[32, 40], [40, 50]] }, /\.ranges\.1: must be/], // prettier-ignore
    ['letters beyond all letters', { ranges: [[32, 0x110000]] }, /\.ranges\.0: must be/],
    ['a range as a text', { ranges: ['U+20-7E'] }, /\.ranges\.0: must be a list of at most 2/],
    [
      'endless ranges',
      { ranges: Array.from({ length: 61 }, (_, index) => [index * 2, index * 2]) },
      /\.ranges: must be a list of at most 60/,
    ],
    ['no height', { ascent: undefined }, /\.ascent: must be a number from 0 to 4/],
    ['a depth that is no number', { descent: Number.NaN }, /\.descent: must be/],
    ['an endless gap', { lineGap: Infinity }, /\.lineGap: must be/],
    [
      'letters of no width, by which is divided',
      { letterWidth: 0 },
      /\.letterWidth: must be a number from 0\.05/,
    ],
    ['something unknown', { src: 'x' }, /^assets\.fonts\.0\.src: is not known here; allowed: family, url/],
  ])('THEME-01 are refused for %s, with the path', (_what, more, expected) => {
    expect(refusalOf([{ ...aFont(), ...more }])).toMatch(expected);
  });

  test.each([
    ['an object in place of the list', { 0: aFont() }, /^assets\.fonts: must be a list of at most 12/],
    ['a text in place of a font', ['/a.woff2'], /^assets\.fonts\.0: must be an object/],
    ['the same file twice', [aFont(), aFont({ weight: [700, 700] })], /^assets\.fonts\.1\.url: is the file of assets\.fonts\.0 too/], // prettier-ignore
    [
      'more than a page should load',
      Array.from({ length: 13 }, () => aFont()),
      /^assets\.fonts: must be a list/,
    ],
  ])('THEME-01 are refused for %s', (_what, fonts, expected) => {
    expect(refusalOf(fonts)).toMatch(expected);
  });

  test('THEME-01 count to the size of a document, which has room for as many as it may have', () => {
    const fonts = Array.from({ length: 12 }, (_, index) =>
      aFont({
        url: `/theme-files/harbour.example/${String(index).padStart(64, '0')}.woff2`,
        ranges: Array.from(
          { length: 60 },
          (_range, at) => [0x1000 + at * 200, 0x1000 + at * 200 + 99] as const,
        ),
      }),
    );
    expect(parseTheme(withFonts(fonts))).toMatchObject({ ok: true });
    const waivers = [
      { pair: 'cards.text on cards.background (light)', by: 'Ada', reason: 'x'.repeat(30_000) },
    ];
    expect(parseTheme({ ...withFonts(fonts), waivers })).toMatchObject({
      ok: false,
      message: 'must not be larger than 32 kB',
    });
  });

  test('THEME-01 whatever is in them, nothing is thrown', () => {
    const random = randomFrom(20_261_123);
    const odd: readonly unknown[] = [
      null,
      0,
      -1,
      '',
      '{',
      [],
      {},
      true,
      [[]],
      [null],
      Infinity,
      Symbol.iterator,
    ];
    const any = () => odd[Math.floor(random() * odd.length)];
    for (let index = 0; index < tries(2000); index += 1) {
      const broken = Object.fromEntries(
        Object.entries(aFont()).map(([key, value]) => [key, random() < 0.3 ? any() : value]),
      );
      expect(() => parseTheme(withFonts(random() < 0.1 ? any() : [broken, any()]))).not.toThrow();
    }
  });
});
