import { pathOf, sectionOf, splitPath, type Scheme, type TokenPath } from '../contract/index.ts';
import { contrast } from '../color/contrast.ts';
import { nearestLightness } from '../color/nearest-lightness.ts';
import type { ResolvedTheme } from '../resolve/resolve-theme.ts';
import type { PairResult } from './audit.ts';
import type { Repair, State } from './repair-theme.ts';

type Side = 'foreground' | 'background';

export const colorOf = (theme: ResolvedTheme, path: TokenPath, scheme: Scheme) =>
  theme.leaf(path, scheme).value as string;

/** A pair of one scheme and where it is seen. */
export const placeOf = ({ foreground, background, within }: PairResult) =>
  `${foreground} ${background} ${within ?? ''}`;

/** The leaf that a pair's colour is taken from: inside a bar, the core's colours are the bar's own. */
function sourceOf({ within, ...pair }: PairResult, side: Side): TokenPath {
  const [section, token] = splitPath(pair[side]);
  const own = within && section === 'core_properties' ? sectionOf(within).repoints?.[token] : undefined;
  return within === undefined || own === undefined ? pair[side] : pathOf(within, own);
}

/** The leaves that decide what a pair looks like: inside a bar, the bar's ground is one of them. */
function leavesOf(pair: PairResult): readonly TokenPath[] {
  const sides = [sourceOf(pair, 'foreground'), sourceOf(pair, 'background')];
  const ground = pair.within === undefined ? undefined : sectionOf(pair.within).repoints?.['surface'];
  return pair.within === undefined || ground === undefined ? sides : [...sides, pathOf(pair.within, ground)];
}

/** A pair as one of its leaves sees it: what a colour of that leaf reaches in it, as a share of what is needed. */
function reachedIn(
  theme: ResolvedTheme,
  pair: PairResult,
  { path, colors }: { path: TokenPath; colors?: ReadonlyMap<TokenPath, string> },
): (candidate: string) => number {
  const place = pair.within === undefined ? theme : theme.within(pair.within);
  const shown = (side: Side) => colors?.get(sourceOf(pair, side)) ?? colorOf(place, pair[side], pair.scheme);
  const page = colorOf(place, 'core_properties.surface', pair.scheme);
  const isInk = sourceOf(pair, 'foreground') === path;
  const isGround = sourceOf(pair, 'background') === path;
  return (candidate) =>
    contrast(isInk ? candidate : shown('foreground'), isGround ? candidate : shown('background'), page) /
    pair.needed;
}

/** The pairs that something is needed of and that show this leaf's colour. */
const pairsOf = ({ results }: State, path: TokenPath) =>
  results.filter(
    (each) =>
      each.needed > 0 && (sourceOf(each, 'foreground') === path || sourceOf(each, 'background') === path),
  );

/** The colours of either side that mend a pair, and with it the other pairs of that colour where one can. */
export function singleChanges(state: State, pair: PairResult): Repair[][] {
  const { theme, isFixed } = state;
  const { scheme } = pair;
  return (['foreground', 'background'] as const).flatMap((side) => {
    const path = sourceOf(pair, side);
    if (isFixed(path)) return [];
    const color = colorOf(theme, path, scheme);
    const here = reachedIn(theme, pair, { path });
    const all = pairsOf(state, path).map((each) => reachedIn(theme, each, { path }));
    const values = [
      nearestLightness(color, (candidate) => all.every((reached) => reached(candidate) >= 1)),
      nearestLightness(color, (candidate) => here(candidate) >= 1),
    ];
    return [...new Set(values)].flatMap((value) => (value === undefined ? [] : [[{ path, scheme, value }]]));
  });
}

/** All leaves that share pairs with this one, directly or through others, as far as they may change. */
export function around({ results, isFixed }: State, pair: PairResult): ReadonlySet<TokenPath> {
  const sides = results.filter(({ needed }) => needed > 0).map(leavesOf);
  const isFree = (path: TokenPath) => !isFixed(path);
  const reached = new Set(leavesOf(pair).filter(isFree));
  // a set can grow while it is walked
  for (const path of reached)
    for (const leaves of sides)
      if (leaves.includes(path)) for (const other of leaves) if (isFree(other)) reached.add(other);
  return reached;
}

/** Everything around a pair moved so that inks of one end can be read on all grounds. */
export function jointChanges(state: State, pair: PairResult, ink: '#000000' | '#ffffff'): Repair[] {
  const { theme, results } = state;
  const { scheme } = pair;
  const free = around(state, pair);
  const colors = new Map<TokenPath, string>();
  const isInk = (path: TokenPath) => results.some((each) => sourceOf(each, 'foreground') === path);
  /** Moves a leaf as far as its pairs need, beside others that have these colours. */
  const move = (path: TokenPath, others: ReadonlyMap<TokenPath, string>) => {
    const all = pairsOf(state, path).map((each) => reachedIn(theme, each, { path, colors: others }));
    const value = nearestLightness(colorOf(theme, path, scheme), (candidate) =>
      all.every((reached) => reached(candidate) >= 1),
    );
    if (value !== undefined) colors.set(path, value);
  };
  for (const path of free) {
    if (isInk(path)) continue;
    // an ink that may change will be moved as far as this
    const ends = new Map(
      pairsOf(state, path)
        .map((each) => sourceOf(each, 'foreground'))
        .filter((each) => free.has(each))
        .map((each) => [each, ink] as const),
    );
    move(path, ends);
  }
  const inks = [...free].filter(isInk);
  // the outer ring first: the ring inside it is seen against that
  for (const path of inks.toSorted((one, other) => pairsOf(state, other).length - pairsOf(state, one).length))
    move(path, colors);
  return [...colors]
    .filter(([path, value]) => value !== colorOf(theme, path, scheme))
    .map(([path, value]) => ({ path, scheme, value }));
}

/** Sets leaves to the colors of another theme: of the product's own, in which every pair can be read. */
export const colorsIn = (theme: ResolvedTheme, paths: Iterable<TokenPath>, scheme: Scheme): Repair[] =>
  [...paths].map((path) => ({ path, scheme, value: colorOf(theme, path, scheme) }));

/** What holds the colours where they were that follow from a change and could not be read after it. */
export function holding(before: State, after: State): Repair[] {
  const passed = new Set(before.results.filter(({ passes }) => passes).map(placeOf));
  const broken = after.results.filter((pair) => !pair.passes && passed.has(placeOf(pair)));
  const moved = broken
    .flatMap((pair) =>
      [sourceOf(pair, 'foreground'), sourceOf(pair, 'background')].map((path) => ({ pair, path })),
    )
    .filter(({ path }) => !before.isFixed(path))
    .map(({ pair: { scheme }, path }) => ({ path, scheme, value: colorOf(before.theme, path, scheme) }))
    .filter(({ path, scheme, value }) => colorOf(after.theme, path, scheme) !== value);
  return [...new Map(moved.map((repair) => [repair.path, repair])).values()];
}
