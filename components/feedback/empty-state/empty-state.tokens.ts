import type { SectionId } from '@portico/tokens/contract';

export const emptyStateTokens = ['core_properties'] as const satisfies readonly SectionId[];
