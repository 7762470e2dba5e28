import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { tagTokens } from '../../display/tag/tag.tokens.ts';
import { tabsTokens } from '../../navigation/tabs/tabs.tokens.ts';

export const notificationCenterTokens: readonly SectionId[] = [
  ...new Set([...buttonTokens, ...tagTokens, ...tabsTokens]),
];
