import { schemes, splitPath } from '../contract/index.ts';
import { heroSection, type HeroKey } from '../document/theme-document.ts';
import type { ResolvedHero } from '../resolve/hero-variants.ts';
import { composite, contrast } from '../color/contrast.ts';
import { declaredPairs, measured, type PairResult } from './audit.ts';

/** A pair on one picture of a page. Its repair is asked of that picture's theme. */
export type HeroPairResult = PairResult & { where: HeroKey };

const heroPairs = declaredPairs.filter(({ foreground }) => splitPath(foreground)[0] === heroSection);

/** What a text reaches at the most: where the picture under the scrim is what suits it best. */
const bestOnPicture = (text: string, scrim: string): number =>
  Math.max(...['#000000', '#ffffff'].map((ground) => contrast(text, composite(scrim, ground))));

/**
 * The pairs of the pictures that a document brings and that have words, on each of them in every scheme. Only a browser
 * knows the picture: what fails here fails on any, and what passes is measured where the picture can be seen.
 */
export const auditHeroes = (heroes: readonly ResolvedHero[]): readonly HeroPairResult[] =>
  heroes
    .filter(({ title, text }) => title !== undefined || text !== undefined)
    .flatMap(({ page, minWidth, theme }) =>
      schemes.flatMap((scheme) =>
        heroPairs.map((pair) => {
          const result = measured(theme, scheme, pair);
          const ratio = bestOnPicture(...result.colors);
          return { ...result, ratio, passes: ratio >= result.needed, where: { page, minWidth } };
        }),
      ),
    );
