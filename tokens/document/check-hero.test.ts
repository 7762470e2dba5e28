import { describe, expect, test } from 'vitest';
import { randomFrom, tries } from '../../tests/random.ts';
import { parseTheme } from './parse-theme.ts';

const hero = (more: object = {}) => ({
  page: 'jobs',
  minWidth: 768,
  alt: '',
  tokens: { image: { value: '/market.jpg' } },
  ...more,
});
const withAssets = (assets: unknown) => ({ schema: 2, product: 'default', sections: {}, assets });
function refusalOf(assets: unknown) {
  const parsed = parseTheme(withAssets(assets));
  if (parsed.ok) throw new Error('this document has to be refused');
  return `${parsed.path}: ${parsed.message}`;
}
const refusalOfHero = (...more: object[]) => refusalOf({ hero: more.map(hero) });
const withTokens = (tokens: unknown) => refusalOfHero({ tokens });

describe('the pictures of a theme document', () => {
  test('THEME-01 are taken by page and width, with every token of the section, its schemes and references', () => {
    const document = withAssets({
      hero: [
        hero({ minWidth: 0, alt: 'A hall', title: 'Come in', text: 'We bake.' }),
        hero({
          tokens: {
            image: { value: 'https://cdn.example.com/a.png' },
            focal_x: { value: 80 },
            focal_y: { value: 0 },
            height: { value: 320 },
            overlay: { value: '#0008', schemes: { dark: '{core_properties.overlay}' } },
            text: { value: '{core_properties.brand}', lock: true },
          },
        }),
        hero({ page: 'singlePosition', minWidth: 4000, tokens: {} }),
      ],
    });
    expect(parseTheme(document)).toEqual({ ok: true, document });
    for (const assets of [{}, { hero: [] }])
      expect(parseTheme(withAssets(assets))).toMatchObject({ ok: true });
  });

  test.each([
    ['a list in place of the assets', [], /^assets: must be an object/],
    ['other assets', { logo: [] }, /^assets\.logo: is not known here; allowed: hero/],
    [
      'an object in place of the list',
      { hero: { 0: hero() } },
      /^assets\.hero: must be a list of at most 24/,
    ],
    ['a text in place of a picture', { hero: ['/a.jpg'] }, /^assets\.hero\.0: must be an object/],
    ['a hole in the list', { hero: Array(1) }, /^assets\.hero\.0: must be an object/],
    [
      'ten thousand entries',
      { hero: Array.from({ length: 10_000 }, (_, index) => hero({ minWidth: index })) },
      /^assets\.hero: must be a list of at most 24/,
    ],
  ])('THEME-01 are refused for %s', (_what, assets, expected) => {
    expect(refusalOf(assets)).toMatch(expected);
  });

  test.each([
    ['something unknown', { src: '/a.jpg' }, /^assets\.hero\.0\.src: is not known here; allowed: page, /],
    ['no page', { page: undefined }, /^assets\.hero\.0\.page: must be the name of a page/],
    ['a page that ends its selector', { page: 'jobs"]),*{display:none}x:where([a="' }, /\.page: must be/],
    ['a page on two lines', { page: 'jobs\n' }, /\.page: must be/],
    ['an endless page', { page: 'a'.repeat(51) }, /\.page: must be/],
    [
      'a width as a text',
      { minWidth: '768' },
      /^assets\.hero\.0\.minWidth: must be a whole number between 0 and 4000/,
    ],
    ['half a pixel', { minWidth: 767.5 }, /minWidth: must be a whole number/],
    ['a negative width', { minWidth: -1 }, /minWidth: must be a whole number/],
    ['a width beyond screens', { minWidth: 4001 }, /minWidth: must be a whole number/],
    ['no width', { minWidth: Number.NaN }, /minWidth: must be a whole number/],
    ['no alternative text', { alt: undefined }, /^assets\.hero\.0\.alt: must be a text of at most 300/],
    ['a long alternative text', { alt: 'a'.repeat(301) }, /alt: must be a text/],
    [
      'a title that is no text',
      { title: { html: '<b>' } },
      /^assets\.hero\.0\.title: must be a text of 1 to 120/,
    ],
    ['a long title', { title: 'a'.repeat(121) }, /title: must be a text/],
    ['a text of nothing', { text: ' ' }, /^assets\.hero\.0\.text: must be a text of 1 to 300/],
  ])('THEME-01 are refused for %s, with the path', (_what, more, expected) => {
    expect(refusalOfHero(more)).toMatch(expected);
  });

  test.each([
    ['no tokens', undefined, /^assets\.hero\.0\.tokens: must be an object/],
    [
      'a token of another section',
      { padding: { value: 12 } },
      /tokens\.padding: is not a token; tokens of pcsx_hero_image: image, /,
    ],
    [
      'a height as a colour',
      { height: { value: '#fff' } },
      /^assets\.hero\.0\.tokens\.height\.value: must be a number/,
    ],
    [
      'a height beyond its limits',
      { height: { value: 4000 } },
      /^assets\.hero\.0\.tokens\.height\.value: must be between 80 and 800 px/,
    ],
    [
      'a focal point outside of it',
      { focal_x: { value: 101 } },
      /tokens\.focal_x\.value: must be between 0 and 100/,
    ],
    [
      'a scrim that ends its rule',
      { overlay: { schemes: { dark: 'red;}body{display:none' } } },
      /tokens\.overlay\.schemes\.dark: must be a colour/,
    ],
    ['a script', { image: { value: 'javascript:alert(1)' } }, /tokens\.image\.value: must be a path such as/],
    [
      'an address that ends its url()',
      { image: { value: '/a.jpg");}*{x:url("' } },
      /tokens\.image\.value: must be a path/,
    ],
    [
      'an address of any protocol',
      { image: { value: '//evil.example/a.jpg' } },
      /tokens\.image\.value: must be a path/,
    ],
    [
      'a reference of another kind',
      { height: { value: '{core_properties.brand}' } },
      /refers to core_properties\.brand, which is a color/,
    ],
    [
      'a reference to itself',
      { text: { value: '{pcsx_hero_image.text}' } },
      /tokens\.text\.value: refers to pcsx_hero_image\.text, which is a picture’s own/,
    ],
    [
      'half of a circle',
      { overlay: { schemes: { dark_contrast: '{pcsx_hero_image.text}' } } },
      /tokens\.overlay\.schemes\.dark_contrast: refers to pcsx_hero_image\.text/,
    ],
  ])('THEME-01 are refused for %s', (_what, tokens, expected) => {
    expect(withTokens(tokens)).toMatch(expected);
  });

  test('THEME-01 a prototype is no token and no asset', () => {
    const tokens: unknown = JSON.parse('{"__proto__":{"value":"#fff"}}');
    expect(withTokens(tokens)).toMatch(/^assets\.hero\.0\.tokens\.__proto__: is not a token/);
    expect(refusalOf(JSON.parse('{"__proto__":{"hero":[]}}'))).toMatch(
      /^assets\.__proto__: is not known here/,
    );
  });

  test('THEME-01 one page and width is one picture', () => {
    expect(refusalOfHero({}, { page: 'singlePosition' }, { alt: 'Again' })).toBe(
      'assets.hero.2: is for page jobs from 768 px on, which assets.hero.0 is for too',
    );
  });

  test('THEME-01 count to the size of a document', () => {
    const text = 'x'.repeat(300);
    const large = Array.from({ length: 24 }, (_, minWidth) =>
      hero({ minWidth, alt: text, text, tokens: { image: { value: `/${'a'.repeat(499)}` } } }),
    );
    expect(parseTheme(withAssets({ hero: large }))).toMatchObject({ ok: true });
    const sections = { core_properties: { font_family: { value: 'A' } } };
    const waivers = Array.from({ length: 1 }, () => ({
      pair: 'cards.text on cards.background (light)',
      by: 'Ada',
      reason: text.repeat(30),
    }));
    const parsed = parseTheme({ ...withAssets({ hero: large }), sections, waivers });
    expect(parsed).toMatchObject({ ok: false, message: 'must not be larger than 32 kB' });
  });

  test('THEME-01 whatever is in them, nothing is thrown', () => {
    const random = randomFrom(20_261_121);
    const odd: readonly unknown[] = [
      null,
      0,
      -1,
      '',
      'x',
      '{',
      [],
      {},
      true,
      { value: {} },
      [[]],
      Infinity,
      Symbol.iterator,
    ];
    const any = () => odd[Math.floor(random() * odd.length)];
    for (let index = 0; index < tries(2000); index += 1) {
      const tokens =
        random() < 0.5 ? any() : { image: any(), height: { value: any(), schemes: any(), lock: any() } };
      const more = { page: any(), minWidth: any(), alt: any(), title: any(), text: any(), tokens };
      const keys = Object.keys(more).filter(() => random() < 0.3);
      const broken = Object.fromEntries(keys.map((key) => [key, more[key as keyof typeof more]]));
      const assets =
        random() < 0.1 ? any() : { hero: [hero(broken), random() < 0.2 ? any() : hero({ minWidth: 1 })] };
      expect(() => parseTheme(withAssets(assets))).not.toThrow();
    }
  });
});
