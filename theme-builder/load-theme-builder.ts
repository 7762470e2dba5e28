import { loadAllTexts } from './frame/all-texts.ts';
import type { BuilderLocale } from './locales/locale.ts';

/**
 * Loads what the builder shows first, so that it is there at once when it is rendered. It need not be called: the builder
 * loads it, too, and shows nothing until then. Rejects when a file cannot be loaded; it can be called again.
 */
export async function loadThemeBuilder(locale: BuilderLocale): Promise<void> {
  await loadAllTexts(locale);
}
