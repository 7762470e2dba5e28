import { createMessages, type Catalogue, type Messages } from '@portico/components/messages';
import type { Locale } from '../../contract/employer-config.ts';
import type english from './en-US.json';

export type MessageKey = keyof typeof english;
export type SiteMessages = Messages<MessageKey>;

// one chunk a language: a page loads its own only
const catalogues: Record<Locale, () => Promise<{ default: Catalogue<string> }>> = {
  'en-US': () => import('./en-US.json?messages'),
  ar: () => import('./ar.json?messages'),
};

/** How each language calls itself. */
export const languageNames: Record<Locale, string> = { 'en-US': 'English', ar: 'العربية' };

export const directionOf = (locale: Locale): 'ltr' | 'rtl' => (locale === 'ar' ? 'rtl' : 'ltr');

export const loadMessages = async (locale: Locale): Promise<SiteMessages> =>
  createMessages<MessageKey>(locale, (await catalogues[locale]()).default);
