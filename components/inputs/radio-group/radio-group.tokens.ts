import type { SectionId } from '@portico/tokens/contract';

export const radioGroupTokens = [
  'core_properties',
  'border_radius',
  'cards',
] as const satisfies readonly SectionId[];
