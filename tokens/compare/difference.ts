import {
  sectionOf,
  splitPath,
  type Product,
  type Scheme,
  type TokenPath,
  type TokenValue,
} from '../contract/index.ts';
import type { HeroKey, HeroVariant, ThemeDocument, ThemeFont, Waiver } from '../document/theme-document.ts';
import { heroVariantsOf } from '../resolve/hero-variants.ts';
import { resolveTheme, type ResolvedTheme, type ThemeLayer } from '../resolve/resolve-theme.ts';
import { heroImage, isSameHero, type HeroWord } from './hero-places.ts';
import { baseScheme, meansSame, placesOf, readPlace, type Place, type TokenPlace } from './places.ts';

/** A leaf that a document says something else about in one scheme. */
export type ValueChange = {
  what: 'value';
  path: TokenPath;
  scheme: Scheme;
  /** The picture that it is about; absent = the whole site. */
  on?: HeroKey;
  /** `reset`: the later document leaves the leaf to the themes below it again. */
  kind: 'set' | 'changed' | 'reset';
  /** What the documents themselves say; undefined for nothing. */
  from?: unknown;
  to?: unknown;
  /** What the site shows, whoever says it. */
  before: TokenValue;
  after: TokenValue;
};
export type LockChange = { what: 'lock'; path: TokenPath; on?: HeroKey; kind: 'locked' | 'unlocked' };
/** A picture that came or went. */
export type HeroChange = {
  what: 'hero';
  on: HeroKey;
  from?: HeroVariant;
  to?: HeroVariant;
  /** Its address, as the site shows it. */
  image: TokenValue;
};
/** Other words on a picture that stayed. */
export type HeroWordChange = { what: 'word'; on: HeroKey; word: HeroWord; from?: string; to?: string };
/** A font file that came or went, or of which something else is said. */
export type FontChange = {
  what: 'font';
  url: string;
  kind: 'added' | 'changed' | 'removed';
  from?: ThemeFont;
  to?: ThemeFont;
};
export type WaiverChange = {
  what: 'waiver';
  pair: string;
  kind: 'added' | 'changed' | 'removed';
  from?: Waiver;
  to?: Waiver;
};
/** Another product, or another value of what else stands beside the sections. */
export type FieldChange = { what: 'field'; field: string; from?: unknown; to?: unknown };
export type Change =
  | FieldChange
  | ValueChange
  | LockChange
  | HeroChange
  | HeroWordChange
  | FontChange
  | WaiverChange;

/** What the site shows for a leaf. Sections that only one product has are looked at in that product. */
function shownBy(document: ThemeDocument, below: readonly ThemeLayer[]) {
  const themes = new Map<Product, ResolvedTheme>();
  const themeOf = (product: Product): ResolvedTheme => {
    const theme =
      themes.get(product) ??
      resolveTheme({ product, layers: [...below, { id: 'employer', sections: document.sections }] });
    themes.set(product, theme);
    return theme;
  };
  let heroes: ReturnType<typeof heroVariantsOf> | undefined;
  const heroOn = (on: HeroKey) => {
    heroes ??= heroVariantsOf(document, { below });
    return heroes.find((hero) => isSameHero(hero, on))?.theme;
  };
  return ({ path, on }: Pick<TokenPlace, 'path' | 'on'>, scheme: Scheme): TokenValue => {
    const { product = document.product } = sectionOf(splitPath(path)[0]);
    return ((on && heroOn(on)) ?? themeOf(product)).leaf(path, scheme).value;
  };
}

const kindOf = <Added, Removed>(from: unknown, to: unknown, added: Added, removed: Removed) =>
  from === undefined ? added : to === undefined ? removed : 'changed';

/**
 * What changed between two theme documents, by leaf and scheme, in the contract's order; fields of the document come
 * first, pictures and fonts after the leaves, waivers last. What is only written differently is no change.
 *
 * @param below the layers under both documents, such as a parent company's theme
 * @throws Error when the values of a document refer to each other in a circle
 */
export function difference(
  before: ThemeDocument,
  after: ThemeDocument,
  below: readonly ThemeLayer[] = [],
): readonly Change[] {
  const shown = { before: shownBy(before, below), after: shownBy(after, below) };

  const tokenChange = (place: TokenPlace, from: unknown, to: unknown): Change => {
    const { what: _token, scheme, ...leaf } = place;
    return scheme === 'lock'
      ? { what: 'lock', ...leaf, kind: to === undefined ? 'unlocked' : 'locked' }
      : {
          what: 'value',
          ...leaf,
          scheme,
          kind: kindOf(from, to, 'set', 'reset'),
          from,
          to,
          before: shown.before(place, scheme),
          after: shown.after(place, scheme),
        };
  };

  const changeAt = (place: Place): Change | undefined => {
    const from = readPlace(before, place);
    const to = readPlace(after, place);
    if (meansSame(place, from, to)) return undefined;
    if (place.what === 'token') return tokenChange(place, from, to);
    if (place.what === 'field') return { ...place, from, to };
    if (place.what === 'hero')
      return {
        ...place,
        from: from as HeroVariant | undefined,
        to: to as HeroVariant | undefined,
        image: (to === undefined ? shown.before : shown.after)({ path: heroImage, on: place.on }, baseScheme),
      };
    if (place.what === 'word')
      return { ...place, from: from as string | undefined, to: to as string | undefined };
    const kind = kindOf(from, to, 'added', 'removed');
    if (place.what === 'font')
      return { ...place, kind, from: from as ThemeFont | undefined, to: to as ThemeFont | undefined };
    return { ...place, kind, from: from as Waiver | undefined, to: to as Waiver | undefined };
  };

  return placesOf([before, after])
    .map(changeAt)
    .filter((change) => change !== undefined);
}
