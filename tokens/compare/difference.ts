import {
  sectionOf,
  splitPath,
  type Product,
  type Scheme,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import type { ThemeDocument, Waiver } from '../document/theme-document.ts';
import { resolveTheme, type ResolvedTheme, type ThemeLayer } from '../resolve/resolve-theme.ts';
import { meansSame, placesOf, readPlace, type Place, type TokenPlace } from './places.ts';

/** A leaf that a document says something else about in one scheme. */
export type ValueChange = {
  what: 'value';
  path: TokenPath;
  scheme: Scheme;
  /** `reset`: the later document leaves the leaf to the themes below it again. */
  kind: 'set' | 'changed' | 'reset';
  /** What the documents themselves say; undefined for nothing. */
  from?: unknown;
  to?: unknown;
  /** What the site shows, whoever says it. */
  before: TokenValue;
  after: TokenValue;
};
export type LockChange = { what: 'lock'; path: TokenPath; kind: 'locked' | 'unlocked' };
export type WaiverChange = {
  what: 'waiver';
  pair: string;
  kind: 'added' | 'changed' | 'removed';
  from?: Waiver;
  to?: Waiver;
};
/** Another product, or another value of what else stands beside the sections. */
export type FieldChange = { what: 'field'; field: string; from?: unknown; to?: unknown };
export type Change = FieldChange | ValueChange | LockChange | WaiverChange;

/** What the site shows for a leaf. Sections that only one product has are looked at in that product. */
const shownBy = (document: ThemeDocument, below: readonly ThemeLayer[]) => {
  const themes = new Map<Product, ResolvedTheme>();
  const themeOf = (product: Product): ResolvedTheme => {
    const theme =
      themes.get(product) ??
      resolveTheme({ product, layers: [...below, { id: 'employer', sections: document.sections }] });
    themes.set(product, theme);
    return theme;
  };
  return (path: TokenPath, scheme: Scheme): TokenValue =>
    themeOf(sectionOf(splitPath(path)[0]).product ?? document.product).leaf(path, scheme).value;
};

const kindOf = <Added, Removed>(from: unknown, to: unknown, added: Added, removed: Removed) =>
  from === undefined ? added : to === undefined ? removed : 'changed';

/**
 * What changed between two theme documents, by leaf and scheme, in the contract's order; fields of the document come
 * first, waivers last. What is only written differently is no change.
 *
 * @param below the layers under both documents, such as a parent company's theme
 * @throws Error when the values of a document refer to each other in a circle
 */
export const difference = (
  before: ThemeDocument,
  after: ThemeDocument,
  below: readonly ThemeLayer[] = [],
): readonly Change[] => {
  const shown = { before: shownBy(before, below), after: shownBy(after, below) };

  const tokenChange = ({ path, scheme }: TokenPlace, from: unknown, to: unknown): Change =>
    scheme === 'lock'
      ? { what: 'lock', path, kind: to === undefined ? 'unlocked' : 'locked' }
      : {
          what: 'value',
          path,
          scheme,
          kind: kindOf(from, to, 'set', 'reset'),
          from,
          to,
          before: shown.before(path, scheme),
          after: shown.after(path, scheme),
        };

  const changeAt = (place: Place): Change | undefined => {
    const from = readPlace(before, place);
    const to = readPlace(after, place);
    if (meansSame(place, from, to)) return undefined;
    if (place.what === 'token') return tokenChange(place, from, to);
    if (place.what === 'field') return { ...place, from, to };
    return {
      ...place,
      kind: kindOf(from, to, 'added', 'removed'),
      from: from as Waiver | undefined,
      to: to as Waiver | undefined,
    };
  };

  return placesOf([before, after])
    .map(changeAt)
    .filter((change) => change !== undefined);
};
