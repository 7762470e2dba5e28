import type { SectionId } from '@portico/tokens/contract';

export const stackTokens = ['core_properties'] as const satisfies readonly SectionId[];
