import { describe, expect, test } from 'vitest';
import { parseTheme } from '../document/parse-theme.ts';
import type { HeroKey, ThemeDocument, Waiver } from '../document/theme-document.ts';
import { findCycle } from '../resolve/find-cycle.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { mergeThemes, resolveConflict, type Conflict, type MergedThemes } from './merge.ts';
import { tries } from '../../tests/random.ts';
import { randomTriple, schema } from './random-theme.test.data.ts';

const themed = (sections: ThemeDocument['sections'], waivers?: readonly Waiver[]): ThemeDocument => ({
  schema,
  product: 'default',
  sections,
  ...(waivers && { waivers }),
});
const padding = (value?: number) => themed(value === undefined ? {} : { cards: { padding: { value } } });
const barText = (value: string) => themed({ navbar: { text: { value } } });
const asText = (value: unknown) => JSON.stringify(value) ?? '';
const waiver = (reason: string, by = 'Ada'): Waiver => ({
  pair: 'cards.text on cards.background (light)',
  by,
  reason,
});

const heroName = ({ page, minWidth }: HeroKey) => `${page} ${minWidth}`;
const heroNames = ({ assets }: ThemeDocument) => (assets?.hero ?? []).map(heroName);

/** What a document says, place by place, found without the code under test; `whole` are pictures that are one place. */
function said(document: ThemeDocument, whole: ReadonlySet<string> = new Set()): Map<string, unknown> {
  const places = new Map<string, unknown>([['product', document.product]]);
  const sayTokens = (section: string, tokens: object) => {
    for (const [token, setting] of Object.entries(tokens)) {
      const { value, lock, schemes = {} } = setting as { value?: unknown; lock?: boolean; schemes?: object };
      for (const [scheme, one] of Object.entries({ light: value, lock, ...schemes }))
        if (one !== undefined) places.set(`${section}.${token} ${scheme}`, one);
    }
  };
  for (const [section, tokens] of Object.entries(document.sections)) sayTokens(section, tokens);
  for (const hero of document.assets?.hero ?? []) {
    const name = heroName(hero);
    if (whole.has(name)) {
      places.set(name, hero);
      continue;
    }
    const { page: _page, minWidth: _width, tokens, ...words } = hero;
    for (const [word, text] of Object.entries(words)) places.set(`${name} ${word}`, text);
    sayTokens(`${name} pcsx_hero_image`, tokens);
  }
  for (const font of document.assets?.fonts ?? []) places.set(font.url, font);
  for (const one of document.waivers ?? []) places.set(one.pair, one);
  return places;
}
function placeOf(conflict: Conflict): string {
  if (conflict.what === 'waiver') return conflict.pair;
  if (conflict.what === 'field') return conflict.field;
  const on = conflict.on ? `${heroName(conflict.on)} ` : '';
  if (conflict.what === 'hero') return on.trim();
  return conflict.what === 'word' ? `${on}${conflict.word}` : `${on}${conflict.path} ${conflict.scheme}`;
}
const swapped = (conflicts: readonly Conflict[]) =>
  conflicts.map((conflict) => ({ ...conflict, mine: conflict.theirs, theirs: conflict.mine }));
const allTheirs = ({ document, conflicts }: MergedThemes) =>
  conflicts.reduce((result, conflict) => resolveConflict(result, conflict, 'theirs'), document);
const isCircular = ({ product, sections }: ThemeDocument) =>
  findCycle(resolveTheme({ product, layers: [{ id: 'employer', sections }] })) !== undefined;

const triples = Array.from({ length: tries(400) }, (_, seed) => randomTriple(seed));
const merges = triples.map((triple) => ({
  ...triple,
  merged: mergeThemes(triple.base, triple.mine, triple.theirs),
}));

describe('THEME-04 merging two edits of a theme', () => {
  test('THEME-04 different tokens merge', () => {
    const mine = themed({ cards: { padding: { value: 24 } } });
    const theirs = themed({ navbar: { height: { value: 80 } } });
    expect(mergeThemes(themed({}), mine, theirs)).toEqual({
      document: themed({ cards: { padding: { value: 24 } }, navbar: { height: { value: 80 } } }),
      conflicts: [],
    });
  });

  test('THEME-04 different schemes of a token merge, and so does its lock', () => {
    const base = themed({ navbar: { text: { value: '#111111' } } });
    const mine = themed({ navbar: { text: { value: '#222222', lock: true } } });
    const theirs = themed({ navbar: { text: { value: '#111111', schemes: { dark: '#eeeeee' } } } });
    expect(mergeThemes(base, mine, theirs)).toEqual({
      document: themed({ navbar: { text: { value: '#222222', schemes: { dark: '#eeeeee' }, lock: true } } }),
      conflicts: [],
    });
  });

  test('THEME-04 the same token changed differently asks, and holds mine until somebody chooses', () => {
    const { document, conflicts } = mergeThemes(padding(10), padding(20), padding(30));
    expect(document).toEqual(padding(20));
    expect(conflicts).toEqual([
      { what: 'token', path: 'cards.padding', scheme: 'light', base: 10, mine: 20, theirs: 30 },
    ]);
    const [conflict] = conflicts;
    if (!conflict) throw new Error('there has to be a conflict');
    expect(resolveConflict(document, conflict, 'theirs')).toEqual(padding(30));
    expect(resolveConflict(document, conflict, 'mine')).toEqual(padding(20));
  });

  test('THEME-04 a reset against another value asks, from both sides', () => {
    const kept = mergeThemes(padding(10), padding(20), padding());
    expect(kept.conflicts).toMatchObject([{ base: 10, mine: 20, theirs: undefined }]);
    expect(allTheirs(kept)).toEqual(padding());
    const reset = mergeThemes(padding(10), padding(), padding(20));
    expect(reset.document).toEqual(padding());
    expect(allTheirs(reset)).toEqual(padding(20));
  });

  test('THEME-04 a reset on one side alone is taken', () => {
    expect(mergeThemes(padding(10), padding(10), padding()).document).toEqual(padding());
    expect(mergeThemes(padding(10), padding(), padding(10)).document).toEqual(padding());
  });

  test('THEME-04 one value written in two ways is no conflict', () => {
    const merge = (mine: string, theirs: string) =>
      mergeThemes(barText('#000'), barText(mine), barText(theirs));
    expect(merge('#FFF', '#ffffff').conflicts).toEqual([]);
    expect(merge('#FFF', '#ffffff').document).toEqual(merge('#ffffff', '#FFF').document);
    expect(merge('#000000', '#123456').document).toEqual(barText('#123456'));
  });

  test('THEME-04 a value that one side only wrote anew is written that way', () => {
    const [upper, lower] = [barText('#FFF'), barText('#fff')];
    expect(mergeThemes(upper, upper, lower).document).toEqual(lower);
    expect(mergeThemes(upper, lower, upper).document).toEqual(lower);
    expect(mergeThemes(lower, lower, upper).document).toEqual(upper);
    expect(mergeThemes(lower, upper, lower).document).toEqual(upper);
  });

  test('THEME-04 waivers merge by pair; another reason for the same pair asks', () => {
    const other = { ...waiver('Print'), pair: 'navbar.text on navbar.background (dark)' };
    const both = mergeThemes(themed({}), themed({}, [waiver('Campaign')]), themed({}, [other]));
    expect(both).toEqual({ document: themed({}, [waiver('Campaign'), other]), conflicts: [] });
    const two = mergeThemes(
      themed({}),
      themed({}, [waiver('Campaign')]),
      themed({}, [waiver('Print', 'Bo')]),
    );
    expect(two.conflicts).toMatchObject([
      { what: 'waiver', mine: waiver('Campaign'), theirs: waiver('Print', 'Bo') },
    ]);
    expect(allTheirs(two)).toEqual(themed({}, [waiver('Print', 'Bo')]));
    const withdrawn = mergeThemes(both.document, both.document, themed({}, [other]));
    expect(withdrawn).toEqual({ document: themed({}, [other]), conflicts: [] });
    const last = themed({}, [other]);
    expect(mergeThemes(last, last, themed({})).document).not.toHaveProperty('waivers');
  });

  test('THEME-04 what stands beside the sections is merged too', () => {
    const base = { ...themed({}), inherits: 'default@12' } as ThemeDocument;
    const theirs = { ...base, inherits: 'default@13' } as ThemeDocument;
    expect(mergeThemes(base, base, theirs).document).toEqual(theirs);
    const { conflicts } = mergeThemes(themed({}), base, theirs);
    expect(conflicts).toMatchObject([{ what: 'field', field: 'inherits', mine: 'default@12' }]);
  });
});

describe('THEME-04 merging any two edits', () => {
  test('THEME-04 the generated edits do collide, and do not always', () => {
    const sizes = merges.map(({ merged }) => merged.conflicts.length);
    expect(sizes.filter((size) => size > 0).length).toBeGreaterThan(0);
    expect(sizes.filter((size) => size === 0).length).toBeGreaterThan(0);
    const whats = new Set(merges.flatMap(({ merged }) => merged.conflicts.map(({ what }) => what)));
    expect(whats.size).toBeGreaterThanOrEqual(tries(4));
    expect(['token', 'waiver', 'hero', 'word']).toEqual(expect.arrayContaining([...whats]));
  });

  test('THEME-04 an edit against nothing is that edit', () => {
    for (const { base, mine, theirs } of triples) {
      expect(mergeThemes(base, mine, base)).toEqual({ document: mine, conflicts: [] });
      const other = mergeThemes(base, base, theirs);
      expect(other.conflicts).toEqual([]);
      expect(said(other.document)).toEqual(said(theirs));
    }
  });

  test('THEME-04 the same edit twice is that edit', () => {
    for (const { base, mine } of triples)
      expect(mergeThemes(base, mine, structuredClone(mine))).toEqual({ document: mine, conflicts: [] });
  });

  test('THEME-04 every place holds the side that changed it, or asks: no value is lost', () => {
    for (const { base, mine, theirs, merged } of merges) {
      const sides = [base, mine, theirs];
      const names = new Set(sides.flatMap(heroNames));
      const whole = new Set(
        [...names].filter((name) => !sides.every((one) => heroNames(one).includes(name))),
      );
      const [was, my, their, now] = [...sides, merged.document].map((one) => said(one, whole));
      if (!was || !my || !their || !now) throw new Error('four documents');
      const conflicts = new Map<string, unknown>();
      for (const place of new Set([was, my, their, now].flatMap((one) => [...one.keys()]))) {
        const values = { base: was.get(place), mine: my.get(place), theirs: their.get(place) };
        const { base: before, mine: left, theirs: right } = values;
        const isConflict = new Set([before, left, right].map(asText)).size === 3;
        if (isConflict) conflicts.set(place, values);
        expect(now.get(place), place).toEqual(!isConflict && asText(left) === asText(before) ? right : left);
      }
      const found = merged.conflicts.map((conflict): [string, unknown] => [
        placeOf(conflict),
        { base: conflict.base, mine: conflict.mine, theirs: conflict.theirs },
      ]);
      expect(found.length).toBe(conflicts.size);
      expect(new Map(found)).toEqual(conflicts);
    }
  });

  test('THEME-04 who merges does not matter but for the side that a conflict shows', () => {
    for (const { base, mine, theirs, merged } of merges) {
      const mirrored = mergeThemes(base, theirs, mine);
      expect(mirrored.conflicts).toEqual(swapped(merged.conflicts));
      expect(said(allTheirs(merged))).toEqual(said(mirrored.document));
      expect(said(allTheirs(mirrored))).toEqual(said(merged.document));
    }
  });

  test('THEME-04 what is merged is a theme, and so is every choice', () => {
    for (const { merged } of merges)
      for (const document of [merged.document, allTheirs(merged)])
        expect(parseTheme(document)).toMatchObject({ ok: true });
  });

  test('THEME-04 the documents that were merged stay as they are', () => {
    for (const { base, mine, theirs } of triples) {
      const before = structuredClone({ base, mine, theirs });
      allTheirs(mergeThemes(base, mine, theirs));
      expect({ base, mine, theirs }).toEqual(before);
    }
  });
});

describe('THEME-04 merging references', () => {
  test('THEME-04 two edits that would close a circle ask instead', () => {
    const base = themed({ navbar: { height: { value: 80 } } });
    const mine = themed({ ...base.sections, cards: { background: { value: '{banner_header.background}' } } });
    const theirs = themed({ banner_header: { background: { value: '{cards.background}' } } });
    const merged = mergeThemes(base, mine, theirs);
    expect(merged.conflicts.map(placeOf)).toEqual([
      'navbar.height light',
      'banner_header.background light',
      'cards.background light',
    ]);
    expect(merged.document).toEqual(mine);
    expect(allTheirs(merged)).toEqual(theirs);
  });

  test('THEME-04 a circle that only the other side of a conflict would close asks too', () => {
    const mine = themed({
      cards: { background: { value: '#111111' } },
      banner_header: { background: { value: '{cards.background}' } },
    });
    const theirs = themed({ cards: { background: { value: '{banner_header.background}' } } });
    const merged = mergeThemes(themed({}), mine, theirs);
    expect(merged.conflicts.map(placeOf)).toEqual([
      'banner_header.background light',
      'cards.background light',
    ]);
    expect(allTheirs(merged)).toEqual(theirs);
  });

  test('THEME-04 a circle that one side brought along is not for the merge to mend', () => {
    const mine = themed({ cards: { background: { value: '{cards.background}' } } });
    const theirs = themed({ navbar: { height: { value: 80 } } });
    expect(mergeThemes(themed({}), mine, theirs).conflicts).toEqual([]);
  });

  test('THEME-04 of sound edits no merge goes in a circle, whichever side is taken', () => {
    let sound = 0;
    let asked = 0;
    for (let seed = 0; sound < tries(60) || asked === 0; seed++) {
      const { base, mine, theirs } = randomTriple(seed, { references: true });
      if (isCircular(mine) || isCircular(theirs)) continue;
      sound++;
      const merged = mergeThemes(base, mine, theirs);
      asked += merged.conflicts.length;
      expect(isCircular(merged.document)).toBe(false);
      expect(isCircular(allTheirs(merged))).toBe(false);
      const mirrored = mergeThemes(base, theirs, mine);
      expect(mirrored.conflicts).toEqual(swapped(merged.conflicts));
      expect(said(allTheirs(merged))).toEqual(said(mirrored.document));
    }
  });

  test('THEME-04 without references there is no circle', () => {
    for (const { mine } of triples.slice(0, 30)) expect(isCircular(mine)).toBe(false);
  });
});
