import { describe, expect, test } from 'vitest';
import { tokenPaths } from '../contract/index.ts';
import { maximumThemeBytes, parseTheme } from './parse-theme.ts';

const document = (sections: unknown) => ({ schema: 2, product: 'default', sections });
function refusalOf(input: unknown) {
  const parsed = parseTheme(input);
  if (parsed.ok) throw new Error('this document has to be refused');
  return `${parsed.path}: ${parsed.message}`;
}

describe('a theme document from outside', () => {
  test('is taken when every value is of its token’s kind', () => {
    const parsed = parseTheme(
      document({
        primary_buttons: { background: { value: '#0b6e5f', schemes: { dark: '{core_properties.brand}' } } },
        cards: { padding: { value: 12, lock: true } },
      }),
    );
    expect(parsed.ok).toBe(true);
  });

  test.each([
    [
      'an unknown section',
      document({ buttons: {} }),
      /^sections\.buttons: is not a section; sections: core_properties, /,
    ],
    [
      'an unknown token',
      document({ cards: { colour: { value: '#fff' } } }),
      /^sections\.cards\.colour: is not a token; tokens of cards: background, /,
    ],
    [
      'a length where a colour belongs',
      document({ cards: { background: { value: 12 } } }),
      /^sections\.cards\.background\.value: must be a colour/,
    ],
    [
      'a colour where a length belongs',
      document({ cards: { padding: { value: '#ffffff' } } }),
      /^sections\.cards\.padding\.value: must be a number/,
    ],
    [
      'a number out of range',
      document({ cards: { padding: { value: 4000 } } }),
      /must be between 8 and 40 px/,
    ],
    [
      'a reference to another kind',
      document({ cards: { padding: { value: '{core_properties.brand}' } } }),
      /refers to core_properties\.brand, which is a color, not a dimension/,
    ],
    [
      'a colour that ends the rule',
      document({ cards: { background: { value: 'red;}body{display:none' } } }),
      /must be a colour/,
    ],
    [
      'a font that ends the rule',
      document({ core_properties: { font_family: { value: 'Arial;}*{color:red' } } }),
      /must be a list of font families/,
    ],
    [
      'an image of another scheme',
      document({ pcsx_hero_image: { image: { value: 'javascript:alert(1)' } } }),
      /must be a path such as/,
    ],
    [
      'an image that ends its url()',
      document({ pcsx_hero_image: { image: { value: '/a.jpg");}*{x:url("' } } }),
      /must be a path such as/,
    ],
    [
      'an unknown product',
      { schema: 2, product: 'other', sections: {} },
      /^product: must be one of default, pcsx/,
    ],
    [
      'a colour in a shadow that nothing can read',
      document({
        cards: { shadow: { value: [{ x: 0, y: 0, blur: 0, spread: 0, color: 'oklch(0.5 0.1 200.)' }] } },
      }),
      /^sections\.cards\.shadow\.value: must be a list of at most 4 shadows/,
    ],
    [
      'a page that lets through what is behind it',
      document({ core_properties: { surface: { value: '#ffffff80' } } }),
      /^sections\.core_properties\.surface\.value: must be a colour without alpha/,
    ],
    [
      'a page that refers to what may let something through',
      document({ core_properties: { surface: { value: '{core_properties.overlay}' } } }),
      /refers to core_properties\.overlay, which may let through/,
    ],
    [
      'a list of themes that it builds on',
      { schema: 2, product: 'default', sections: {}, inherits: ['default@12'] },
      /^inherits: must be a product and a version/,
    ],
    ['another schema', { schema: 1, product: 'default', sections: {} }, /^schema: must be 2/],
    [
      'unknown settings',
      document({ cards: { padding: { value: 12, evil: true } } }),
      /^sections\.cards\.padding\.evil: is not known here/,
    ],
    [
      'a prototype',
      JSON.parse('{"schema":2,"product":"default","sections":{"__proto__":{"polluted":{"value":1}}}}'),
      /^sections\.__proto__: is not a section/,
    ],
    ['not an object', 'theme', /^: must be an object/],
  ])('is refused for %s, with the path and what is allowed', (_what, input, expected) => {
    expect(refusalOf(input)).toMatch(expected);
  });

  test.each([
    'oklch(0.5 0.1 200.)',
    'oklch(5. .1 .5)',
    'oklch(0.5 0.1 3/1.)',
    'OKLCH(0.5 0.1 200)',
    'oklch(50 0.1 200)',
    'oklch(-1 0.1 200)',
    'oklch(0.5 99999 200)',
    'oklch(0.5 0.1 200 / 5)',
    'oklch(0.5 0.1 200 / -3)',
    'oklch(0.5 0.1 1e9)',
  ])('is refused for the colour %s', (color) => {
    expect(refusalOf(document({ tabs: { text: { value: color } } }))).toMatch(
      /^sections\.tabs\.text\.value: must be a colour/,
    );
  });

  test('is refused above its size', () => {
    const waivers = Array.from({ length: 100 }, (_, index) => ({
      pair: `${tokenPaths[index]} on cards.background (light)`,
      by: 'someone',
      reason: 'x'.repeat(maximumThemeBytes / 90),
    }));
    expect(refusalOf({ ...document({}), waivers })).toMatch(/must not be larger than 32 kB/);
  });
});
