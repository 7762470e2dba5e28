import { schemes, splitPath } from '../contract/index.ts';
import { heroSection, type HeroKey } from '../document/theme-document.ts';
import type { ResolvedHero } from '../resolve/hero-variants.ts';
import { declaredPairs, measured, type PairResult } from './audit.ts';

/** A pair on one picture of a page. Its repair is asked of that picture's theme. */
export type HeroPairResult = PairResult & { where: HeroKey };

const heroPairs = declaredPairs.filter(({ foreground }) => splitPath(foreground)[0] === heroSection);

/**
 * The pairs of the pictures that a document brings, measured on each of them in every scheme. What a translucent scrim
 * lets through is taken for the page's surface: only a browser knows the picture.
 */
export const auditHeroes = (heroes: readonly ResolvedHero[]): readonly HeroPairResult[] =>
  heroes.flatMap(({ page, minWidth, theme }) =>
    schemes.flatMap((scheme) =>
      heroPairs.map((pair) => ({ ...measured(theme, scheme, pair), where: { page, minWidth } })),
    ),
  );
