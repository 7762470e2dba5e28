import { schemes, splitPath, tokenAt, tokenPaths, type Scheme, type TokenPath } from '../contract/index.ts';
import {
  findHero,
  heroSection,
  settingAt,
  type AnySections,
  type HeroKey,
  type HeroVariant,
  type Setting,
  type ThemeDocument,
  type ThemeSections,
  type ThemeFont,
  type Waiver,
} from '../document/theme-document.ts';
import { findFont, fontPlaces, writeFont, type FontPlace } from './font-places.ts';
import {
  heroesOf,
  heroWords,
  writeHero,
  writeHeroToken,
  writeHeroWord,
  type HeroPlace,
  type HeroWordPlace,
} from './hero-places.ts';
import { isSame, meaningOf } from './meaning.ts';

/** A leaf in one scheme, or whether it is locked; with `on`, on one picture of a page. */
export type TokenPlace = { what: 'token'; path: TokenPath; scheme: Scheme | 'lock'; on?: HeroKey };
export type WaiverPlace = { what: 'waiver'; pair: string };
/** What stands beside the sections, such as the product. */
export type FieldPlace = { what: 'field'; field: string };
/** The smallest thing that two people can change apart from each other. */
export type Place = TokenPlace | HeroPlace | HeroWordPlace | FontPlace | WaiverPlace | FieldPlace;

/** The scheme of a setting's `value`; the others stand under `schemes`. */
export const baseScheme = 'light' satisfies Scheme;
const aspects = [...schemes, 'lock'] as const;
/** The version of the form is no content, and the others have places of their own. */
const noFields = ['schema', 'sections', 'assets', 'waivers'];

const sectionsOf = (document: ThemeDocument): AnySections => document.sections;
type Schemes = Partial<Record<Scheme, unknown>>;

function setOn(heroes: readonly (HeroVariant | undefined)[]): readonly TokenPath[] {
  const tokens = new Set(heroes.flatMap((hero) => Object.keys(hero?.tokens ?? {})));
  return tokenPaths.filter((path) => {
    const [section, token] = splitPath(path);
    return section === heroSection && tokens.has(token);
  });
}
const tokenPlaces = (paths: readonly TokenPath[], on?: HeroKey): readonly TokenPlace[] =>
  paths.flatMap((path) => aspects.map((scheme) => ({ what: 'token', path, scheme, ...(on && { on }) })));

const heroPlaces = (documents: readonly ThemeDocument[]): readonly Place[] =>
  heroesOf(documents).flatMap(({ on, said }): readonly Place[] =>
    said.includes(undefined)
      ? [{ what: 'hero', on }]
      : [...heroWords.map((word) => ({ what: 'word' as const, on, word })), ...tokenPlaces(setOn(said), on)],
  );

/**
 * Every place that one of the documents may say something at: fields, tokens as the contract orders them, pictures by
 * page and width, fonts, waivers. A picture that one of them lacks is one place, else its words and tokens are places.
 */
export function placesOf(documents: readonly ThemeDocument[]): readonly Place[] {
  const fields = new Set(documents.flatMap((document) => Object.keys(document)));
  const paths = tokenPaths.filter((path) => documents.some((document) => settingAt(document, path)));
  const pairs = new Set(documents.flatMap(({ waivers = [] }) => waivers.map(({ pair }) => pair)));
  return [
    ...[...fields]
      .filter((field) => !noFields.includes(field))
      .toSorted()
      .map((field) => ({ what: 'field' as const, field })),
    ...tokenPlaces(paths),
    ...heroPlaces(documents),
    ...fontPlaces(documents),
    ...[...pairs].toSorted().map((pair) => ({ what: 'waiver' as const, pair })),
  ];
}

function readToken(setting: Setting | undefined, scheme: Scheme | 'lock'): unknown {
  // what is not locked need not say so
  if (scheme === 'lock') return setting?.lock === true ? true : undefined;
  return scheme === baseScheme ? setting?.value : (setting?.schemes as Schemes | undefined)?.[scheme];
}

/** What a document says about a leaf, for the whole site or on one picture. */
function settingIn(document: ThemeDocument, { path, on }: TokenPlace): Setting | undefined {
  if (!on) return settingAt(document, path);
  const tokens: Partial<Record<string, Setting>> = findHero(document, on)?.tokens ?? {};
  return tokens[splitPath(path)[1]];
}

/** What a document says at a place; undefined for nothing. */
export function readPlace(document: ThemeDocument, place: Place): unknown {
  if (place.what === 'token') return readToken(settingIn(document, place), place.scheme);
  if (place.what === 'hero') return findHero(document, place.on);
  if (place.what === 'word') return findHero(document, place.on)?.[place.word];
  if (place.what === 'font') return findFont(document, place.url);
  if (place.what === 'waiver') return document.waivers?.find(({ pair }) => pair === place.pair);
  return Object.hasOwn(document, place.field)
    ? (document as unknown as Record<string, unknown>)[place.field]
    : undefined;
}

/** Whether two values of a place mean the same. */
export function meansSame(place: Place, one: unknown, other: unknown): boolean {
  if (place.what !== 'token' || place.scheme === 'lock') return isSame(one, other);
  const { kind } = tokenAt(place.path);
  return meaningOf(kind, one) === meaningOf(kind, other);
}

/** An object with a key set, or without it where the value is undefined; undefined when no key is left. */
function withKey<Value>(
  object: Readonly<Partial<Record<string, Value>>> | undefined,
  key: string,
  value: Value | undefined,
): Partial<Record<string, Value>> | undefined {
  const { [key]: _before, ...others } = object ?? {};
  const next = value === undefined ? others : { ...object, [key]: value };
  return Object.keys(next).length === 0 ? undefined : next;
}

function writeSetting(
  setting: Setting | undefined,
  scheme: Scheme | 'lock',
  value: unknown,
): Setting | undefined {
  if (scheme === 'lock') return withKey<unknown>(setting, 'lock', value);
  if (scheme === baseScheme) return withKey(setting, 'value', value);
  return withKey<unknown>(setting, 'schemes', withKey<unknown>(setting?.schemes, scheme, value));
}

function writeToken(document: ThemeDocument, place: TokenPlace, value: unknown): ThemeDocument {
  const { path, scheme, on } = place;
  const [section, token] = splitPath(path);
  if (on) return writeHeroToken(document, { on, token }, (setting) => writeSetting(setting, scheme, value));
  const setting = writeSetting(settingAt(document, path), scheme, value);
  const tokens = withKey(sectionsOf(document)[section], token, setting);
  return { ...document, sections: (withKey(sectionsOf(document), section, tokens) ?? {}) as ThemeSections };
}

function writeWaiver(document: ThemeDocument, pair: string, waiver: Waiver | undefined): ThemeDocument {
  const { waivers: before = [], ...rest } = document;
  const isThere = before.some((other) => other.pair === pair);
  const waivers =
    waiver && !isThere
      ? [...before, waiver]
      : before.flatMap((other) => (other.pair === pair ? (waiver ?? []) : other));
  return waivers.length === 0 ? rest : { ...rest, waivers };
}

/** The document with another value at a place, undefined for none. Settings and sections that end up empty go. */
export function writePlace(document: ThemeDocument, place: Place, value: unknown): ThemeDocument {
  if (place.what === 'token') return writeToken(document, place, value);
  if (place.what === 'hero') return writeHero(document, place.on, value as HeroVariant | undefined);
  if (place.what === 'word') return writeHeroWord(document, place, value as string | undefined);
  if (place.what === 'font') return writeFont(document, place, value as ThemeFont | undefined);
  if (place.what === 'waiver') return writeWaiver(document, place.pair, value as Waiver | undefined);
  return withKey<unknown>(document, place.field, value) as ThemeDocument;
}
