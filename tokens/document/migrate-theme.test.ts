import { describe, expect, test } from 'vitest';
import { schemes } from '../contract/index.ts';
import { emittedPaths, resolveTheme } from '../resolve/resolve-theme.ts';
import { migrateTheme, migrations } from './migrate-theme.ts';
import { currentSchema } from './theme-document.ts';
import { parseTheme } from './parse-theme.ts';
import draft from './stored/edited-draft.schema-1.json' with { type: 'json' };
import kestrel from './stored/kestrel.schema-1.json' with { type: 'json' };
import loomfield from './stored/loomfield.schema-1.json' with { type: 'json' };
import meridian from './stored/meridian.schema-1.json' with { type: 'json' };
import type { AnySections, ThemeDocument } from './theme-document.ts';
import type { Product } from '../contract/index.ts';

const stored = Object.entries({ draft, kestrel, loomfield, meridian });

function migrated(input: unknown) {
  const result = migrateTheme(input);
  if (!result.ok) throw new Error(`${result.path} ${result.message}`);
  return result;
}
function refusalOf(input: unknown): string {
  const result = migrateTheme(input);
  if (result.ok) throw new Error('this document has to be refused');
  return `${result.path}: ${result.message}`;
}
/** Parsed in the current schema or the one before; the number itself is the business of the parser's own tests. */
function parse(document: unknown) {
  const attempts = [currentSchema, currentSchema - 1].map((schema) =>
    parseTheme({ ...(document as object), schema }),
  );
  return attempts.find((attempt) => attempt.ok) ?? attempts[0];
}
function parsed(document: unknown): ThemeDocument {
  const result = parse(document);
  if (!result?.ok) throw new Error(`${result?.path} ${result?.message}`);
  return result.document;
}
function shownBy(product: Product, sections: AnySections) {
  const theme = resolveTheme({ product, layers: [{ id: 'employer', sections }] });
  return Object.fromEntries(
    emittedPaths.flatMap((path) =>
      schemes.map((scheme) => [`${path} ${scheme}`, theme.leaf(path, scheme).css]),
    ),
  );
}
const withWaivers = (...waivers: unknown[]) => ({ schema: 1, product: 'default', sections: {}, waivers });
const waiver = (pair: string) => ({ pair, by: 'Ada', reason: 'Campaign' });
const good = waiver('cards.text on cards.background (light)');

describe('THEME-01 bringing stored themes to the current schema', () => {
  test.for(stored)('THEME-01 %s still migrates, parses and looks the same', ([, document]) => {
    const before = structuredClone(document);
    const result = migrated(document);
    expect(result).toMatchObject({ from: 1, document: { schema: currentSchema } });
    expect(document).toEqual(before);
    const { product, sections } = parsed(result.document);
    expect(product).toBe(document.product);
    expect(shownBy(product, sections)).toEqual(
      shownBy(document.product as Product, document.sections as AnySections),
    );
  });

  test.for(stored)('THEME-01 %s keeps every value as it was written', ([, document]) => {
    expect(parsed(migrated(document).document).sections).toEqual(document.sections);
  });

  test('THEME-01 the values that a stored theme sets are what its site shows', () => {
    const { product, sections } = parsed(migrated(kestrel).document);
    const theme = resolveTheme({ product, layers: [{ id: 'employer', sections }] });
    expect(theme.leaf('primary_buttons.background', 'light').value).toBe('#c6f135');
    expect(theme.leaf('border_radius.card', 'light').value).toBe(2);
  });

  test('THEME-01 a waiver that names no pair of the contract is handed back with the reason', () => {
    const { document, dropped } = migrated(loomfield);
    expect(dropped).toEqual([
      {
        path: 'waivers.1',
        value: loomfield.waivers[1],
        reason: expect.stringContaining('names no pair of tokens and scheme'),
      },
    ]);
    expect(parsed(document).waivers).toEqual([loomfield.waivers[0]]);
  });

  test.for([
    'cards.text on cards.nothing (light)',
    'nowhere.text on cards.background (light)',
    'cards.text on cards.background (sepia)',
    'cards.text on cards.background',
    'cards.text, cards.background (light)',
    '__proto__.text on constructor.name (light)',
    '',
  ])('THEME-01 the waiver "%s" does not survive, its neighbour does', (pair) => {
    const { document, dropped } = migrated(withWaivers(waiver(pair), good));
    expect(dropped.map(({ value }) => value)).toEqual([waiver(pair)]);
    expect(document).toMatchObject({ waivers: [good] });
  });

  test('THEME-01 of two waivers for one pair the first stands, and the other is handed back', () => {
    const again = { ...good, reason: 'Print' };
    const { document, dropped } = migrated(withWaivers(good, again));
    expect(document).toMatchObject({ waivers: [good] });
    expect(dropped).toEqual([
      { path: 'waivers.1', value: again, reason: 'names a pair that an earlier waiver names too' },
    ]);
  });

  test.for(schemes)('THEME-01 a waiver for the scheme %s survives', (scheme) => {
    const kept = waiver(`tabs.text on core_properties.surface (${scheme})`);
    expect(migrated(withWaivers(kept))).toMatchObject({ dropped: [], document: { waivers: [kept] } });
  });

  test('THEME-01 a document that loses its only waiver has no list of them', () => {
    expect(migrated(withWaivers(waiver('x'))).document).not.toHaveProperty('waivers');
  });

  test('THEME-01 what never was a waiver is left for parsing to refuse', () => {
    for (const wrong of [null, 'text', 7, [], {}, { pair: 7 }]) {
      const { document, dropped } = migrated(withWaivers(waiver('x'), wrong));
      expect(dropped).toHaveLength(1);
      expect(document).toMatchObject({ waivers: [wrong] });
      expect(parse(document)?.ok).toBe(false);
    }
  });

  test('THEME-01 the current schema is left as it is', () => {
    const document = { ...withWaivers(good), schema: currentSchema, inherits: 'default@12' };
    expect(migrated(document)).toEqual({ ok: true, document, from: currentSchema, dropped: [] });
  });

  test('THEME-01 the steps lead from the oldest schema to the current one without a gap', () => {
    expect(migrations.map(({ from }) => from)).toEqual(migrations.map((_, index) => index + 1));
    expect(migrations.map(({ to }) => to)).toEqual(migrations.map(({ from }) => from + 1));
    expect(migrations.at(-1)?.to).toBe(currentSchema);
  });
});

describe('THEME-01 what cannot be migrated', () => {
  test('THEME-01 a newer schema is refused with the versions that can be read', () => {
    expect(refusalOf({ ...withWaivers(), schema: currentSchema + 1 })).toBe(
      `schema: is ${currentSchema + 1}, from a newer release: this release reads schema 1 to ${currentSchema}. Update to open this theme`,
    );
  });

  test.for(
    Object.entries({
      zero: 0,
      negative: -1,
      'a fraction': 1.5,
      'not a number': Number.NaN,
      'without end': Number.NEGATIVE_INFINITY,
      'a text': '1',
      null: null,
      true: true,
      'an object': {},
      'a list': [1],
    }),
  )('THEME-01 a schema that is %s is refused as unknown', ([, schema]) => {
    expect(refusalOf({ ...withWaivers(), schema })).toMatch(/^schema: is not known; this release reads/);
  });

  test('THEME-01 a document without a schema of its own is refused', () => {
    expect(refusalOf({ product: 'default', sections: {} })).toMatch(/^schema: is missing/);
    expect(refusalOf(Object.create({ schema: 1 }))).toMatch(/^schema: is missing/);
    expect(refusalOf(JSON.parse('{"__proto__":{"schema":1}}'))).toMatch(/^schema: is missing/);
  });

  test.for(
    Object.entries({
      null: null,
      undefined,
      'a text': 'theme',
      'a number': 7,
      true: true,
      'an empty list': [],
      'a list of themes': [{ schema: 1 }],
      'a function': () => 1,
      'a symbol': Symbol('theme'),
    }),
  )('THEME-01 %s is refused as no object', ([, input]) => {
    expect(refusalOf(input)).toBe(': must be an object');
  });

  test('THEME-01 a prototype in the document reaches the parser as a key, and nothing else', () => {
    const hostile =
      '{"schema":1,"product":"default","sections":{},"waivers":[{"pair":"x"}],"__proto__":{"polluted":1}}';
    const { document } = migrated(JSON.parse(hostile));
    expect(document).not.toHaveProperty('polluted');
    expect(Object.keys(document as object)).toContain('__proto__');
    expect(parse(document)).toMatchObject({ ok: false });
  });

  test('THEME-01 ten megabytes and a thousand levels are carried through, for parsing to refuse', () => {
    const many = Array.from({ length: 200_000 }, (_, index) => waiver(`pair number ${index} of very many`));
    expect(JSON.stringify(many).length).toBeGreaterThan(10_000_000);
    expect(migrated({ ...withWaivers(), waivers: many }).dropped).toHaveLength(many.length);
    const heavy = {
      ...withWaivers(good),
      sections: { cards: { padding: { value: 'x'.repeat(10_000_000) } } },
    };
    expect(parse(migrated(heavy).document)?.ok).toBe(false);
    const deep = JSON.parse(`${'{"a":'.repeat(1000)}1${'}'.repeat(1000)}`) as object;
    expect(migrated({ ...withWaivers(), sections: deep }).document).toMatchObject({ sections: deep });
  });
});
