import type { LibraryMessages } from '@portico/components';
import { createMessages, type Catalogue, type Messages } from '@portico/core/messages';
import type { Locale } from '../../contract/employer-config.ts';
import type english from './en-US.json';

export type MessageKey = keyof typeof english;
export type SiteMessages = Messages<MessageKey>;

/** What the site says, and what the library's components say by themselves: English ones bring theirs along. */
type Language = { default: Catalogue<string>; library?: LibraryMessages };

// one chunk a language: a page loads its own only
const languages: Record<Locale, () => Promise<Language>> = {
  'en-US': () => import('./en-US.json?messages'),
  ar: () => import('./ar.ts'),
};

/** How each language calls itself. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', ar: 'العربية' };

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

export async function loadMessages(
  locale: Locale,
): Promise<{ t: SiteMessages; library: LibraryMessages | undefined }> {
  const { default: texts, library } = await languages[locale]();
  return { t: createMessages<MessageKey>(locale, texts), library };
}
