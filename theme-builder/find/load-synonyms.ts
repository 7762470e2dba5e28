import { loadWords } from '../locales/catalogs.ts';
import type { BuilderLocale } from '../locales/locale.ts';
import type { Synonyms } from './search.ts';

/** Other words for settings, in the language of the panel and in English, which the names of tokens are in. */
export async function loadSynonyms(locale: BuilderLocale): Promise<readonly Synonyms[]> {
  const wanted = new Set<BuilderLocale>([locale, 'en-US']);
  const lists = await Promise.all([...wanted].map((each) => loadWords<Synonyms>(each, 'synonyms')));
  return lists.filter((list) => list !== undefined);
}
