import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { infoBarTokens } from '../info-bar/info-bar.tokens.ts';

export const toastTokens: readonly SectionId[] = [...new Set([...infoBarTokens, ...buttonTokens])];
