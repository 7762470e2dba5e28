import sanitize from 'sanitize-html';

declare const sanitized: unique symbol;

/** HTML that `sanitizeHtml` has made; its elements and attributes are on the allow-list, and quoted and closed. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

/** Goes up when the allow-list changes: what was made and stored with another one has to be made anew. */
export const sanitizerVersion = 2;

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre'];
const inText = ['strong', 'em', 'b', 'i', 's', 'code', 'a'];
const ofTables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

const spans = (value: string | undefined) => /^[1-9]\d?$/.test(value ?? '');
const scopes = new Set(['col', 'row', 'colgroup', 'rowgroup']);

const cell: sanitize.Transformer = (tagName, { colspan = '', rowspan = '', scope = '' }) => ({
  tagName,
  attribs: {
    ...(spans(colspan) && { colspan }),
    ...(spans(rowspan) && { rowspan }),
    ...(tagName === 'th' && scopes.has(scope) && { scope }),
  },
});

/**
 * A text's HTML, reduced to paragraphs, lists, emphasis, quotes, code, tables, headings from `h2` to `h4` and links by
 * `https:`, `mailto:` and `tel:`. What else there is of text stays; scripts, styles and what they say go. Needs no browser:
 * a server runs it once, when a text is stored, and a page that has only what was stored does not load it.
 *
 * What comes from such a server is a `SanitizedHtml` by its contract: say so where its answers are parsed.
 */
export const sanitizeHtml = (html: string): SanitizedHtml =>
  sanitize(html, {
    allowedTags: [...blocks, ...inText, ...ofTables],
    allowedAttributes: { a: ['href'], th: ['colspan', 'rowspan', 'scope'], td: ['colspan', 'rowspan'] },
    allowedSchemes: ['https', 'mailto', 'tel'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    // browsers flatten what is nested deeper than some hundred levels, each in its own way
    nestingLimit: 50,
    transformTags: {
      // the page has its own h1; a text that begins with one means a section
      h1: 'h2',
      a: (tagName, { href = '' }) => ({
        tagName,
        // the library lets relative addresses pass, which would mean the page's own site
        attribs: /^(?:https:\/\/|mailto:|tel:)/i.test(href) ? { href } : ({} as Record<string, string>),
      }),
      th: cell,
      td: cell,
    },
  }) as SanitizedHtml;
