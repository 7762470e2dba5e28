import type { SectionId } from '@portico/tokens/contract';
import { tagTokens } from '../../display/tag/tag.tokens.ts';

export const matchMeterTokens: readonly SectionId[] = tagTokens;
