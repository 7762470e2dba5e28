import { lazyModule, useLoadedModule, type LazyModule } from '@portico/components/lazy';
import { createMessages, locales, type Messages } from '@portico/core/messages';
import { useBuilder } from '../store/use-editor.ts';
import { loadCatalog } from './catalogs.ts';
import type { BuilderLocale } from './locale.ts';

/** The texts of one area of the panel, loaded with it. */
export type AreaTexts<Key extends string> = {
  /** Loads them, again after a failure. */
  load: (locale: BuilderLocale) => Promise<unknown>;
  /** Suspends until they are loaded. */
  useTexts: () => Messages<Key>;
};

/** @param area the name of the catalog in each language's folder */
export function createAreaTexts<Key extends string>(area: string): AreaTexts<Key> {
  const texts = new Map<BuilderLocale, LazyModule<Messages<Key>>>(
    locales.map((locale) => [
      locale,
      lazyModule(async () => createMessages<Key>(locale, await loadCatalog(locale, area))),
    ]),
  );
  return {
    load: (locale) => texts.get(locale)!.load(),
    useTexts: () => useLoadedModule(texts.get(useBuilder().texts.locale)!),
  };
}
