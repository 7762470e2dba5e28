import type { SectionId } from '@portico/tokens/contract';

export const imageTokens = ['core_properties'] as const satisfies readonly SectionId[];
