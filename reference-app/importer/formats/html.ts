const escapes: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** A text that is none of HTML, as HTML. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>]/g, (sign) => escapes[sign] ?? sign);

/** Paragraphs of a text: an empty line ends one, a single line end breaks a line. */
const paragraphsOf = (text: string): string =>
  text
    .trim()
    .split(/\r?\n[ \t]*\r?\n/)
    .filter((part) => part.trim() !== '')
    .map((part) => `<p>${escapeHtml(part.trim()).replaceAll(/\r?\n/g, '<br>')}</p>`)
    .join('');

/** HTML as it came; of a text without elements, its paragraphs. */
export const htmlOf = (text: string): string => (/<[a-z!/]/i.test(text) ? text : paragraphsOf(text));

/** A headed part of a description; empty where there is no content. */
export const sectionOf = (heading: string, html: string): string =>
  html.trim() === '' ? '' : `${heading.trim() === '' ? '' : `<h3>${escapeHtml(heading.trim())}</h3>`}${html}`;
