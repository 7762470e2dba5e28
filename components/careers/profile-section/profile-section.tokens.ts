import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { cardTokens } from '../../display/card/card.tokens.ts';

export const profileSectionTokens: readonly SectionId[] = [...new Set([...cardTokens, ...buttonTokens])];
