import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';

export const chatPanelTokens: readonly SectionId[] = [...buttonTokens, 'border_radius'];
