import type { SectionId } from '@portico/tokens/contract';

export const statusTokens = ['info_bar', 'core_properties'] as const satisfies readonly SectionId[];
