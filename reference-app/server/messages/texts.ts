import { createMessages, locales, type Locale, type Messages } from '@portico/core/messages';
import type ofServer from '../../locales/en-US/server-pages.json';
import type ofSite from '../../locales/en-US/site.json';
import { readCatalog } from './catalog.ts';

/** Texts in the language that is asked for. */
export type TextsIn<Key extends string> = (locale: Locale) => Messages<Key>;

/** Reads a catalog in every language of the registry, `locales/<language>/<area>.json`: at the start, before anything can fail. */
export async function readTexts<Key extends string>(area: string): Promise<TextsIn<Key>> {
  const read = locales.map(async (locale) => {
    const file = new URL(`../../locales/${locale}/${area}.json`, import.meta.url);
    return [locale, createMessages<Key>(locale, await readCatalog(file.href))] as const;
  });
  const texts = new Map(await Promise.all(read));
  return (locale) => texts.get(locale)!;
}

/** What pages say that the server writes by itself. */
export const serverPages = await readTexts<keyof typeof ofServer>('server-pages');
/** What every page of the site says. */
export const siteTexts = await readTexts<keyof typeof ofSite>('site');
