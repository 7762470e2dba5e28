import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { cardTokens } from '../../display/card/card.tokens.ts';
import { statusTokens } from '../../display/status/status.tokens.ts';

export const interviewCardTokens: readonly SectionId[] = [
  ...new Set([...cardTokens, ...buttonTokens, ...statusTokens]),
];
