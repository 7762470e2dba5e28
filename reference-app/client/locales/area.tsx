import { lazyModule, useLoadedModule, type LazyModule } from '@portico/components/lazy';
import { LocaleProvider, type LibraryMessages } from '@portico/components/messages';
import { createMessages, type Catalogue, type Messages } from '@portico/core/messages';
import { useMemo, type ReactNode } from 'react';
import type { Locale } from '../../contract/employer-config.ts';
import { useSite } from '../site/site.tsx';

/** What a part of the site says, and what the library's components in it say by themselves: English ones bring theirs. */
export type AreaLanguage = { default: Catalogue<string>; library?: LibraryMessages };

type Loaded<Key extends string> = { t: Messages<Key>; library: LibraryMessages | undefined };

/** The texts of a part of the site that most visits never come to; a chunk a language, loaded with that part. */
export type Area<Key extends string> = {
  /** Loads the texts, for `useTexts` to have them at once; again after a failure. */
  load: (locale: Locale) => Promise<{ t: Messages<Key> }>;
  /** The texts; suspends where they were not loaded before. */
  useTexts: () => Messages<Key>;
  /** Around the library's components of that part, which else speak English where the site's own do not have their texts. */
  Language: (props: { children: ReactNode }) => ReactNode;
};

export function createArea<Key extends string>(
  languages: Record<Locale, () => Promise<AreaLanguage>>,
): Area<Key> {
  const modules = new Map<Locale, LazyModule<Loaded<Key>>>();
  const textsIn = (locale: Locale) => {
    const known = modules.get(locale);
    if (known) return known;
    const texts = lazyModule(async (): Promise<Loaded<Key>> => {
      const { default: catalogue, library } = await languages[locale]();
      return { t: createMessages<Key>(locale, catalogue), library };
    });
    modules.set(locale, texts);
    return texts;
  };

  return {
    load: (locale) => textsIn(locale).load(),
    useTexts: () => useLoadedModule(textsIn(useSite().boot.locale)).t,
    Language: ({ children }) => {
      const { boot, library: ofSite } = useSite();
      const { library: own } = useLoadedModule(textsIn(boot.locale));
      const messages = useMemo(() => ({ ...ofSite, ...own }), [ofSite, own]);
      return (
        <LocaleProvider locale={boot.locale} messages={messages}>
          {children}
        </LocaleProvider>
      );
    },
  };
}
