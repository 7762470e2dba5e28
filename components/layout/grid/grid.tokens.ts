import type { SectionId } from '@portico/tokens/contract';

export const gridTokens = ['core_properties'] as const satisfies readonly SectionId[];
