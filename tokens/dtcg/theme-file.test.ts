import { describe, expect, test } from 'vitest';
import { readThemes, type AuthoredThemes } from './theme-file.ts';
import { joinFiles } from './joined-files.ts';

const color = (value: unknown) => ({ $type: 'color', $value: value });
const px = (value: number) => ({ $type: 'dimension', $value: { value, unit: 'px' } });
const srgb = (...components: number[]) => ({ colorSpace: 'srgb', components });

/** Themes of which only what is named is said. */
const themes = (
  { base = {}, pcsx = {}, dark = {}, palette = {} }: Record<string, object>,
  more: Partial<AuthoredThemes> = {},
) =>
  readThemes({
    reference: joinFiles({
      'reference/palette.tokens.json': {
        reference: { $type: 'color', white: { $value: srgb(1, 1, 1) }, ...palette },
      },
    }),
    base: joinFiles({ 'component/cards.tokens.json': base }),
    products: {
      default: joinFiles({ 'themes/default.tokens.json': {} }),
      pcsx: joinFiles({ 'themes/pcsx.tokens.json': pcsx }),
    },
    dark: joinFiles({ 'schemes/dark.tokens.json': dark }),
    ...more,
  });
const cards = (tokens: object) => ({ base: { cards: tokens } });
function mistakeIn(...files: Parameters<typeof themes>): string {
  try {
    themes(...files);
    return '';
  } catch (error) {
    return String(error);
  }
}

describe('authored files', () => {
  test('THEME-06 are read as settings: raw colours as colours, other tokens as references', () => {
    expect(
      themes({
        base: {
          cards: {
            background: color('{reference.white}'),
            text: color('{cards.background}'),
            padding: px(12),
          },
        },
        pcsx: { cards: { padding: px(20) } },
        dark: { cards: { background: color(srgb(0, 0, 0)) } },
      }),
    ).toEqual({
      base: {
        cards: {
          background: { value: '#ffffff', schemes: { dark: '#000000' } },
          text: { value: '{cards.background}' },
          padding: { value: 12 },
        },
      },
      products: { default: {}, pcsx: { cards: { padding: { value: 20 } } } },
    });
  });

  test('THEME-06 take the value for dark into the layer that has the one for light', () => {
    const { base, products } = themes({
      pcsx: { pcsx_core: { surface: color('{reference.white}') } },
      dark: { pcsx_core: { surface: color(srgb(0, 0, 0)) } },
    });
    expect(base).toEqual({});
    expect(products.pcsx).toEqual({
      pcsx_core: { surface: { value: '#ffffff', schemes: { dark: '#000000' } } },
    });
  });
});

describe('a mistake in an authored file is named with file and path', () => {
  test('THEME-06 a value beyond its limits, for light, for dark and in a product', () => {
    const message = 'cards.padding.$value must be between 8 and 40 px';
    expect(mistakeIn(cards({ padding: px(4) }))).toMatch(`component/cards.tokens.json: ${message}`);
    expect(mistakeIn({ pcsx: { cards: { padding: px(41) } } })).toMatch(
      `themes/pcsx.tokens.json: ${message}`,
    );
    expect(mistakeIn({ ...cards({ padding: px(12) }), dark: { cards: { padding: px(0) } } })).toMatch(
      `schemes/dark.tokens.json: ${message}`,
    );
  });

  test('THEME-06 a value of the wrong kind', () => {
    expect(mistakeIn(cards({ background: color({ value: 4, unit: 'px' }) }))).toMatch(
      'component/cards.tokens.json: cards.background.$value must be a colour',
    );
    expect(mistakeIn(cards({ padding: { $type: 'dimension', $value: '{reference.white}' } }))).toMatch(
      'component/cards.tokens.json: cards.padding.$value must be a number of px',
    );
    expect(mistakeIn(cards({ background: px(12) }))).toMatch(
      'component/cards.tokens.json: cards.background.$type must be "color"',
    );
  });

  test('THEME-06 a colour of the palette that is none, even if nobody refers to it', () => {
    expect(mistakeIn({ palette: { blue: { $value: srgb(2, 0, 0) } } })).toMatch(
      'reference/palette.tokens.json: reference.blue.$value must be a colour',
    );
    expect(mistakeIn({ palette: { blue: { $type: 'number', $value: 1 } } })).toMatch(
      'reference/palette.tokens.json: reference.blue must have the $type "color"',
    );
    expect(mistakeIn({ palette: { blue: 7 } })).toMatch(
      'reference/palette.tokens.json: reference.blue is neither a token nor a group of tokens',
    );
  });

  test('THEME-06 an unknown name, with those that are known', () => {
    expect(mistakeIn({ base: { card: {} } })).toMatch(
      /^Error: component\/cards\.tokens\.json: card is not a section; sections: core_properties, /,
    );
    expect(mistakeIn(cards({ colour: color('{reference.white}') }))).toMatch(
      /^Error: component\/cards\.tokens\.json: cards\.colour is not a token; tokens of cards: background, /,
    );
    expect(mistakeIn(cards({ text: { ...color('{reference.white}'), $extensions: {} } }))).toMatch(
      'component/cards.tokens.json: cards.text.$extensions is not known here; allowed: $type, $value',
    );
    expect(mistakeIn(cards({ text: '{reference.white}' }))).toMatch(
      'component/cards.tokens.json: cards.text must be a token',
    );
  });

  test('THEME-06 a section that is in two files', () => {
    expect(() =>
      joinFiles({ 'component/a.tokens.json': { cards: {} }, 'component/b.tokens.json': { cards: {} } }),
    ).toThrow('component/b.tokens.json: cards is in component/a.tokens.json already');
  });

  test('THEME-06 a reference to nothing, to another kind, or to what no file gives a value', () => {
    expect(mistakeIn(cards({ text: color('{reference.whit}') }))).toMatch(
      'component/cards.tokens.json: cards.text.$value refers to "reference.whit", which is neither in the palette nor a token',
    );
    expect(mistakeIn({ palette: { blue: { $value: '{reference.bleu}' } } })).toMatch(
      'reference/palette.tokens.json: reference.blue.$value refers to "reference.bleu", which is neither',
    );
    expect(mistakeIn(cards({ text: color('{cards.padding}'), padding: px(12) }))).toMatch(
      'component/cards.tokens.json: cards.text.$value refers to cards.padding, which is a dimension, not a color',
    );
    expect(mistakeIn(cards({ text: color('{navbar.text}') }))).toMatch(
      'component/cards.tokens.json: cards.text.$value refers to navbar.text, which no file gives a value',
    );
  });

  test('THEME-06 raw colours in a circle', () => {
    expect(
      mistakeIn({
        palette: { a: { $value: '{reference.b}' }, b: { $value: '{reference.a}' } },
      }),
    ).toMatch(
      'reference/palette.tokens.json: reference.a.$value refers to itself in a circle: reference.b → reference.a → reference.b',
    );
  });

  test('THEME-06 tokens in a circle over files, through a product, in dark, and by way of what is computed', () => {
    const circle = {
      base: joinFiles({
        'component/cards.tokens.json': { cards: { text: color('{navbar.text}') } },
        'component/navbar.tokens.json': { navbar: { text: color('{cards.text}') } },
      }),
    };
    const way = 'cards.text (component/cards.tokens.json) → navbar.text (component/navbar.tokens.json)';
    expect(mistakeIn({}, circle)).toMatch(
      `component/cards.tokens.json: cards.text.$value refers to itself in a circle: ${way} → cards.text`,
    );
    const sound = cards({ text: color('{cards.border}'), border: color('{reference.white}') });
    const back = { cards: { border: color('{cards.text}') } };
    expect(mistakeIn(sound)).toBe('');
    expect(mistakeIn({ ...sound, pcsx: back })).toMatch(
      /cards\.border \(themes\/pcsx\.tokens\.json\) → cards\.text/,
    );
    expect(mistakeIn({ ...sound, dark: back })).toMatch(
      /cards\.border \(schemes\/dark\.tokens\.json\) → cards\.text/,
    );
    expect(mistakeIn({ base: { core_properties: { brand: color('{core_properties.accent}') } } })).toMatch(
      /core_properties\.brand \(component.*\) → core_properties\.accent \(computed\) → core_properties\.brand/,
    );
  });

  test('THEME-06 a value for dark that has none for light, or that a product would be hidden by', () => {
    const dark = { cards: { text: color(srgb(1, 1, 1)) } };
    expect(mistakeIn({ dark })).toMatch(
      'schemes/dark.tokens.json: cards.text has a value for dark, but none for light',
    );
    const light = { cards: { text: color(srgb(0, 0, 0)) } };
    expect(mistakeIn({ base: light, pcsx: light, dark })).toMatch(
      'themes/pcsx.tokens.json: cards.text cannot be changed by a product: its value for dark, in schemes/dark.tokens.json, would stay',
    );
  });
});
