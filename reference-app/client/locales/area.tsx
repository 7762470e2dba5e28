import {
  createMessages,
  LocaleProvider,
  type Catalogue,
  type LibraryMessages,
  type Messages,
} from '@portico/components/messages';
import { use, useMemo, type ReactNode } from 'react';
import type { Locale } from '../../contract/employer-config.ts';
import { useSite } from '../app/site.tsx';

/** What a part of the site says, and what the library's components in it say by themselves: English ones bring theirs. */
export type AreaLanguage = { default: Catalogue<string>; library?: LibraryMessages };

type Loaded<Key extends string> = { t: Messages<Key>; library: LibraryMessages | undefined };

/** The texts of a part of the site that most visits never come to; a chunk a language, loaded with that part. */
export type Area<Key extends string> = {
  /** Fetches the texts, for `useTexts` to have them at once; again after it has failed. */
  load: (locale: Locale) => Promise<{ t: Messages<Key> }>;
  /** The texts; suspends where they were not fetched before. */
  useTexts: () => Messages<Key>;
  /** Around the library's components of that part, which else speak English where the site's own do not have their texts. */
  Language: (props: { children: ReactNode }) => ReactNode;
};

// as React notes it, in `begin`
const hasFailed = (texts: object) => 'status' in texts && texts.status === 'rejected';

export const createArea = <Key extends string>(
  languages: Record<Locale, () => Promise<AreaLanguage>>,
): Area<Key> => {
  const loading = new Map<Locale, Promise<Loaded<Key>>>();

  const fetchTexts = async (locale: Locale): Promise<Loaded<Key>> => {
    const { default: texts, library } = await languages[locale]();
    return { t: createMessages<Key>(locale, texts), library };
  };

  const begin = (locale: Locale): Promise<Loaded<Key>> => {
    const texts = fetchTexts(locale);
    loading.set(locale, texts);
    // as React notes it: by this `use` answers without suspending, which the server could not wait for
    const note = (value: Loaded<Key>) => Object.assign(texts, { status: 'fulfilled', value });
    // the failure is for those who wait for the texts
    texts.then(note, (reason: unknown) => Object.assign(texts, { status: 'rejected', reason }));
    return texts;
  };
  /** What is there or under way; what has failed too, since `use` would ask again without end. */
  const current = (locale: Locale) => loading.get(locale) ?? begin(locale);

  return {
    load: (locale) => {
      const known = current(locale);
      return hasFailed(known) ? begin(locale) : known;
    },
    useTexts: () => use(current(useSite().boot.locale)).t,
    Language: ({ children }) => {
      const { boot, library: ofSite } = useSite();
      const { library: own } = use(current(boot.locale));
      const messages = useMemo(() => ({ ...ofSite, ...own }), [ofSite, own]);
      return (
        <LocaleProvider locale={boot.locale} messages={messages}>
          {children}
        </LocaleProvider>
      );
    },
  };
};
