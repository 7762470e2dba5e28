import type { SectionId } from '@portico/tokens/contract';

export const scrollProgressTokens = ['core_properties'] as const satisfies readonly SectionId[];
