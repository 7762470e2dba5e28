import type { BuilderLocale } from '../locales/locale.ts';
import type { Synonyms } from './search.ts';

const catalogues: Record<BuilderLocale, () => Promise<{ default: Synonyms }>> = {
  'en-US': () => import('./synonyms/en-US.json'),
  ar: () => import('./synonyms/ar.json'),
};

/** Other words for settings, in the language of the panel and in English, which the names of tokens are in. */
export async function loadSynonyms(locale: BuilderLocale): Promise<readonly Synonyms[]> {
  const wanted = new Set<BuilderLocale>([locale, 'en-US']);
  return (await Promise.all([...wanted].map((each) => catalogues[each]()))).map((loaded) => loaded.default);
}
