import type { SectionId } from '@portico/tokens/contract';

export const themePortalTokens = [] as const satisfies readonly SectionId[];
