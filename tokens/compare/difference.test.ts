import { describe, expect, test } from 'vitest';
import { schemes, tokenPaths } from '../contract/index.ts';
import type { ThemeDocument, Waiver } from '../document/theme-document.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { difference, type Change } from './difference.ts';
import { resolveConflict } from './merge.ts';
import { tries } from '../../tests/random.ts';
import { randomTriple, schema } from './random-theme.test.data.ts';

const themed = (sections: ThemeDocument['sections'], waivers?: readonly Waiver[]): ThemeDocument => ({
  schema,
  product: 'default',
  sections,
  ...(waivers && { waivers }),
});
const background = (setting: unknown) => themed({ cards: { background: setting as { value: string } } });
const font = (value: string) => themed({ core_properties: { font_family: { value } } });
const empty = themed({});
const shadow = { x: 0, y: 2, blur: 6, spread: 0, color: '#0003' };

/** Does to a document what a change says, so that a difference proves itself by what it leads to. */
function applied(document: ThemeDocument, change: Change): ThemeDocument {
  const to = change.what === 'lock' ? (change.kind === 'locked' ? true : undefined) : (change.to as unknown);
  const place =
    change.what === 'value' || change.what === 'lock'
      ? {
          what: 'token' as const,
          path: change.path,
          on: change.on,
          scheme: change.what === 'lock' ? ('lock' as const) : change.scheme,
        }
      : change;
  return resolveConflict(document, { ...place, base: undefined, mine: undefined, theirs: to }, 'theirs');
}

describe('THEME-04 the difference of two themes', () => {
  test('THEME-04 a token that is set, changed and reset, with what the site shows before and after', () => {
    const one = themed({ cards: { padding: { value: 24 } } });
    const other = themed({ cards: { padding: { value: 30 } } });
    const place = { what: 'value', path: 'cards.padding', scheme: 'light' };
    expect(difference(empty, one)).toEqual([{ ...place, kind: 'set', to: 24, before: 16, after: 24 }]);
    expect(difference(one, other)).toEqual([
      { ...place, kind: 'changed', from: 24, to: 30, before: 24, after: 30 },
    ]);
    expect(difference(other, empty)).toEqual([{ ...place, kind: 'reset', from: 30, before: 30, after: 16 }]);
  });

  test.for(schemes)('THEME-04 a change of %s alone is told for that scheme alone', (scheme) => {
    const setting = scheme === 'light' ? { value: '#123456' } : { schemes: { [scheme]: '#123456' } };
    expect(difference(empty, themed({ cards: { text: setting } }))).toMatchObject([
      { path: 'cards.text', scheme, kind: 'set', to: '#123456', after: '#123456' },
    ]);
  });

  test('THEME-04 what only follows from a change is none of its own', () => {
    const changes = difference(empty, themed({ core_properties: { brand: { value: '#aa0000' } } }));
    expect(changes).toMatchObject([{ path: 'core_properties.brand' }]);
    expect(changes).toHaveLength(1);
  });

  test.for([
    ['the case and length of a colour', { value: '#FFF' }, { value: '#ffffff' }],
    ['an alpha of 1', { value: '#ffffffFF' }, { value: '#fff' }],
    ['digits of a colour', { value: 'oklch(0.50 0.10 180)' }, { value: 'oklch( 50% .1 180 / 1 )' }],
    ['an unlocked lock', { value: '#fff', lock: false }, { value: '#fff' }],
    ['no other schemes', { value: '#fff', schemes: {} }, { value: '#fff' }],
    ['the order of keys', { value: '#fff', lock: true }, { lock: true, value: '#fff' }],
  ])('THEME-04 %s makes no difference', ([, one, other]) => {
    expect(difference(background(one), background(other))).toEqual([]);
    expect(difference(background(one), background({ value: '#fffffe' }))).not.toEqual([]);
  });

  test('THEME-04 the same shadow, font list, nothing or waiver written differently makes no difference', () => {
    const waiver = { pair: 'cards.text on cards.background (light)', by: 'Ada', reason: 'Print' };
    const one = themed(
      {
        cards: { shadow: { value: [shadow] }, padding: {} },
        core_properties: { font_family: { value: `'Segoe UI',serif` } },
      },
      [waiver],
    );
    const other = themed(
      {
        cards: { shadow: { value: [{ color: '#00000033', spread: 0, blur: 6, y: 2, x: 0 }] } },
        core_properties: { font_family: { value: `"Segoe UI", serif` } },
        navbar: {},
      },
      [{ reason: 'Print', by: 'Ada', pair: waiver.pair }],
    );
    expect(difference(one, other)).toEqual([]);
  });

  test.for([
    ['another alpha', '#ffffff80', '#ffffff'],
    ['a reference in the place of the same colour', '#ffffff', '{core_properties.surface}'],
    ['another hue', 'oklch(0.5 0.1 180)', 'oklch(0.5 0.1 181)'],
  ] as const)('THEME-04 %s does make one', ([, one, other]) => {
    expect(difference(background({ value: one }), background({ value: other }))).toMatchObject([
      { kind: 'changed' },
    ]);
  });

  test('THEME-04 a quoted generic font is another font', () => {
    expect(difference(font('serif'), font('"serif"'))).toHaveLength(1);
  });

  test('THEME-04 locks, waivers and the product are told apart from values', () => {
    const waiver = { pair: 'cards.text on cards.background (light)', by: 'Ada', reason: 'Print' };
    const before = themed({ cards: { padding: { value: 24 } } }, [waiver]);
    const after: ThemeDocument = {
      ...themed({ cards: { padding: { value: 24, lock: true } } }, [{ ...waiver, reason: 'Campaign' }]),
      product: 'pcsx',
    };
    expect(difference(before, after)).toEqual([
      { what: 'field', field: 'product', from: 'default', to: 'pcsx' },
      { what: 'lock', path: 'cards.padding', kind: 'locked' },
      {
        what: 'waiver',
        pair: waiver.pair,
        kind: 'changed',
        from: waiver,
        to: { ...waiver, reason: 'Campaign' },
      },
    ]);
    expect(difference(after, before)).toMatchObject([{}, { kind: 'unlocked' }, { kind: 'changed' }]);
    expect(difference(before, themed(before.sections))).toMatchObject([{ what: 'waiver', kind: 'removed' }]);
    expect(difference(themed(before.sections), before)).toMatchObject([{ what: 'waiver', kind: 'added' }]);
  });

  test('THEME-04 fields are told in one order, however the document was written', () => {
    const after = { themeId: 'spring', inherits: 'default@13', ...empty };
    expect(difference(empty, after)).toEqual([
      { what: 'field', field: 'inherits', from: undefined, to: 'default@13' },
      { what: 'field', field: 'themeId', from: undefined, to: 'spring' },
    ]);
  });

  test('THEME-04 the version of the form is no change', () => {
    expect(difference(empty, { ...empty, schema: 99 as never })).toEqual([]);
  });

  test('THEME-04 a section of another product is seen in that product', () => {
    const [change] = difference(empty, themed({ pcsx_core: { brand: { value: '#aa0000' } } }));
    const plain = resolveTheme({ product: 'pcsx' }).leaf('pcsx_core.brand', 'light').value;
    expect(change).toMatchObject({ before: plain, after: '#aa0000' });
  });

  test('THEME-04 the layers below take part in what the site shows', () => {
    const below = [{ id: 'parent' as const, sections: { cards: { padding: { value: 12 } } } }];
    const set = themed({ cards: { padding: { value: 24 } } });
    expect(difference(set, empty, below)).toMatchObject([{ kind: 'reset', before: 24, after: 12 }]);
  });

  test('THEME-04 changes come in the order of the contract, whatever the order of the documents', () => {
    const after = themed({
      tabs: { text: { value: '#111111' } },
      core_properties: { motion: { value: 0 }, brand: { value: '#aa0000', schemes: { dark: '#bb0000' } } },
    });
    const paths = difference(empty, after).map((change) => change.what === 'value' && change.path);
    expect(paths).toEqual(
      tokenPaths.flatMap((path) =>
        path === 'core_properties.brand' ? [path, path] : paths.includes(path) ? [path] : [],
      ),
    );
    expect(paths).toHaveLength(4);
  });

  test('THEME-04 the changes between any two themes lead from one to the other, and none is too many', () => {
    let most = 0;
    for (let seed = 0; seed < tries(300); seed++) {
      const { mine, theirs } = randomTriple(seed);
      const changes = difference(mine, theirs);
      expect(difference(changes.reduce(applied, mine), theirs)).toEqual([]);
      for (const left of changes)
        expect(
          difference(changes.filter((change) => change !== left).reduce(applied, mine), theirs),
        ).toHaveLength(1);
      expect(difference(theirs, structuredClone(theirs))).toEqual([]);
      most = Math.max(most, changes.length);
    }
    expect(most).toBeGreaterThan(5);
  });
});
