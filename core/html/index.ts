export { sanitizeHtml, sanitizerVersion, type SanitizedHtml } from './sanitize-html.ts';
