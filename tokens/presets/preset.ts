import type { Product } from '../contract/index.ts';
import { currentSchema, type ThemeDocument, type ThemeSections } from '../document/theme-document.ts';

/** The finished looks that a theme can start from, by the kind of employer they were drawn for. */
export const presetIds = [
  'hospital_group',
  'bank',
  'games_studio',
  'supermarket',
  'university',
  'logistics',
  'law_firm',
  'climate_startup',
  'hotel_group',
] as const;
export type PresetId = (typeof presetIds)[number];

/** A look without its texts: those are in `words.ts`, so that they can be said in other languages. */
export type Preset = { id: PresetId; sections: ThemeSections };

/**
 * A preset as a saved theme of a product. Presets set only what both products have, so that one look serves both; the
 * sections are copied, because an editor goes on from them.
 */
export const presetTheme = ({ sections }: Preset, product: Product): ThemeDocument => ({
  schema: currentSchema,
  product,
  sections: structuredClone(sections),
});
