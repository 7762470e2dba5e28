import type { SectionId } from '@portico/tokens/contract';

export const inlineTokens = ['core_properties'] as const satisfies readonly SectionId[];
