import type { SectionId } from '@portico/tokens/contract';

export const containerTokens = ['core_properties'] as const satisfies readonly SectionId[];
