import type { SectionId } from '@portico/tokens/contract';

export const badgeTokens = ['core_properties'] as const satisfies readonly SectionId[];
