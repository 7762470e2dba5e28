import { localeFacts, type Locale } from '@portico/core/messages';
import { serverPages } from '../messages/texts.ts';

const css =
  ':root{color-scheme:light dark;font:16px/1.5 system-ui,sans-serif}body{margin:0}main{max-inline-size:40rem;margin-inline:auto;padding:48px 16px}h1{font-size:1.75rem;line-height:1.2}a{display:inline-block;padding-block:4px}';

/** The page for a preview link that leads nowhere any more; the site as it is would be taken for the draft. */
export function writeEndedPreview({
  locale,
  site,
  nonce,
}: {
  locale: Locale;
  /** Where the site is without the draft. */
  site: string;
  nonce: string;
}): string {
  const { direction } = localeFacts(locale);
  const t = serverPages(locale);
  const title = t('preview.ended');
  return [
    `<!doctype html><html lang="${locale}" dir="${direction}"><head><meta charset="utf-8">`,
    '<meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex">',
    `<title>${title}</title><style nonce="${nonce}">${css}</style></head><body><main><h1>${title}</h1>`,
    `<p>${t('preview.endedText')}</p><p><a href="${site}">${t('preview.toSite')}</a></p></main></body></html>`,
  ].join('');
}
