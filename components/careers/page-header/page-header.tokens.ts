import type { SectionId } from '@portico/tokens/contract';

export const pageHeaderTokens = [
  'banner_header',
  'core_properties',
  'border_radius',
] as const satisfies readonly SectionId[];
