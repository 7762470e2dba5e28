import type { SectionId } from '@portico/tokens/contract';

export const confettiTokens = ['core_properties'] as const satisfies readonly SectionId[];
