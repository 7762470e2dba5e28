import type { LibraryMessages } from '@portico/components';
import { createMessages, type Catalogue, type Messages } from '@portico/components/messages';
import type { Locale } from '../../contract/employer-config.ts';
import type english from './en-US.json';

export type MessageKey = keyof typeof english;
export type SiteMessages = Messages<MessageKey>;

/** What the site says, and what the library's components say by themselves: English ones bring theirs along. */
type Language = { site: Catalogue<string>; library?: LibraryMessages };

// one chunk a language: a page loads its own only
const languages: Record<Locale, () => Promise<Language>> = {
  'en-US': async () => ({ site: (await import('./en-US.json?messages')).default }),
  ar: async () => {
    const [site, library] = await Promise.all([import('./ar.json?messages'), import('./library-ar.ts')]);
    return { site: site.default, library: library.texts };
  },
};

/** How each language calls itself. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', ar: 'العربية' };

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

export const loadMessages = async (
  locale: Locale,
): Promise<{ t: SiteMessages; library: LibraryMessages | undefined }> => {
  const { site, library } = await languages[locale]();
  return { t: createMessages<MessageKey>(locale, site), library };
};
