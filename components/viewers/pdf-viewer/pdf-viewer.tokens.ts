import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';

export const pdfViewerTokens = [...buttonTokens, 'border_radius'] as const satisfies readonly SectionId[];
