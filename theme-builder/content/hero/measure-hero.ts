import { heroVariantsOf, type HeroKey, type ResolvedTheme, type ThemeDocument } from '@portico/tokens';
import { isHero, heroesOfPage, withHero, withHeroToken } from './hero-variants.ts';
import { distinctColors, lowestContrast, neededOnPicture, suggestedScrim } from './picture-contrast.ts';
import { pointsUnderWords } from './points-under-words.tsx';

/** The narrowest window that sites are made for (WCAG 2.2, 1.4.10), and a wide one. */
const usualWidths = { least: 320, greatest: 1440 } as const;

type ScrimSetting = { value: string; schemes?: { dark: string } };

export type MeasuredHero = {
  /** The least that words reach at any point, in the light scheme and the dark. */
  lowest: number;
  points: number;
  /** Of the windows. */
  widths: readonly number[];
  /** A scrim under the words that lets them be read; undefined where they can be. */
  scrim: ScrimSetting | undefined;
};

/** Where a picture begins to be shown, and the widest window before another takes its place. */
const widthsOf = (document: ThemeDocument, key: HeroKey): readonly number[] => {
  const next = heroesOfPage(document, key.page).find(({ minWidth }) => minWidth > key.minWidth);
  const first = Math.max(key.minWidth, usualWidths.least);
  const last = next ? next.minWidth - 1 : Math.max(first, usualWidths.greatest);
  return [...new Set([first, Math.max(first, last)])];
};

const resolvedAt = (document: ThemeDocument, key: HeroKey) =>
  heroVariantsOf(document, { page: key.page }).find((hero) => isHero(hero, key));

const pairIn = (theme: ResolvedTheme, scheme: 'light' | 'dark') => ({
  text: String(theme.leaf('pcsx_hero_image.text', scheme).value),
  scrim: String(theme.leaf('pcsx_hero_image.overlay', scheme).value),
});

/** The scrim that a picture needs, with one of its own for the dark scheme where what follows from light is not enough. */
const neededScrim = (
  document: ThemeDocument,
  key: HeroKey,
  colors: readonly string[],
): ScrimSetting | undefined => {
  const hero = heroesOfPage(document, key.page).find((each) => isHero(each, key));
  const resolved = resolvedAt(document, key);
  if (!hero || !resolved) return undefined;
  const light = { value: suggestedScrim(colors, pairIn(resolved.theme, 'light')) };
  const then = resolvedAt(withHero(document, key, withHeroToken(hero, 'overlay', light)), key);
  if (!then) return light;
  const pair = pairIn(then.theme, 'dark');
  const dark = suggestedScrim(colors, pair);
  return dark === pair.scrim ? light : { ...light, schemes: { dark } };
};

/**
 * Measures how well the words on a picture can be read, at the points of the picture that lie under them.
 *
 * @param theme the one that the document resolves to
 * @returns undefined when there is no picture, or nothing is written on it
 * @throws when the picture cannot be loaded
 */
export const measureHero = async (
  document: ThemeDocument,
  { theme, key }: { theme: ResolvedTheme; key: HeroKey },
): Promise<MeasuredHero | undefined> => {
  const hero = resolvedAt(document, key);
  if (!hero || (hero.title ?? hero.text) === undefined) return undefined;
  const widths = widthsOf(document, key);
  const points = await pointsUnderWords(hero, { theme, widths });
  const colors = [...new Set(points.flatMap(distinctColors))];
  const lowest = Math.min(
    ...(['light', 'dark'] as const).map((scheme) => lowestContrast(colors, pairIn(hero.theme, scheme))),
  );
  return {
    lowest,
    points: points.reduce((sum, { length }) => sum + length / 4, 0),
    widths,
    scrim: lowest < neededOnPicture ? neededScrim(document, key, colors) : undefined,
  };
};
