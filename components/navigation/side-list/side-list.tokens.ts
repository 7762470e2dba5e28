import type { SectionId } from '@portico/tokens/contract';

export const sideListTokens = [
  'core_properties',
  'border_radius',
  'tabs',
] as const satisfies readonly SectionId[];
