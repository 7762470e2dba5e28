import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { radioGroupTokens } from '../../inputs/radio-group/radio-group.tokens.ts';

export const facetPanelTokens: readonly SectionId[] = [...new Set([...radioGroupTokens, ...buttonTokens])];
