import { schemes, splitPath, type TokenPath } from '../contract/index.ts';
import { heroSection, type HeroKey } from '../document/theme-document.ts';
import type { ResolvedHero } from '../resolve/hero-variants.ts';
import { composite, contrast } from './contrast.ts';
import { declaredPairs, measured, type PairResult } from './audit.ts';

/** A pair on one picture of a page. Its repair is asked of that picture's theme. */
export type HeroPairResult = PairResult & { where: HeroKey };

const heroPairs = declaredPairs.filter(({ foreground }) => splitPath(foreground)[0] === heroSection);

/** Grows with a colour's luminance. */
const brightness = (color: string) => contrast(color, '#000000');

/** What a text reaches in the worst place of a picture that may be black here and white there. */
const worstOnPicture = (text: string, scrim: string): number => {
  const [dark, light] = ['#000000', '#ffffff'].map((ground) => composite(scrim, ground)) as [string, string];
  const ink = brightness(text);
  // somewhere between the two the picture is as bright as the text
  if (brightness(dark) < ink && ink < brightness(light)) return 1;
  return Math.min(contrast(text, dark), contrast(text, light));
};

/**
 * The pairs of the pictures that a document brings, on each of them in every scheme. Only a browser knows the picture:
 * what a translucent scrim lets through is taken for the worst that it can be.
 */
export const auditHeroes = (heroes: readonly ResolvedHero[]): readonly HeroPairResult[] =>
  heroes.flatMap(({ page, minWidth, theme }) =>
    schemes.flatMap((scheme) =>
      heroPairs.map((pair) => {
        const result = measured(theme, scheme, pair);
        const colorOf = (path: TokenPath) => theme.leaf(path, scheme).value as string;
        const ratio = worstOnPicture(colorOf(pair.foreground), colorOf(pair.background));
        return { ...result, ratio, passes: ratio >= result.needed, where: { page, minWidth } };
      }),
    ),
  );
