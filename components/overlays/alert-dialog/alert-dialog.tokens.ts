import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { infoBarTokens } from '../../feedback/info-bar/info-bar.tokens.ts';

export const alertDialogTokens: readonly SectionId[] = [...new Set([...buttonTokens, ...infoBarTokens])];
