import type { SectionId } from '@portico/tokens/contract';

export const progressRingTokens = ['core_properties'] as const satisfies readonly SectionId[];
