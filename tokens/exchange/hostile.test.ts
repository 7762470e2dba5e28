import { describe, expect, test } from 'vitest';
import { parseTheme } from '../document/parse-theme.ts';
import { accept, fromCss, fromDtcg, maximumImportBytes, toDtcg } from './index.ts';

const token = (section: string, name: string, value: unknown, more: object = {}) => ({
  [section]: { [name]: { $value: value, ...more } },
});
const nested = (depth: number): unknown => (depth === 0 ? { $value: 1 } : { group: nested(depth - 1) });
const cyclic: Record<string, unknown> = {};
cyclic.self = cyclic;
const shadowOf = (change: object) => ({
  color: '#000',
  offsetX: { value: 0, unit: 'px' },
  offsetY: { value: 0, unit: 'px' },
  blur: { value: 0, unit: 'px' },
  spread: { value: 0, unit: 'px' },
  ...change,
});
/** Lists that refer to lists: written out they would fill the memory. */
const growing = Object.fromEntries(
  Array.from({ length: 40 }, (_, index) => [
    `l${index}`,
    { $value: index === 0 ? '#fff' : Array.from({ length: 10 }, () => `{g.l${index - 1}}`) },
  ]),
);
const longChain = Object.fromEntries(
  Array.from({ length: 5000 }, (_, index) => [`c${index}`, { $value: `{g.c${index + 1}}` }]),
);

describe('a file that means no good', () => {
  test.each<[string, unknown, RegExp]>([
    ['no object', 12, /^: must be an object/],
    ['a list', [], /^: must be an object/],
    ['nothing', undefined, /^: must be plain JSON/],
    ['no JSON', '{"cards":', /^: must be JSON: /],
    ['a function', { cards: { padding: () => 1 } }, /^cards\.padding: must be plain JSON/],
    ['an endless number', { a: Number.POSITIVE_INFINITY }, /^a: must be plain JSON/],
    ['an object of a class', { a: new Date(0) }, /^a: must be plain JSON/],
    ['an object inside itself', cyclic, /^self\.self\.self: must not be nested deeper than 20/],
    ['more than 20 levels', nested(21), /must not be nested deeper than 20/],
    ['100,000 levels of text', '['.repeat(100_000), /^: must be JSON|nested deeper than 20/],
    ['more than 1 MB of text', ' '.repeat(maximumImportBytes + 1), /^: must not be larger than 1024 kB/],
    ['more than 1 MB of values', { a: 'x'.repeat(maximumImportBytes) }, /^: must not be larger than 1024 kB/],
    [
      'more than 1 MB of bytes in fewer characters',
      { a: 'é'.repeat(600_000) },
      /^: must not be larger than 1024 kB/,
    ],
    [
      'a prototype',
      '{"cards":{"__proto__":{"polluted":1}}}',
      /^cards\.__proto__: is not a name that a file may use/,
    ],
    ['a constructor', '{"constructor":{"prototype":{"polluted":1}}}', /^constructor: is not a name/],
    [
      'a prototype among extensions',
      '{"$extensions":{"x":{"prototype":1}}}',
      /^\$extensions\.x\.prototype: is not a name/,
    ],
    [
      'another product',
      { $extensions: { 'dev.portico': { product: 'x' } } },
      /^product: must be one of default, pcsx/,
    ],
    [
      'another schema',
      { $extensions: { 'dev.portico': { schema: 99 } } },
      /^schema: is 99, from a newer release/,
    ],
    [
      'waivers without a reason',
      { $extensions: { 'dev.portico': { waivers: [{ pair: 'a', by: 'b' }] } } },
      /^waivers\.0\./,
    ],
  ])('THEME-06 is refused: %s', (_what, input, expected) => {
    const result = fromDtcg(input);
    expect(result.ok ? 'taken' : `${result.path}: ${result.message}`).toMatch(expected);
  });

  test.each<[string, object, RegExp]>([
    [
      'a length where a colour belongs',
      token('cards', 'background', { value: 1, unit: 'px' }),
      /^cards\.background: must be a colour/,
    ],
    [
      'a colour where a length belongs',
      token('cards', 'padding', '#fff'),
      /^cards\.padding: must be a number of px/,
    ],
    [
      'a type of another kind',
      token('cards', 'padding', 12, { $type: 'color' }),
      /^cards\.padding: is of type color; cards\.padding takes dimension/,
    ],
    [
      'a number out of range',
      token('cards', 'padding', { value: 4000, unit: 'px' }),
      /^cards\.padding: must be between 8 and 40 px/,
    ],
    [
      'an unknown unit',
      token('cards', 'padding', { value: 12, unit: 'vw' }),
      /^cards\.padding: must be a number of px/,
    ],
    [
      'a unit from the prototype',
      token('cards', 'padding', { value: 12, unit: 'toString' }),
      /^cards\.padding: must be a number of px/,
    ],
    [
      'a colour space from the prototype',
      token('cards', 'text', { colorSpace: 'valueOf', components: [0, 0, 0] }),
      /^cards\.text: must be a colour/,
    ],
    [
      'a channel out of range',
      token('cards', 'text', { colorSpace: 'srgb', components: [0, 0, 2] }),
      /^cards\.text: must be a colour/,
    ],
    [
      'an alpha out of range',
      token('cards', 'text', { colorSpace: 'srgb', components: [0, 0, 0], alpha: 7 }),
      /^cards\.text: must be a colour/,
    ],
    [
      'a colour that ends the rule',
      token('cards', 'text', 'red;}body{display:none'),
      /^cards\.text: must be a colour/,
    ],
    [
      'a colour of endless digits',
      token('cards', 'text', `oklch(${'1'.repeat(500_000)}`),
      /^cards\.text: must be a colour/,
    ],
    [
      'a font that ends the rule',
      token('core_properties', 'font_family', ['Arial;}*{color:red']),
      /^core_properties\.font_family: must be a list of font families/,
    ],
    [
      'a font that ends its quotes',
      token('core_properties', 'font_family', ['x";}@import "//evil']),
      /must be a list of font families/,
    ],
    [
      'an image that ends its url()',
      token('pcsx_hero_image', 'image', '/a.jpg");}*{x:url("'),
      /^pcsx_hero_image\.image: must be a path/,
    ],
    [
      'an image of another scheme',
      token('pcsx_hero_image', 'image', 'javascript:alert(1)'),
      /^pcsx_hero_image\.image: must be a path/,
    ],
    [
      'an image from wherever the page is',
      token('pcsx_hero_image', 'image', '//evil.example/x.png'),
      /^pcsx_hero_image\.image: must be a path/,
    ],
    [
      'an inner shadow',
      token('cards', 'shadow', shadowOf({ inset: true })),
      /^cards\.shadow: must be a list of at most 4 shadows/,
    ],
    [
      'too many shadows',
      token(
        'cards',
        'shadow',
        Array.from({ length: 5 }, () => shadowOf({})),
      ),
      /^cards\.shadow: must be a list of at most 4 shadows/,
    ],
    [
      'a shadow without end',
      token('cards', 'shadow', shadowOf({ blur: { value: 1e9, unit: 'px' } })),
      /^cards\.shadow: must be a list/,
    ],
    [
      'a reference to another kind',
      token('cards', 'padding', '{core_properties.brand}'),
      /^cards\.padding: refers to core_properties\.brand, which is a color, not a dimension/,
    ],
    [
      'an unknown reference',
      token('cards', 'text', '{a.b}'),
      /^cards\.text: refers to "a\.b", which is neither in this file nor a token/,
    ],
    [
      'a reference to the prototype',
      token('cards', 'text', '{__proto__.constructor}'),
      /^cards\.text: refers to "__proto__\.constructor"/,
    ],
    [
      'references in a circle',
      { ...token('cards', 'text', '{g.a}'), g: { a: { $value: '{g.b}' }, b: { $value: '{g.a}' } } },
      /^cards\.text: refers to itself in a circle: g\.a → g\.b → g\.a/,
    ],
    [
      'leaves in a circle',
      {
        ...token('cards', 'background', '{navbar.background}'),
        ...token('navbar', 'background', '{cards.background}'),
      },
      /^cards\.background: is left out: .*in a circle/,
    ],
    [
      'a circle by way of the base theme',
      token('core_properties', 'brand', '{primary_buttons.background}'),
      /^core_properties\.brand: is left out: .*in a circle/,
    ],
    [
      'a leaf that refers to itself',
      token('cards', 'text', '{cards.text}'),
      /^cards\.text: is left out: .*in a circle/,
    ],
    [
      'references that grow',
      { ...token('cards', 'shadow', '{g.l39}'), g: growing },
      /^cards\.shadow: refers to more values than a theme has/,
    ],
    [
      'an endless chain',
      { ...token('cards', 'text', '{g.c0}'), g: longChain },
      /^cards\.text: refers over more than 50 steps/,
    ],
    [
      'a lock that is none',
      token('cards', 'text', '#fff', { $extensions: { 'dev.portico': { lock: 'yes' } } }),
      /lock: must be true or false/,
    ],
    [
      'another value said to be exact',
      token('cards', 'text', '#fff', {
        $extensions: { 'dev.portico': { exact: { light: 'red;}' }, dark: 'url(x)' } },
      }),
      /dark: must be a colour/,
    ],
    ['a group that is a text', { cards: 'x' }, /^cards: is neither a token nor a group of tokens/],
    ['groups by reference', { cards: { $extends: '{other}' } }, /^cards\.\$extends: is not followed/],
  ])('THEME-06 is listed with its path, and everything else taken: %s', (_what, file, expected) => {
    const result = fromDtcg({ ...file, tabs: { text: { $value: '#123456' } } });
    if (!result.ok) throw new Error(`${result.path}: ${result.message}`);
    expect(result.notUnderstood.map(({ path, message }) => `${path}: ${message}`).join('\n')).toMatch(
      new RegExp(expected.source, 'm'),
    );
    expect(result.document.sections.tabs).toEqual({ text: { value: '#123456' } });
    expect(parseTheme(result.document).ok).toBe(true);
  });

  test('THEME-06 a prototype is not touched by anything that was read', () => {
    fromDtcg('{"__proto__":{"polluted":1},"cards":{"constructor":{"$value":1}}}');
    fromCss('--__proto__: 1; --constructor: 2;');
    expect('polluted' in {}).toBe(false);
  });

  test('THEME-06 what is left out comes back in the file as long as the theme says nothing else', () => {
    const file = {
      cards: { background: { $value: '{navbar.background}' } },
      navbar: { background: { $value: '{cards.background}' } },
    };
    const result = fromDtcg(file);
    expect(result.ok && result.proposals).toEqual([]);
    expect(result.ok && toDtcg(result.document, result.foreign)).toEqual(file);
  });

  test('THEME-06 what was left out stays out when the other half of its circle gets a value', () => {
    const file = {
      cards: { background: { $value: '{navbar.background}' } },
      navbar: { background: { $value: '{cards.background}' } },
    };
    const result = fromDtcg(file);
    if (!result.ok) throw new Error(result.message);
    const changed = accept(result.document, [
      { path: 'cards.background', scheme: 'light', value: '#ffffff' },
    ]);
    const back = fromDtcg(toDtcg(changed, result.foreign));
    expect(back.ok && back.proposals).toEqual([
      { path: 'cards.background', scheme: 'light', value: '#ffffff' },
    ]);
  });
});

describe('a style sheet that means no good', () => {
  test.each<[string, string, RegExp]>([
    ['a value of another kind', '--pt-card-padding: red', /^--pt-card-padding: must be a number of px/],
    ['a number out of range', '--pt-card-padding: 4000px', /^--pt-card-padding: must be between 8 and 40 px/],
    ['arithmetic', '--pt-card-padding: calc(1px + 1vw)', /^--pt-card-padding: must be a number of px/],
    ['nothing', '--pt-card-padding: ;', /^--pt-card-padding: must be a number of px/],
    ['a script', '--pt-hero-image: url("javascript:alert(1)")', /^--pt-hero-image: must be a path/],
    ['data', '--pt-hero-image: url(data:image/svg+xml;base64,PHN2Zz4=)', /^--pt-hero-image: must be a path/],
    ['a font with a way out', '--pt-core-font-family: "x\\";}*{}"', /^--pt-core-font-family: must be a list/],
    ['expressions', '--pt-card-text: expression(alert(1))', /^--pt-card-text: must be a colour/],
    ['itself', '--pt-card-text: var(--pt-card-text)', /^cards\.text: is left out: .*in a circle/],
    [
      'a circle',
      '--a: var(--b); --b: var(--a); --pt-card-text: var(--a)',
      /^--pt-card-text: refers to itself in a circle: --a → --b → --a/,
    ],
    [
      'what is not there',
      '--pt-card-text: var(--nowhere)',
      /^--pt-card-text: refers to --nowhere, which this text does not set/,
    ],
    [
      'a value without end',
      `--pt-card-text: ${'('.repeat(5000)}`,
      /^--pt-card-text: must not be longer than 4000 characters/,
    ],
    [
      'another kind of variable',
      '--pt-card-padding: var(--pt-core-brand)',
      /^--pt-card-padding: refers to --pt-core-brand, which is a color/,
    ],
  ])('THEME-06 is listed: %s', (_what, css, expected) => {
    const result = fromCss(css);
    expect(
      result.ok && result.notUnderstood.map(({ path, message }) => `${path}: ${message}`).join('\n'),
    ).toMatch(new RegExp(expected.source, 'm'));
    expect(result.ok && result.proposals).toEqual([]);
  });

  test('THEME-06 is refused above 1 MB', () => {
    expect(fromCss(' '.repeat(maximumImportBytes + 1))).toEqual({
      ok: false,
      path: '',
      message: 'must not be larger than 1024 kB',
    });
  });

  test.each([
    ['{', 1_000_000],
    ['--a:url(', 120_000],
    ['{--a:1;', 140_000],
    ['\n  ', 300_000],
    ['/*', 500_000],
    ['light-dark(', 90_000],
    ['--pt-card-text:var(--a);', 40_000],
    ['"', 1_000_000],
    ['! important', 90_000],
    // time that grew with the square of the length would outlast the limit of any test
  ])('THEME-06 takes no longer for %j many times over', (piece, times) => {
    expect(fromCss(piece.repeat(times))).toMatchObject({ ok: true });
  });
});
