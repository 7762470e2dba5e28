import type { SiteView } from '@portico/theme-builder';
import type { Boot } from '../../contract/boot.ts';
import { languageNames } from '../locales/catalogues.ts';

/** The languages of an employer's site, and its addresses in them. */
export const siteViewOf = ({ configs, origin }: Boot): SiteView => ({
  languages: configs.supportedLanguages.map((locale) => ({ locale, name: languageNames[locale] })),
  inLanguage: (address, locale) => {
    const url = new URL(address, origin);
    url.searchParams.set('hl', locale);
    return `${url.pathname}${url.search}`;
  },
});
