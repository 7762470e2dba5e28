import type { SectionId } from '@portico/tokens/contract';

export const richTextTokens = ['core_properties', 'border_radius'] as const satisfies readonly SectionId[];
