import type { SiteView } from '@portico/theme-builder';
import type { Boot } from '../../contract/boot.ts';
import { localeFacts } from '@portico/core/messages';

/** The languages of an employer's site, and its addresses in them. */
export const siteViewOf = ({ configs, origin }: Boot): SiteView => ({
  languages: configs.supportedLanguages.map((locale) => ({ locale, name: localeFacts(locale).name })),
  inLanguage: (address, locale) => {
    const url = new URL(address, origin);
    url.searchParams.set('hl', locale);
    return `${url.pathname}${url.search}`;
  },
});
