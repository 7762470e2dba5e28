import sanitize from 'sanitize-html';

declare const sanitized: unique symbol;

/** HTML that `sanitizeHtml` has made; its elements and attributes are on the allow-list, and quoted and closed. */
export type SanitizedHtml = string & { readonly [sanitized]: true };

/** Goes up when the allow-list changes: what was made and stored with another one has to be made anew. */
export const sanitizerVersion = 3;

const blocks = ['p', 'br', 'hr', 'h2', 'h3', 'h4', 'ul', 'ol', 'li', 'blockquote', 'pre', 'div'];
const inText = ['strong', 'em', 'b', 'i', 's', 'sup', 'sub', 'code', 'a'];
const ofTables = ['table', 'caption', 'thead', 'tbody', 'tfoot', 'tr', 'th', 'td'];

/** What stands on lines of its own: without that its words would run into those of its neighbours. */
// oxfmt-ignore
const ofLines = [
  'section', 'article', 'aside', 'header', 'footer', 'main', 'nav', 'address', 'center', 'fieldset', 'legend',
  'dl', 'dt', 'dd', 'figure', 'figcaption', 'details', 'summary',
];

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

const options: sanitize.IOptions = {
  allowedTags: [...blocks, ...inText, ...ofTables],
  allowedAttributes: {
    a: ['href'],
    ol: ['start'],
    th: ['colspan', 'rowspan', 'scope'],
    td: ['colspan', 'rowspan'],
  },
  allowedSchemes: ['https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  // browsers flatten what is nested deeper than some hundred levels, each in its own way
  nestingLimit: 50,
  transformTags: {
    // the page has its own h1; a text that begins with one means a section
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    ...Object.fromEntries(ofLines.map((name) => [name, 'div'])),
    // a list that goes on after a text says other numbers than one that begins anew
    ol: (tagName, { start = '' }) => ({
      tagName,
      attribs: /^\d{1,4}$/.test(start) ? { start } : ({} as Record<string, string>),
    }),
    a: (tagName, { href = '' }) => ({
      tagName,
      // the library lets relative addresses pass, which would mean the page's own site
      attribs: /^(?:https:\/\/|mailto:|tel:)/i.test(href) ? { href } : ({} as Record<string, string>),
    }),
    th: cell,
    td: cell,
  },
};

/**
 * A text's HTML, reduced to paragraphs and other lines, lists, emphasis, quotes, code, tables, headings from `h2` to `h4` and links by
 * `https:`, `mailto:` and `tel:`. What else there is of text stays; scripts, styles and what they say go. Needs no browser:
 * a server runs it once, when a text is stored, and a page that has only what was stored does not load it.
 *
 * What comes from such a server is a `SanitizedHtml` by its contract: say so where its answers are parsed.
 */
export const sanitizeHtml = (html: string): SanitizedHtml => sanitize(html, options) as SanitizedHtml;
