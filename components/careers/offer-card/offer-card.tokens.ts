import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { cardTokens } from '../../display/card/card.tokens.ts';
import { statusTokens } from '../../display/status/status.tokens.ts';
import { tagTokens } from '../../display/tag/tag.tokens.ts';

export const offerCardTokens: readonly SectionId[] = [
  ...new Set([...cardTokens, ...buttonTokens, ...statusTokens, ...tagTokens]),
];
