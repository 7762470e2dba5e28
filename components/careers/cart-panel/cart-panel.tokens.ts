import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { infoBarTokens } from '../../feedback/info-bar/info-bar.tokens.ts';
import { jobCardTokens } from '../job-card/job-card.tokens.ts';

export const cartPanelTokens: readonly SectionId[] = [
  ...new Set([...jobCardTokens, ...buttonTokens, ...infoBarTokens]),
];
