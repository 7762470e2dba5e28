import type { SectionId } from '@portico/tokens/contract';

export const shortenedNumberTokens = [] as const satisfies readonly SectionId[];
