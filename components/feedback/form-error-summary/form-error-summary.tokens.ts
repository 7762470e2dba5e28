import type { SectionId } from '@portico/tokens/contract';

export const formErrorSummaryTokens = [
  'info_bar',
  'core_properties',
  'border_radius',
] as const satisfies readonly SectionId[];
