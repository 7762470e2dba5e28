import { type Catalogue, createMessages, type Messages } from '@portico/core/messages';
import { createContext, use, useMemo, type ReactNode } from 'react';
import { warnWithoutTheme } from '../theme/warn-without-theme.ts';

declare const process: { env: { NODE_ENV?: string } };
if (process.env.NODE_ENV === 'development') warnWithoutTheme();

/** The library's own texts in one language, by component; import one from `@portico/components/locales/…`. */
export type LibraryMessages = Readonly<Record<string, Catalogue<string>>>;

type Language = { locale: string; messages?: LibraryMessages };

const LanguageContext = createContext<Language>({ locale: 'en-US' });

/**
 * The language of all components inside: their own texts, dates and numbers. Without it they speak US English.
 *
 * @param props.locale BCP 47, such as `ar-EG`
 * @param props.messages the library's texts in that language; English ones stand for those that are missing
 */
export const LocaleProvider = ({ locale, messages, children }: Language & { children?: ReactNode }) => (
  <LanguageContext value={useMemo(() => ({ locale, messages }), [locale, messages])}>
    {children}
  </LanguageContext>
);

/** The locale of the components around (BCP 47). */
export const useLocale = (): string => use(LanguageContext).locale;

// the formatters of plurals and numbers inside are dear to make
const made = new WeakMap<object, Map<string, Messages<string>>>();

/** A component's texts in the language around it; `english` is what it brings along. */
export function useMessages<Key extends string>(
  component: string,
  english: Catalogue<string>,
): Messages<Key> {
  const { locale, messages } = use(LanguageContext);
  const catalogue = messages?.[component] ?? english;
  // plurals of a language cannot be told by the rules of another one
  const language = catalogue === english ? 'en-US' : locale;
  const known = made.get(catalogue)?.get(language);
  if (known) return known;
  const own = createMessages(language, catalogue);
  made.set(catalogue, (made.get(catalogue) ?? new Map<string, Messages<string>>()).set(language, own));
  return own;
}
