import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { infoBarTokens } from '../../feedback/info-bar/info-bar.tokens.ts';
import { pageHeaderTokens } from '../page-header/page-header.tokens.ts';

export const jobHeaderTokens: readonly SectionId[] = [
  ...new Set([...pageHeaderTokens, ...buttonTokens, ...infoBarTokens]),
];
