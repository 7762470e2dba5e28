import type { SectionId } from '@portico/tokens/contract';

export const stickyFooterBarTokens = ['core_properties'] as const satisfies readonly SectionId[];
