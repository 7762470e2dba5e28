import { lazyModule, useLoadedModule, type LazyModule } from '@portico/components/lazy';
import { createMessages, type Locale, type Messages } from '@portico/core/messages';
import { useSite } from '../site/site.tsx';
import { loadCatalog } from './catalogs.ts';

/** The texts of a part of the site that most visits never come to; a chunk a language, loaded with that part. */
export type Area<Key extends string> = {
  /** Loads the texts, for `useTexts` to have them at once; again after a failure. */
  load: (locale: Locale) => Promise<Messages<Key>>;
  /** The texts; suspends where they were not loaded before. */
  useTexts: () => Messages<Key>;
};

/** @param name of the catalog in each language's folder */
export function createArea<Key extends string>(name: string): Area<Key> {
  const modules = new Map<Locale, LazyModule<Messages<Key>>>();
  const textsIn = (locale: Locale) => {
    const known = modules.get(locale);
    if (known) return known;
    const texts = lazyModule(async () => createMessages<Key>(locale, await loadCatalog(locale, name)));
    modules.set(locale, texts);
    return texts;
  };
  return {
    load: (locale) => textsIn(locale).load(),
    useTexts: () => useLoadedModule(textsIn(useSite().boot.locale)),
  };
}
