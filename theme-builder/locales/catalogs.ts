import type { Catalogue } from '@portico/core/messages';
import type { BuilderLocale } from './locale.ts';

// a chunk each: the panel loads the catalogs of its open areas, in its language
const catalogs = import.meta.glob<Catalogue<string>>(['./*/*.json', '!./*/{contract,synonyms}.json'], {
  query: '?messages',
  import: 'default',
});
/** Words by what they are in English, which is in the code. */
const wordLists = import.meta.glob<object>('./*/{contract,synonyms}.json', { import: 'default' });

/** Loads a catalog, `<locale>/<area>.json`. @throws for one that there is not */
export async function loadCatalog(locale: BuilderLocale, area: string): Promise<Catalogue<string>> {
  const load = catalogs[`./${locale}/${area}.json`];
  if (!load) throw new Error(`There is no catalog “${area}” in ${locale}`);
  return load();
}

/** Loads a language's list of words; undefined where it has none, as English has none of the contract's. */
export async function loadWords<Words>(
  locale: BuilderLocale,
  list: 'contract' | 'synonyms',
): Promise<Words | undefined> {
  return (await wordLists[`./${locale}/${list}.json`]?.()) as Words | undefined;
}
