import type { SectionId } from '@portico/tokens/contract';

export const menuTokens = ['core_properties', 'border_radius'] as const satisfies readonly SectionId[];
