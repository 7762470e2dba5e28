import sanitizeHtml from 'sanitize-html';

/** Part of the content hash: jobs are taken anew when the allow-list changes. */
export const sanitiserVersion = 1;

/** A job text's HTML, reduced to paragraphs, lists, emphasis, small headings and links. */
export function sanitiseJobDescription(html: string): string {
  return sanitizeHtml(html, {
    allowedTags: ['p', 'ul', 'ol', 'li', 'strong', 'em', 'b', 'i', 'br', 'h2', 'h3', 'h4', 'a'],
    allowedAttributes: { a: ['href'] },
    allowedSchemes: ['https', 'mailto'],
    allowProtocolRelative: false,
    disallowedTagsMode: 'discard',
    transformTags: {
      // The page has its own h1; a job text that begins with one means a section.
      h1: 'h2',
      a: (tagName, { href = '' }) => {
        const attribs: Record<string, string> = {};
        // The library lets relative addresses pass, which would mean our own site.
        if (/^(https:\/\/|mailto:)/i.test(href)) attribs.href = href;
        return { tagName, attribs };
      },
    },
  });
}
