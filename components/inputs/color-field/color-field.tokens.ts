import type { SectionId } from '@portico/tokens/contract';

export const colorFieldTokens = ['core_properties', 'border_radius'] as const satisfies readonly SectionId[];
