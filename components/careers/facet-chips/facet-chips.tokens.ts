import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { tagTokens } from '../../display/tag/tag.tokens.ts';

export const facetChipsTokens: readonly SectionId[] = [...new Set([...tagTokens, ...buttonTokens])];
