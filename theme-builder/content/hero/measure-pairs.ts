import type { HeroKey, HeroPairResult } from '@portico/tokens';
import type { Themed } from '../../store/editor-state.ts';
import { colorsUnderWords } from './colors-under-words.ts';
import { pairsOnPicture } from './pairs-on-picture.ts';

/**
 * The pairs on a picture with what they reach on that picture, as the editor of pictures measures them.
 *
 * @throws when the picture cannot be loaded
 */
export async function measurePairs(
  { document, theme }: Themed,
  key: HeroKey,
): Promise<readonly HeroPairResult[]> {
  const under = await colorsUnderWords(document, { theme, key });
  return under ? pairsOnPicture(under.hero, under.colors) : [];
}
