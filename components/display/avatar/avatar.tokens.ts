import type { SectionId } from '@portico/tokens/contract';

export const avatarTokens = ['core_properties'] as const satisfies readonly SectionId[];
