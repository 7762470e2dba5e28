import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';

export const savedToggleTokens: readonly SectionId[] = buttonTokens;
