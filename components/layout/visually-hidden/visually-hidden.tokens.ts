import type { SectionId } from '@portico/tokens/contract';

export const visuallyHiddenTokens = [] as const satisfies readonly SectionId[];
