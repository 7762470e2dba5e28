import type { SectionId } from '@portico/tokens/contract';

export const spinnerTokens = ['core_properties'] as const satisfies readonly SectionId[];
