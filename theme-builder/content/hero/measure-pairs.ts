import { auditHeroes, type HeroKey, type HeroPairResult } from '@portico/tokens';
import type { Themed } from '../../store/editor-state.ts';
import { colorsUnderWords } from './colors-under-words.ts';
import { lowestContrast } from './picture-contrast.ts';

/**
 * The pairs on a picture with what they reach on that picture, as the editor of pictures measures them: in the light scheme
 * and the dark, from which the other schemes follow with more contrast.
 *
 * @throws when the picture cannot be loaded
 */
export const measurePairs = async (
  { document, theme }: Themed,
  key: HeroKey,
): Promise<readonly HeroPairResult[]> => {
  const under = await colorsUnderWords(document, { theme, key });
  if (!under) return [];
  return auditHeroes([under.hero])
    .filter(({ scheme }) => scheme === 'light' || scheme === 'dark')
    .map((pair) => {
      const [text, scrim] = pair.colors;
      const ratio = lowestContrast(under.colors, { text, scrim });
      return { ...pair, ratio, passes: ratio >= pair.needed };
    });
};
