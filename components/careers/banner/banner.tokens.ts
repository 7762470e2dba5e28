import type { SectionId } from '@portico/tokens/contract';
import { infoBarTokens } from '../../feedback/info-bar/info-bar.tokens.ts';

export const bannerTokens: readonly SectionId[] = infoBarTokens;
