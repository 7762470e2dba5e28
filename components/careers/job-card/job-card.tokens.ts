import type { SectionId } from '@portico/tokens/contract';
import { cardTokens } from '../../display/card/card.tokens.ts';
import { skeletonTokens } from '../../display/skeleton/skeleton.tokens.ts';

export const jobCardTokens: readonly SectionId[] = [...new Set([...cardTokens, ...skeletonTokens])];
