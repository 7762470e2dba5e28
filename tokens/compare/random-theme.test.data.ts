import {
  checkValue,
  products,
  differsByScheme,
  schemes,
  splitPath,
  tokenAt,
  tokenPaths,
  type Kind,
  type Product,
  type TokenPath,
} from '../contract/index.ts';
import type {
  AnySections,
  HeroVariant,
  Setting,
  ThemeDocument,
  ThemeSections,
  Waiver,
} from '../document/theme-document.ts';
import { currentSchema } from '../document/theme-document.ts';
import { aFont } from '../fonts/theme-font.test.data.ts';
import { withFonts } from '../fonts/theme-fonts.ts';
import { heroPaths } from '../resolve/hero-variants.ts';
import { resolveTheme } from '../resolve/resolve-theme.ts';
import { randomFrom } from '../../tests/random.ts';
import { writePair } from '../document/pair.ts';

/** The schema that themes of today are in. */
export const schema = currentSchema;

/** A seeded source of choices: the same seed gives the same documents on every machine. */
export type Random = { below: (limit: number) => number; pick: <Item>(items: readonly Item[]) => Item };

export function seededRandom(seed: number): Random {
  const next = randomFrom(seed);
  const below = (limit: number) => Math.floor(next() * limit);
  const pick = <Item>(items: readonly Item[]) => {
    const item = items[below(items.length)];
    if (item === undefined) throw new Error('nothing to pick from');
    return item;
  };
  return { below, pick };
}

const shown = resolveTheme({ product: 'default' });
const pathsByKind = Map.groupBy(tokenPaths, (path) => tokenAt(path).kind);
const valuesByKind = new Map<Kind, readonly unknown[]>(
  [...pathsByKind].map(([kind, paths]) => [kind, paths.map((path) => shown.leaf(path, 'light').value)]),
);
/** What other leaves of the kind show, as far as this one may: so no kind and no token is named here. */
function valuesFor(path: TokenPath): readonly unknown[] {
  const definition = tokenAt(path);
  const values = valuesByKind.get(definition.kind) ?? [];
  return values.filter((value) => checkValue(definition.kind, value, definition) === undefined);
}
function referenceFor(path: TokenPath, random: Random, near: readonly TokenPath[]): string {
  const { kind } = tokenAt(path);
  const targets = [...near, ...(pathsByKind.get(kind) ?? [])].filter((other) => tokenAt(other).kind === kind);
  return `{${random.pick(targets)}}`;
}

function randomSetting(
  path: TokenPath,
  { random, near, references }: Terrain,
  before: Setting | undefined,
): Setting | undefined {
  if (random.below(4) === 0) return undefined;
  const value =
    references && random.below(3) === 0 ? referenceFor(path, random, near) : random.pick(valuesFor(path));
  const scheme = differsByScheme(tokenAt(path).kind) ? random.pick(schemes) : 'light';
  const { lock, ...unlocked } = before ?? {};
  if (random.below(6) === 0) return lock ? unlocked : { ...before, lock: true };
  return scheme === 'light'
    ? { ...before, value }
    : { ...before, schemes: { ...before?.schemes, [scheme]: value } };
}

function withSetting(document: ThemeDocument, path: TokenPath, setting: Setting | undefined): ThemeDocument {
  const [section, token] = splitPath(path);
  const sections: AnySections = document.sections;
  const { [token]: _before, ...others } = sections[section] ?? {};
  const { [section]: _section, ...rest } = sections;
  const tokens = setting && Object.keys(setting).length > 0 ? { ...others, [token]: setting } : others;
  const next = Object.keys(tokens).length > 0 ? { ...rest, [section]: tokens } : rest;
  return { ...document, sections: next as ThemeSections };
}

const randomWaivers = ({ random, near }: Terrain): readonly Waiver[] =>
  near
    .slice(0, 3)
    .filter(() => random.below(2) === 0)
    .map((path) => ({
      pair: writePair({ foreground: path, background: path, scheme: 'light' }),
      by: 'Ada',
      reason: random.pick(['Campaign', 'Print']),
    }));

const heroPlaces = [
  { page: 'jobs', minWidth: 0 },
  { page: 'jobs', minWidth: 768 },
  { page: 'singlePosition', minWidth: 0 },
] as const;

/** The same picture with something else about it. In one order of keys, so that tests can compare texts. */
function editedHero(
  { tokens, alt, title, text, ...key }: HeroVariant,
  terrain: Terrain,
): HeroVariant | undefined {
  const { random } = terrain;
  const what = random.below(6);
  if (what === 0) return undefined;
  const path = random.pick(heroPaths);
  const [, token] = splitPath(path);
  const { [token]: before, ...others }: Partial<Record<string, Setting>> = tokens;
  const setting = randomSetting(path, { ...terrain, references: false }, before);
  const isSet = setting && Object.keys(setting).length > 0;
  const newTitle = what === 2 ? random.pick(['', 'Come in', 'Come along']) : title;
  return {
    ...key,
    alt: what === 1 ? random.pick(['', 'A hall', 'A market']) : alt,
    ...(newTitle && { title: newTitle }),
    ...(text && { text }),
    tokens: (what < 3 ? tokens : isSet ? { ...others, [token]: setting } : others) as HeroVariant['tokens'],
  };
}

function withRandomHero(document: ThemeDocument, terrain: Terrain): ThemeDocument {
  const key = terrain.random.pick(heroPlaces);
  const { assets, ...rest } = document;
  const before = assets?.hero ?? [];
  const isHere = ({ page, minWidth }: HeroVariant) => page === key.page && minWidth === key.minWidth;
  const hero = before.some(isHere)
    ? before.flatMap((each) => (isHere(each) ? (editedHero(each, terrain) ?? []) : each))
    : [...before, { ...key, alt: '', text: 'Welcome', tokens: {} }];
  return hero.length > 0 ? { ...rest, assets: { hero } } : rest;
}

const files = ['a', 'b', 'c'].map((name) => aFont({ family: `Font ${name}`, url: `/${name}.woff2` }));

/** The documents with fonts, of which both edits bring some and let some go. */
function withRandomFonts(
  { base, mine, theirs }: Record<'base' | 'mine' | 'theirs', ThemeDocument>,
  random: Random,
) {
  const some = () => files.filter(() => random.below(2) === 0);
  return { base: withFonts(base, some()), mine: withFonts(mine, some()), theirs: withFonts(theirs, some()) };
}

type Terrain = { random: Random; near: readonly TokenPath[]; references: boolean };

function edited(document: ThemeDocument, terrain: Terrain, most: number): ThemeDocument {
  const { random, near } = terrain;
  let result = document;
  for (let left = random.below(most); left > 0; left--) {
    const path = random.pick(near);
    const [section, token] = splitPath(path);
    const before = (result.sections as AnySections)[section]?.[token];
    result = withSetting(result, path, randomSetting(path, terrain, before));
  }
  for (let left = random.below(most / 3); left > 0; left--) result = withRandomHero(result, terrain);
  if (random.below(3) > 0) return result;
  const { waivers: _before, ...rest } = result;
  const waivers = randomWaivers(terrain);
  return waivers.length > 0 ? { ...rest, waivers } : rest;
}

/** A theme and two edits of it, that meet in few leaves so that they often touch the same one. */
export function randomTriple(seed: number, { references = false } = {}) {
  const random = seededRandom(seed);
  const near = [...new Set(Array.from({ length: 1 + random.below(14) }, () => random.pick(tokenPaths)))];
  const terrain = { random, near, references };
  const product: Product = random.pick(products);
  const base = edited({ schema, product, sections: {} }, terrain, 30);
  const triple = { base, mine: edited(base, terrain, 12), theirs: edited(base, terrain, 12) };
  return withRandomFonts(triple, seededRandom(seed + 1));
}
