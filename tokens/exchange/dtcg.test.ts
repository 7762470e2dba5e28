import { describe, expect, test } from 'vitest';
import coreFile from '../system/core-properties.tokens.json' with { type: 'json' };
import cardsFile from '../component/cards.tokens.json' with { type: 'json' };
import paletteFile from '../reference/palette.tokens.json' with { type: 'json' };
import darkFile from '../schemes/dark.tokens.json' with { type: 'json' };
import { differsByScheme, schemes, tokenAt, tokenPaths } from '../contract/index.ts';
import { parseTheme } from '../document/parse-theme.ts';
import { valueIn, type ThemeDocument } from '../document/theme-document.ts';
import { baseSections } from '../themes/index.ts';
import { accept, dtcgText, fromDtcg, toDtcg, type ImportOptions } from './index.ts';
import { sectionsOf, settingAt, type Imported } from './proposals.ts';
import { tries } from '../../tests/random.ts';
import { randomDocument } from './random-theme.test.data.ts';

const bytes = (file: unknown) => `${JSON.stringify(file, null, 2)}\n`;
function imported(input: unknown, options?: ImportOptions): Extract<Imported, { ok: true }> {
  const result = fromDtcg(input, options);
  if (!result.ok) throw new Error(`${result.path}: ${result.message}`);
  return result;
}
const seeds = Array.from({ length: 130 }, (_, index) => index + 1);
const documents = seeds.map((seed) => randomDocument(seed));

/** A file as other tools leave it: their own groups, order, notations and extensions around our tokens. */
const foreignFile = {
  $schema: 'https://www.designtokens.org/schemas/2025.10/format.json',
  cards: {
    $description: 'Cards as the brand book has them',
    $extensions: { 'com.example.tool': { id: 7, nested: [1, { deep: null }] } },
    shadow: {
      $value: {
        color: { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.123456 },
        offsetX: { value: 0, unit: 'px' },
        offsetY: { value: 0.125, unit: 'rem' },
        blur: { value: 4, unit: 'px' },
        spread: { value: 0, unit: 'px' },
      },
      $type: 'shadow',
    },
    padding: {
      $deprecated: 'use space',
      $value: { unit: 'rem', value: 1.25 },
      $type: 'dimension',
      $description: 'Inside',
      $extensions: { 'com.figma': { scopes: ['GAP'] }, 'dev.portico': { lock: true, later: 1 } },
    },
    background: {
      $type: 'color',
      $value: { colorSpace: 'display-p3', components: [0.1, 0.9, 0.33333], alpha: 1 },
    },
    border: {
      $type: 'color',
      $value: { hex: '#ABCDEF', components: [0.67059, 0.80392, 0.93725], colorSpace: 'srgb' },
    },
    unknown_token: { $type: 'color', $value: '#fff' },
  },
  palette: { $type: 'color', brand: { $root: { $value: '{palette.base}' } }, base: { $value: '#0b6e5f' } },
  core_properties: {
    motion: { $type: 'duration', $value: { value: 0.07, unit: 's' } },
    brand: { $type: 'color', $value: { colorSpace: 'oklch', components: [0.51, 'none', 180.25] } },
  },
  motion: { ease: { $type: 'cubicBezier', $value: [0.1, 0, 0.9, 1] } },
  $extensions: { 'org.example': true },
};

describe('a theme document as a file in the Design Tokens format', () => {
  test('THEME-06 the documents of these tests are themes, and between them set nearly every token in every scheme', () => {
    expect(documents.filter((document) => !parseTheme(document).ok)).toEqual([]);
    const set = new Set(
      documents.flatMap((document) =>
        tokenPaths.flatMap((path) =>
          schemes
            .filter((scheme) => valueIn(settingAt(sectionsOf(document), path), scheme) !== undefined)
            .map((scheme) => `${path} ${scheme}`),
        ),
      ),
    );
    const schemed = tokenPaths.filter((path) => differsByScheme(tokenAt(path).kind)).length;
    // a sample: some seeds leave one out
    expect(set.size).toBeGreaterThan(0.95 * (tokenPaths.length + schemed * (schemes.length - 1)));
  });

  test.each(seeds.slice(0, tries(seeds.length)))(
    'THEME-06 document %i comes back equal, and its file byte for byte',
    (seed) => {
      const document = documents[seed - 1] as ThemeDocument;
      const file = toDtcg(document);
      const back = imported(JSON.parse(bytes(file)));
      expect(back.document).toEqual(document);
      expect(back.notUnderstood).toEqual([]);
      expect(bytes(toDtcg(back.document, back.foreign))).toBe(bytes(file));
      expect(bytes(toDtcg(back.document))).toBe(bytes(toDtcg(document)));
    },
  );

  test.each(seeds.slice(0, tries(40)))(
    'THEME-06 document %i can be written into the file of another without loss',
    (seed) => {
      const document = documents[seed - 1] as ThemeDocument;
      const other = toDtcg(documents[seed % seeds.length] as ThemeDocument);
      const { foreign } = imported({
        ...foreignFile,
        ...other,
        $extensions: { ...foreignFile.$extensions, ...(other.$extensions as object) },
      });
      const file = toDtcg(document, foreign);
      expect(imported(file).document).toEqual(document);
      expect(file).toMatchObject({ motion: foreignFile.motion, palette: foreignFile.palette });
    },
  );

  test('THEME-06 the theme’s name and what it builds on come back, and its file byte for byte', () => {
    const nameless: ThemeDocument = { schema: 2, product: 'default', sections: {} };
    const document = { ...nameless, themeId: 'Spring “24”', inherits: 'default@12' };
    const file = toDtcg(document);
    const back = imported(bytes(file));
    expect(back).toMatchObject({ document, notUnderstood: [] });
    expect(dtcgText(back.document, back.foreign)).toBe(bytes(file));
    expect(bytes(toDtcg(back.document))).toBe(bytes(file));
    expect(toDtcg(nameless, back.foreign)).toEqual(toDtcg(nameless));
  });

  test.each([
    ['themeId', ' '],
    ['themeId', 7],
    ['inherits', 'other@1'],
    ['inherits', null],
  ])('THEME-06 a file whose %s is %j is refused as such a document is', (field, value) => {
    const document = { schema: 2, product: 'default', sections: {}, [field]: value };
    const file = { $extensions: { 'dev.portico': { [field]: value } } };
    expect(fromDtcg(file)).toEqual(parseTheme(document));
    expect(fromDtcg(file)).toMatchObject({ ok: false, path: field });
  });

  test('THEME-06 writes the format’s own shapes', () => {
    const sections = {
      cards: {
        background: { value: '#0b6e5f80', schemes: { dark: '{core_properties.surface}' }, lock: true },
        padding: { value: 12 },
        shadow: { value: [{ x: 0, y: 1, blur: 2, spread: 0, color: '#000000' }] },
      },
      core_properties: { font_family: { value: 'Inter, "Segoe UI", sans-serif' }, motion: { value: 120 } },
    } as ThemeDocument['sections'];
    const black = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 1, hex: '#000000' };
    const none = { value: 0, unit: 'px' };
    expect(toDtcg({ schema: 2, product: 'default', sections })).toMatchObject({
      cards: {
        background: {
          $type: 'color',
          $value: { colorSpace: 'srgb', components: [0.0431, 0.4314, 0.3725], alpha: 0.502, hex: '#0b6e5f' },
          $extensions: { 'dev.portico': { dark: '{core_properties.surface}', lock: true } },
        },
        padding: { $type: 'dimension', $value: { value: 12, unit: 'px' } },
        shadow: {
          $type: 'shadow',
          $value: [
            {
              color: black,
              offsetX: none,
              offsetY: { value: 1, unit: 'px' },
              blur: { value: 2, unit: 'px' },
              spread: none,
            },
          ],
        },
      },
      core_properties: {
        font_family: { $type: 'fontFamily', $value: ['Inter', 'Segoe UI', 'sans-serif'] },
        motion: { $type: 'duration', $value: { value: 120, unit: 'ms' } },
      },
    });
  });

  test('THEME-06 a value changed by another tool counts, though our own notation of it still stands beside', () => {
    const file = toDtcg({
      schema: 2,
      product: 'default',
      sections: { cards: { background: { value: '#ABC' } } },
    });
    const changed = JSON.parse(
      JSON.stringify(file).replaceAll('#aabbcc', '#aabbcd').replaceAll('0.8]', '0.8039]'),
    ) as unknown;
    expect(imported(file).document.sections.cards?.background?.value).toBe('#ABC');
    expect(imported(changed).document.sections.cards?.background?.value).toBe('#aabbcd');
  });
});

describe('a file with what belongs to other tools', () => {
  const { document, foreign } = imported(foreignFile);

  test('THEME-06 is read in every notation', () => {
    expect(document.sections).toEqual({
      cards: {
        shadow: { value: [{ x: 0, y: 2, blur: 4, spread: 0, color: '#0000001f' }] },
        padding: { value: 20, lock: true },
        background: { value: expect.stringMatching(/^oklch\(0\.\d+ 0\.\d+ \d+\.\d+\)$/) as string },
        border: { value: '#abcdef' },
      },
      core_properties: { motion: { value: 70 }, brand: { value: 'oklch(0.51 0 180.25)' } },
    });
  });

  test('THEME-06 comes back byte for byte: extensions, descriptions, foreign tokens, order, units and notations', () => {
    expect(bytes(toDtcg(document, foreign))).toBe(bytes(foreignFile));
    const kept = JSON.parse(JSON.stringify(foreign)) as typeof foreign;
    expect(bytes(toDtcg(document, kept))).toBe(bytes(foreignFile));
  });

  test('THEME-06 comes back as text with its own indentation and numbers', () => {
    const text = '{\r\n\t"cards": { "padding": { "$value": {"value": 12.0, "unit":"px"} } } }';
    const back = imported(text);
    expect(dtcgText(back.document, back.foreign)).toBe(text);
    expect(dtcgText(document, imported(JSON.stringify(foreignFile, null, 4)).foreign)).toBe(
      JSON.stringify(foreignFile, null, 4),
    );
  });

  test('THEME-06 changes in one place only where one value changed', () => {
    const changed = accept(document, [{ path: 'cards.padding', scheme: 'light', value: 24 }]);
    const expected = structuredClone(foreignFile);
    expected.cards.padding.$value = { value: 24, unit: 'px' } as typeof expected.cards.padding.$value;
    expect(bytes(toDtcg(changed, foreign))).toBe(bytes(expected));
  });

  test('THEME-06 loses a token that the theme no longer sets, and gains one that it now sets', () => {
    const { padding: _padding, ...cards } = document.sections.cards ?? {};
    const changed: ThemeDocument = {
      ...document,
      sections: { ...document.sections, cards, navbar: { height: { value: 64 } } },
    };
    const { padding: _gone, ...rest } = foreignFile.cards;
    const navbar = { height: { $type: 'dimension', $value: { value: 64, unit: 'px' } } };
    expect(bytes(toDtcg(changed, foreign))).toBe(bytes({ ...foreignFile, cards: rest, navbar }));
  });

  test('THEME-06 tells what it did not understand', () => {
    expect(imported(foreignFile).notUnderstood).toEqual([
      {
        path: 'cards.padding.$extensions.dev.portico.later',
        message: `is not known here; allowed: ${schemes.slice(1).join(', ')}, lock, exact`,
      },
      { path: 'cards.unknown_token', message: 'is not a token of cards' },
      expect.objectContaining({ path: 'palette.brand.$root' }),
      expect.objectContaining({ path: 'palette.base' }),
      expect.objectContaining({ path: 'motion.ease' }),
    ]);
  });
});

describe('files of other tools', () => {
  test.each([
    [['Brand', 'primary_buttons', 'background']],
    [['primary-buttons', 'background']],
    [['theme', 'primaryButtons', 'Background']],
    [['Primary Buttons/background']],
    [['global', 'primary_buttons', 'background', '$root']],
  ])('THEME-06 a token at %j is proposed for primary_buttons.background', (keys) => {
    const file = keys.reduceRight<unknown>((child, key) => ({ [key]: child }), {
      $type: 'color',
      $value: '#0b6e5f',
    });
    expect(imported(file).proposals).toEqual([
      { path: 'primary_buttons.background', scheme: 'light', value: '#0b6e5f' },
    ]);
  });

  test('THEME-06 a group named like a scheme sets that scheme, and is written back there', () => {
    const token = { $type: 'color', $value: '#0b6e5f' };
    const file = {
      light: { cards: { text: token } },
      dark: { cards: { text: { ...token, $value: '#ffffff' } } },
    };
    const { document, foreign, proposals } = imported(file);
    expect(proposals.map(({ scheme, value }) => [scheme, value])).toEqual([
      ['light', '#0b6e5f'],
      ['dark', '#ffffff'],
    ]);
    const changed = toDtcg(
      accept(document, [{ path: 'cards.text', scheme: 'dark', value: '#eeeeee' }]),
      foreign,
    );
    expect(changed).toMatchObject({
      light: file.light,
      dark: { cards: { text: { $value: { hex: '#eeeeee' } } } },
    });
    expect(Object.keys(changed)).toEqual(['light', 'dark']);
  });

  test('THEME-06 values and types older than the format are read, and written in their own notation', () => {
    const file = {
      set: {
        cards: {
          background: { value: 'rgba(11, 110, 95, 0.5)', type: 'color' },
          padding: { value: '1rem', type: 'spacing' },
          shadow: {
            value: { x: '0', y: '2', blur: '4', spread: '0', color: '#000', type: 'dropShadow' },
            type: 'boxShadow',
          },
        },
        core_properties: { font_weight: { value: 'Bold', type: 'fontWeights' } },
      },
    };
    const { document, foreign, notUnderstood } = imported(file);
    expect(document.sections).toEqual({
      cards: {
        background: { value: '#0b6e5f80' },
        padding: { value: 16 },
        shadow: { value: [{ x: 0, y: 2, blur: 4, spread: 0, color: '#000' }] },
      },
      core_properties: { font_weight: { value: 700 } },
    });
    expect(notUnderstood).toEqual([]);
    const changed = accept(document, [{ path: 'cards.padding', scheme: 'light', value: 12.5 }]);
    const expected = structuredClone(file);
    expected.set.cards.padding.value = '12.5px';
    expect(bytes(toDtcg(changed, foreign))).toBe(bytes(expected));
  });

  test('THEME-06 references inside the file are followed, those to the contract stay', () => {
    const { document, notUnderstood } = imported({
      color: {
        $type: 'color',
        green: { 600: { $value: '#0b6e5f' } },
        brand: { $value: '{color.green.600}' },
      },
      cards: {
        background: { $value: '{color.brand}' },
        text: { $value: { $ref: '#/color/brand/$value' } },
        border: { $value: '{core_properties.brand}' },
      },
    });
    expect(document.sections.cards).toEqual({
      background: { value: '#0b6e5f' },
      text: { value: '#0b6e5f' },
      border: { value: '{core_properties.brand}' },
    });
    expect(notUnderstood).toEqual([]);
  });

  test('THEME-06 agrees with the reader of our own files about every value in them', () => {
    for (const file of [coreFile, cardsFile]) {
      const [section = ''] = Object.keys(file);
      const dark = Object.fromEntries(Object.entries(darkFile).filter(([name]) => name === section));
      const { document, notUnderstood } = imported({ ...paletteFile, ...file, dark });
      expect(document.sections).toEqual({ [section]: baseSections[section] });
      expect(notUnderstood.filter(({ path }) => !path.startsWith('reference.'))).toEqual([]);
    }
  });
});

describe('a proposal', () => {
  const onto: ThemeDocument = {
    schema: 2,
    product: 'pcsx',
    sections: { cards: { padding: { value: 12, lock: true }, radius: { value: 4 } } },
  };
  const { proposals } = imported(
    {
      navbar: { height: { $value: 64 } },
      cards: {
        radius: { $value: 4 },
        text: { $value: '#111111', $extensions: { 'dev.portico': { dark: '#eeeeee' } } },
        padding: { $value: 16 },
      },
    },
    { onto },
  );

  test('THEME-06 comes in the contract’s order, with what it would replace, and not where nothing would change', () => {
    expect(proposals).toEqual([
      { path: 'navbar.height', scheme: 'light', value: 64 },
      { path: 'cards.text', scheme: 'light', value: '#111111' },
      { path: 'cards.text', scheme: 'dark', value: '#eeeeee' },
      { path: 'cards.padding', scheme: 'light', value: 16, before: 12 },
    ]);
  });

  test('THEME-06 is accepted one by one, without touching anything else', () => {
    const before = structuredClone(onto);
    const chosen = proposals.filter(({ scheme, path }) => scheme === 'dark' || path === 'cards.padding');
    expect(accept(onto, chosen)).toEqual({
      ...onto,
      sections: {
        cards: {
          padding: { value: 16, lock: true },
          radius: { value: 4 },
          text: { schemes: { dark: '#eeeeee' } },
        },
      },
    });
    expect(onto).toEqual(before);
  });

  test('THEME-06 all accepted into an empty theme make the imported one, locks and waivers aside', () => {
    for (const document of documents.slice(0, tries(20))) {
      const all = accept(
        { schema: 2, product: document.product, sections: {} },
        imported(toDtcg(document)).proposals,
      );
      for (const path of tokenPaths)
        for (const scheme of schemes)
          expect(valueIn(settingAt(sectionsOf(all), path), scheme), `${path} ${tokenAt(path).kind}`).toEqual(
            valueIn(settingAt(sectionsOf(document), path), scheme),
          );
    }
  });
});
