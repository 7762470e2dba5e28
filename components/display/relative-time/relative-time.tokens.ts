import type { SectionId } from '@portico/tokens/contract';

export const relativeTimeTokens = [] as const satisfies readonly SectionId[];
