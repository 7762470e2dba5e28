export { RichText, type RichTextProps } from './rich-text.tsx';
export type { SanitizedHtml } from '@portico/core/html';
