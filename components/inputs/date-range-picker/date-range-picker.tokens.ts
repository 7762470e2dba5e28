import type { SectionId } from '@portico/tokens/contract';

export const dateRangePickerTokens = [
  'core_properties',
  'border_radius',
] as const satisfies readonly SectionId[];
