import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';

/** The buttons of each file bring their own. */
export const fileUploadTokens = [...buttonTokens, 'border_radius'] as const satisfies readonly SectionId[];
