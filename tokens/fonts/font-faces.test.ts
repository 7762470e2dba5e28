import { describe, expect, test } from 'vitest';
import { gzipSync } from 'node:zlib';
import type { ThemeFont } from '../document/theme-document.ts';
import { aFont } from './theme-font.test.data.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { emitThemeCss } from '../emit/emit-css.ts';
import { emitFontFaces, standInOf } from './font-faces.ts';

/** The rules of a font, each as its descriptors. */
const facesOf = (...fonts: readonly ThemeFont[]) =>
  [...emitFontFaces(fonts).matchAll(/@font-face\{([^}]*)\}/g)].map(([, body = '']) =>
    Object.fromEntries(
      body.split(';').map((one) => [one.slice(0, one.indexOf(':')), one.slice(one.indexOf(':') + 1)]),
    ),
  );
const standInsOf = (...fonts: readonly ThemeFont[]) =>
  facesOf(...fonts).filter((face) => face['font-family']?.includes('fallback'));

describe('fonts as CSS', () => {
  test('THEME-01 have their file, weights, style and letters, and give way to what stands in for them', () => {
    const [face] = facesOf(
      aFont({
        weight: [100, 900],
        style: 'italic',
        ranges: [
          [0x20, 0x7e],
          [0xa0, 0xa0],
          [0x1f600, 0x1f64f],
        ],
      }),
    );
    expect(face).toEqual({
      'font-family': '"Harbour Sans"',
      src: 'url("/theme-files/harbour.example/regular.woff2") format("woff2")',
      'font-weight': '100 900',
      'font-style': 'italic',
      'font-display': 'swap',
      'unicode-range': 'U+20-7E,U+A0,U+1F600-1F64F',
    });
  });

  test('THEME-01 as wide as Arial have Arial as it is, with their own height', () => {
    expect(standInsOf(aFont({ ascent: 0.95, descent: 0.2, lineGap: 0.1 }))).toEqual([
      {
        'font-family': '"Harbour Sans fallback"',
        src: 'local("Arial"),local("Liberation Sans"),local("Arimo"),local("Roboto")',
        'font-weight': '400',
        'font-style': 'normal',
        'size-adjust': '100%',
        'ascent-override': '95%',
        'descent-override': '20%',
        'line-gap-override': '10%',
        'unicode-range': 'U+20-7E',
      },
    ]);
    expect(standInOf('Harbour Sans')).toBe('Harbour Sans fallback');
  });

  test('THEME-01 of twice that width have Arial at twice its size, and the same height as before', () => {
    expect(standInsOf(aFont({ letterWidth: 0.8848, ascent: 1, descent: 0.25, lineGap: 0.5 }))).toMatchObject([
      {
        'size-adjust': '200%',
        'ascent-override': '50%',
        'descent-override': '12.5%',
        'line-gap-override': '25%',
      },
    ]);
  });

  test.each([
    [[700, 700], [['700', 'Arial Bold', '92.46%']]],
    [[300, 599], [['300 599', 'Arial', '100%']]],
    // of a variable font only one width is known
    [
      [200, 900],
      [
        ['200 599', 'Arial', '100%'],
        ['600 900', 'Arial Bold', '100%'],
      ],
    ],
  ] as const)('THEME-01 of the weights %j have the cuts of Arial that are as heavy', (weight, expected) => {
    expect(
      standInsOf(aFont({ weight })).map((face) => [
        face['font-weight'],
        /^local\("([^"]*)"\)/.exec(face.src ?? '')?.[1],
        face['size-adjust'],
      ]),
    ).toEqual(expected);
  });

  test('THEME-01 that are italic have an italic Arial', () => {
    const italic = aFont({ style: 'italic', weight: [400, 700] });
    expect(standInsOf(italic).map(({ src }) => src?.split(',')[0])).toEqual([
      'local("Arial Italic")',
      'local("Arial Bold Italic")',
    ]);
  });

  test('THEME-01 without Latin letters have nothing in their place: nobody knows how wide theirs are', () => {
    expect(standInsOf(aFont({ letterWidth: null }))).toEqual([]);
    expect(facesOf(aFont({ letterWidth: null }))).toHaveLength(1);
  });

  test('THEME-01 are nothing where there are none', () => {
    expect(emitFontFaces([])).toBe('');
  });

  test('THEME-01 as many as a document may have, each with as many ranges, are less than 2 kB beside a theme', () => {
    const fonts = Array.from({ length: 12 }, (_, index) =>
      aFont({
        family: index < 6 ? 'Harbour Sans' : 'Harbour Serif',
        url: `/theme-files/harbour.example/${String(index * 7919).padStart(64, 'a1b2c3d4')}.woff2`,
        weight: [(index % 6) * 100 + 300, (index % 6) * 100 + 300],
        ranges: Array.from(
          { length: 60 },
          (_range, at) => [0x100 + at * 97, 0x100 + at * 97 + (at % 30)] as const,
        ),
      }),
    );
    const theme = emitThemeCss(resolveTheme({ product: 'default' }), { layer: 'theme.default' });
    const beside = gzipSync(theme + emitFontFaces(fonts)).length - gzipSync(theme).length;
    expect(beside).toBeLessThan(2000);
  });
});
