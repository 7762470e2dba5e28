import type { SectionId } from '@portico/tokens/contract';

export const highlightedTextTokens = ['info_bar'] as const satisfies readonly SectionId[];
