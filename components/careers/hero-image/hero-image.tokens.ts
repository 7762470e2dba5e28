import type { SectionId } from '@portico/tokens/contract';

export const heroImageTokens = [
  'pcsx_hero_image',
  'core_properties',
  'border_radius',
] as const satisfies readonly SectionId[];
