import {
  heroVariantsOf,
  type HeroKey,
  type ResolvedHero,
  type ResolvedTheme,
  type ThemeDocument,
} from '@portico/tokens';
import { heroesOfPage, isHero } from './hero-variants.ts';
import { distinctColors } from './picture-contrast.ts';
import { pointsUnderWords } from './points-under-words.tsx';

/** The narrowest window that sites are made for (WCAG 2.2, 1.4.10), and a wide one. */
const usualWidths = { least: 320, greatest: 1440 } as const;

export type ColorsUnderWords = {
  hero: ResolvedHero;
  /** Each once, opaque. */
  colors: readonly string[];
  points: number;
  /** Of the windows. */
  widths: readonly number[];
};

/** Where a picture begins to be shown, and the widest window before another takes its place. */
function widthsOf(document: ThemeDocument, key: HeroKey): readonly number[] {
  const next = heroesOfPage(document, key.page).find(({ minWidth }) => minWidth > key.minWidth);
  const first = Math.max(key.minWidth, usualWidths.least);
  const last = next ? next.minWidth - 1 : Math.max(first, usualWidths.greatest);
  return [...new Set([first, Math.max(first, last)])];
}

/**
 * What lies under the words on a picture, in the windows that show it.
 *
 * @param theme the one that the document resolves to
 * @returns undefined when there is no picture, or nothing is written on it
 * @throws when the picture cannot be loaded
 */
export async function colorsUnderWords(
  document: ThemeDocument,
  { theme, key }: { theme: ResolvedTheme; key: HeroKey },
): Promise<ColorsUnderWords | undefined> {
  const hero = heroVariantsOf(document, { page: key.page }).find((each) => isHero(each, key));
  if (!hero || (hero.title ?? hero.text) === undefined) return undefined;
  const widths = widthsOf(document, key);
  const points = await pointsUnderWords(hero, { theme, widths });
  return {
    hero,
    colors: [...new Set(points.flatMap(distinctColors))],
    points: points.reduce((sum, { length }) => sum + length / 4, 0),
    widths,
  };
}
