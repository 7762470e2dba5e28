import type { SectionId } from '@portico/tokens/contract';
import { buttonTokens } from '../../actions/button/button.tokens.ts';
import { footerTokens } from '../../navigation/footer/footer.tokens.ts';

export const poweredByFooterTokens: readonly SectionId[] = [...new Set([...buttonTokens, ...footerTokens])];
