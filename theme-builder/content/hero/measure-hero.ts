import { heroVariantsOf, type HeroKey, type ResolvedTheme, type ThemeDocument } from '@portico/tokens';
import { colorsUnderWords, type ColorsUnderWords } from './colors-under-words.ts';
import { isHero, heroesOfPage, withHero, withHeroToken } from './hero-variants.ts';
import { lowestContrast, neededOnPicture, suggestedScrim } from './picture-contrast.ts';

type ScrimSetting = { value: string; schemes?: { dark: string } };

export type MeasuredHero = Pick<ColorsUnderWords, 'points' | 'widths'> & {
  /** The least that words reach at any point, in the light scheme and the dark. */
  lowest: number;
  /** A scrim under the words that lets them be read; undefined where they can be. */
  scrim: ScrimSetting | undefined;
};

const resolvedAt = (document: ThemeDocument, key: HeroKey) =>
  heroVariantsOf(document, { page: key.page }).find((hero) => isHero(hero, key));

const pairIn = (theme: ResolvedTheme, scheme: 'light' | 'dark') => ({
  text: String(theme.leaf('pcsx_hero_image.text', scheme).value),
  scrim: String(theme.leaf('pcsx_hero_image.overlay', scheme).value),
});

/** The scrim that a picture needs, with one of its own for the dark scheme where what follows from light is not enough. */
function neededScrim(
  document: ThemeDocument,
  key: HeroKey,
  colors: readonly string[],
): ScrimSetting | undefined {
  const hero = heroesOfPage(document, key.page).find((each) => isHero(each, key));
  const resolved = resolvedAt(document, key);
  if (!hero || !resolved) return undefined;
  const light = { value: suggestedScrim(colors, pairIn(resolved.theme, 'light')) };
  const then = resolvedAt(withHero(document, key, withHeroToken(hero, 'overlay', light)), key);
  if (!then) return light;
  const pair = pairIn(then.theme, 'dark');
  const dark = suggestedScrim(colors, pair);
  return dark === pair.scrim ? light : { ...light, schemes: { dark } };
}

/**
 * Measures how well the words on a picture can be read, at the points of the picture that lie under them.
 *
 * @param theme the one that the document resolves to
 * @returns undefined when there is no picture, or nothing is written on it
 * @throws when the picture cannot be loaded
 */
export async function measureHero(
  document: ThemeDocument,
  { theme, key }: { theme: ResolvedTheme; key: HeroKey },
): Promise<MeasuredHero | undefined> {
  const under = await colorsUnderWords(document, { theme, key });
  if (!under) return undefined;
  const { hero, colors, points, widths } = under;
  const lowest = Math.min(
    ...(['light', 'dark'] as const).map((scheme) => lowestContrast(colors, pairIn(hero.theme, scheme))),
  );
  return {
    lowest,
    points,
    widths,
    scrim: lowest < neededOnPicture ? neededScrim(document, key, colors) : undefined,
  };
}
