import type { SectionId } from '@portico/tokens/contract';

export const progressBarTokens = ['core_properties'] as const satisfies readonly SectionId[];
