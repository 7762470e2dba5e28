import { auditHeroes, type HeroPairResult, type ResolvedHero } from '@portico/tokens';
import { lowestContrast } from './picture-contrast.ts';

/**
 * The pairs on a picture with what they reach on its colours (opaque), in the light scheme and the dark, from which the other
 * schemes follow with more contrast.
 */
export const pairsOnPicture = (hero: ResolvedHero, colors: readonly string[]): readonly HeroPairResult[] =>
  auditHeroes([hero])
    .filter(({ scheme }) => scheme === 'light' || scheme === 'dark')
    .map((pair) => {
      const [text, scrim] = pair.colors;
      const ratio = lowestContrast(colors, { text, scrim });
      return { ...pair, ratio, passes: ratio >= pair.needed };
    });
