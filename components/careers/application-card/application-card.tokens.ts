import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { cardTokens } from '../../display/card/card.tokens.ts';
import { infoBarTokens } from '../../feedback/info-bar/info-bar.tokens.ts';

export const applicationCardTokens: readonly SectionId[] = [
  ...new Set([...cardTokens, ...buttonTokens, ...infoBarTokens]),
];
