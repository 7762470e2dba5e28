import {
  checkValue,
  decidingPath,
  emittedPaths,
  tokenAt,
  type Product,
  type ResolvedTheme,
  type ThemeDocument,
  type TokenPath,
} from '@portico/tokens';
import { readColor, writeColor } from '@portico/tokens/derive';
import { isLocked } from '../fields/source-text.ts';
import { withValue } from '../store/document.ts';
import { themed } from '../store/editor-state.ts';

/** A leaf in one of the two schemes that people set. */
export type Place = { path: TokenPath; scheme: 'light' | 'dark' };

const edited = ['light', 'dark'] as const;
const colorPaths = emittedPaths.filter((path) => tokenAt(path).kind === 'color');

// what two spellings of a colour have in common; beyond sRGB each is its own
const keyOf = (color: string) =>
  color.startsWith('#') ? writeColor(readColor(color)) : color.replaceAll(' ', '');
const colorAt = (theme: ResolvedTheme, { path, scheme }: Place) => String(theme.leaf(path, scheme).value);

const known = new WeakMap<ResolvedTheme, ReadonlyMap<string, readonly Place[]>>();
function placesByColor(theme: ResolvedTheme): ReadonlyMap<string, readonly Place[]> {
  const before = known.get(theme);
  if (before) return before;
  const all = colorPaths.flatMap((path) => edited.map((scheme): Place => ({ path, scheme })));
  const places = Map.groupBy(all, (place) => keyOf(colorAt(theme, place)));
  known.set(theme, places);
  return places;
}

/** Every leaf that has a colour, in the contract's order. */
export const placesOf = (theme: ResolvedTheme, color: string): readonly Place[] =>
  placesByColor(theme).get(keyOf(color)) ?? [];

export const isLockedAt = (theme: ResolvedTheme, { path, scheme }: Place): boolean =>
  isLocked(theme.leaf(path, scheme).provenance);

/** What is wrong with a colour for one of the places that would have it; undefined when nothing is. */
export const problemAt = (places: readonly Place[], color: string): string | undefined =>
  places
    .map(({ path }) => checkValue('color', color, tokenAt(path)))
    .find((problem) => problem !== undefined);

const setAll = (document: ThemeDocument, places: readonly Place[], value: string) =>
  places.reduce(
    (result, place) => withValue(result, { ...place, path: decidingPath(result, place.path), value }),
    document,
  );

/**
 * Puts another colour wherever one is. What takes it from elsewhere goes along with that and stays linked; what
 * would keep the old colour is set by itself. Locked leaves stay.
 */
export function withColorReplaced(
  product: Product,
  document: ThemeDocument,
  { from, to }: { from: string; to: string },
): ThemeDocument {
  const { theme } = themed(product, document);
  const places = placesOf(theme, from).filter((place) => !isLockedAt(theme, place));
  const written = places.filter(({ path, scheme }) => theme.leaf(path, scheme).provenance.how === 'set');
  const first = setAll(document, written, to);
  const after = themed(product, first).theme;
  const left = places.filter((place) => keyOf(colorAt(after, place)) !== keyOf(to));
  return setAll(first, left, to);
}
