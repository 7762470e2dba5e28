import type { TokenPath } from '../contract/index.ts';
import {
  findHero,
  type HeroKey,
  type HeroVariant,
  type Setting,
  type ThemeDocument,
} from '../document/theme-document.ts';

export const heroImage = 'pcsx_hero_image.image' satisfies TokenPath;

/** What a picture says beside its tokens. */
export const heroWords = ['alt', 'title', 'text'] as const;
export type HeroWord = (typeof heroWords)[number];

/** A picture as a whole: where one of the documents has none there, its parts stand and fall together. */
export type HeroPlace = { what: 'hero'; on: HeroKey };
/** Words of a picture that all documents have. */
export type HeroWordPlace = { what: 'word'; on: HeroKey; word: HeroWord };

export const isSameHero = (one: HeroKey | undefined, other: HeroKey | undefined): boolean =>
  one?.page === other?.page && one?.minWidth === other?.minWidth;

/** The pictures of all documents by page and width, each with what the documents say of it. */
export function heroesOf(
  documents: readonly ThemeDocument[],
): readonly { on: HeroKey; said: readonly (HeroVariant | undefined)[] }[] {
  const keys = documents.flatMap(({ assets }) => assets?.hero ?? []);
  return keys
    .filter((key, index) => keys.findIndex((other) => isSameHero(other, key)) === index)
    .toSorted((a, b) => (a.page === b.page ? a.minWidth - b.minWidth : a.page < b.page ? -1 : 1))
    .map(({ page, minWidth }) => ({
      on: { page, minWidth },
      said: documents.map((document) => findHero(document, { page, minWidth })),
    }));
}

/** The document with another picture at its place, or none; one that is new comes last. */
export function writeHero(
  document: ThemeDocument,
  on: HeroKey,
  hero: HeroVariant | undefined,
): ThemeDocument {
  const { assets: { hero: before = [], ...others } = {}, ...rest } = document;
  const isThere = findHero(document, on) !== undefined;
  const heroes =
    hero && !isThere
      ? [...before, hero]
      : before.flatMap((other) => (isSameHero(other, on) ? (hero ?? []) : other));
  const assets = heroes.length === 0 ? others : { ...others, hero: heroes };
  return Object.keys(assets).length === 0 ? rest : { ...rest, assets };
}

/** The document with other words on a picture that it has. */
export function writeHeroWord(
  document: ThemeDocument,
  { on, word }: HeroWordPlace,
  text: string | undefined,
): ThemeDocument {
  const hero = findHero(document, on);
  if (!hero) return document;
  const { [word]: _before, ...rest } = hero;
  return writeHero(
    document,
    on,
    text === undefined ? (rest as HeroVariant) : ({ ...hero, [word]: text } as HeroVariant),
  );
}

/** The document with another setting of a token on a picture that it has. */
export function writeHeroToken(
  document: ThemeDocument,
  { on, token }: { on: HeroKey; token: string },
  change: (setting: Setting | undefined) => Setting | undefined,
): ThemeDocument {
  const hero = findHero(document, on);
  if (!hero) return document;
  const { [token]: before, ...others }: Partial<Record<string, Setting>> = hero.tokens;
  const setting = change(before);
  const tokens = setting === undefined ? others : { ...hero.tokens, [token]: setting };
  return writeHero(document, on, { ...hero, tokens: tokens as HeroVariant['tokens'] });
}
