import type { HeroKey, HeroVariant, Setting, ThemeDocument } from '@portico/tokens';
import { withAssets } from '../../store/document.ts';

type HeroToken = keyof HeroVariant['tokens'];

/** What the contract takes (`assets.hero` of a document). */
export const heroLimits = { pictures: 24, widest: 4000, alt: 300, title: 120, text: 300 } as const;

/** Widths at which sites usually change their pictures (SHELL-04). */
const usualWidths = [0, 768, 1024];

export const isHero = (one: HeroKey, other: HeroKey): boolean =>
  one.page === other.page && one.minWidth === other.minWidth;

/** The pictures of a page, the narrowest first. */
export const heroesOfPage = ({ assets }: ThemeDocument, page: string): readonly HeroVariant[] =>
  (assets?.hero ?? [])
    .filter((hero) => hero.page === page)
    .toSorted((one, other) => one.minWidth - other.minWidth);

/** A document with a picture in the place of what it had there; undefined takes that away. */
export function withHero(
  document: ThemeDocument,
  key: HeroKey,
  hero: HeroVariant | undefined,
): ThemeDocument {
  const before = document.assets?.hero ?? [];
  const at = before.findIndex((other) => isHero(other, key));
  const after =
    hero === undefined
      ? before.filter((_, index) => index !== at)
      : at < 0
        ? [...before, hero]
        : before.with(at, hero);
  const { hero: _before, ...others } = document.assets ?? {};
  const assets = after.length === 0 ? others : { ...others, hero: after };
  return withAssets(document, Object.keys(assets).length === 0 ? undefined : assets);
}

/** A width from which a page has no picture yet: the next usual one, or some way beyond the widest. */
export function freeWidth(heroes: readonly HeroVariant[]): number {
  const taken = new Set(heroes.map(({ minWidth }) => minWidth));
  const usual = usualWidths.find((width) => !taken.has(width));
  if (usual !== undefined) return usual;
  for (let width = Math.max(...taken) + 256; width <= heroLimits.widest; width += 256)
    if (!taken.has(width)) return width;
  // the last stretch is full, which 24 pictures cannot fill
  for (let width = 1; ; width += 1) if (!taken.has(width)) return width;
}

/** A picture that a page gets in addition: as the next narrower one, which people mostly want another cut of. */
export function addedHero(heroes: readonly HeroVariant[], page: string): HeroVariant {
  const minWidth = freeWidth(heroes);
  const narrower = heroes.findLast((hero) => hero.minWidth < minWidth) ?? heroes[0];
  return { alt: '', tokens: {}, ...narrower, page, minWidth };
}

/** A picture with a token set, or left to the section again. */
export function withHeroToken(
  hero: HeroVariant,
  token: HeroToken,
  setting: Setting | undefined,
): HeroVariant {
  const { [token]: _before, ...others } = hero.tokens;
  const tokens = setting === undefined ? others : { ...others, [token]: setting };
  return { ...hero, tokens: tokens as HeroVariant['tokens'] };
}

/** A picture with a title or a text, which an empty one is none of. */
export function withHeroWord(hero: HeroVariant, word: 'title' | 'text', value: string): HeroVariant {
  const { [word]: _before, ...others } = hero;
  return value.trim() === '' ? others : { ...others, [word]: value };
}
