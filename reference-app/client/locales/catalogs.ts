import { loadLibraryMessages } from '@portico/components/locales';
import type { LibraryMessages } from '@portico/components/messages';
import { createMessages, type Catalogue, type Locale, type Messages } from '@portico/core/messages';
import type site from '../../locales/en-US/site.json';

export type MessageKey = keyof typeof site;
export type SiteMessages = Messages<MessageKey>;

// a chunk each: a page loads the catalogs of its areas, in its language
const catalogs = import.meta.glob<Catalogue<string>>('../../locales/*/*.json', {
  query: '?messages',
  import: 'default',
});

/** Loads a catalog, `../../locales/<locale>/<area>.json`. @throws for one that there is not */
export async function loadCatalog(locale: Locale, area: string): Promise<Catalogue<string>> {
  const load = catalogs[`../../locales/${locale}/${area}.json`];
  if (!load) throw new Error(`There is no catalog “${area}” in ${locale}`);
  return load();
}

/** Loads what every page says, and what the library's components say in the page's language: English ones bring theirs along. */
export async function loadMessages(
  locale: Locale,
): Promise<{ t: SiteMessages; library: LibraryMessages | undefined }> {
  const [catalog, library] = await Promise.all([loadCatalog(locale, 'site'), loadLibraryMessages(locale)]);
  return { t: createMessages<MessageKey>(locale, catalog), library };
}
