import type { SectionId } from '@portico/tokens/contract';

export const definitionListTokens = ['core_properties'] as const satisfies readonly SectionId[];
