import { englishPresets, type PresetWords } from '@portico/tokens/presets';
import type { BuilderLocale } from '../locales/locale.ts';
import arabic from './texts/presets.ar.json';

/** What presets are called, and whom they suit. */
export const presetWords: Record<BuilderLocale, PresetWords> = { 'en-US': englishPresets, ar: arabic };
