import type { SectionId } from '@portico/tokens/contract';

export const cardTokens = ['cards', 'core_properties'] as const satisfies readonly SectionId[];
