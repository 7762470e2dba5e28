import type { Locale } from '@portico/core/messages';
import { serverPages } from '../messages/texts.ts';

/** In the system's own type and in colours of its own: readable on whatever the draft makes of the page. */
export const previewSignCss =
  '.preview-sign{padding-block:6px;padding-inline:16px;border-block-end:1px solid;background:#1f2937;color:#fff;font:14px/20px system-ui,sans-serif;text-align:center}.preview-sign p{margin:0}';

/**
 * Says on a page that it wears a draft. It stands before the page, so that it is seen and read first, and outside of what the
 * browser takes over, so that it stays as long as the draft's look does. No link is in it: the first one is the page's own,
 * to its content.
 */
export function previewSign(locale: Locale): string {
  const t = serverPages(locale);
  return `<aside class="preview-sign" aria-label="${t('preview.label')}"><p>${t('preview.sign')}</p></aside>`;
}
