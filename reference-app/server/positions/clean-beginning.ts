import { sanitizeHtml, type SanitizedHtml } from '@portico/components/sanitize-html';

/** By opening tag: what it would close if it stood directly in it, so that the text would be written differently. */
const closes: Readonly<Record<string, readonly string[]>> = {
  p: ['p'],
  h2: ['p', 'h2', 'h3', 'h4'],
  h3: ['p', 'h2', 'h3', 'h4'],
  h4: ['p', 'h2', 'h3', 'h4'],
  ul: ['p'],
  ol: ['p'],
  li: ['li'],
  strong: [],
  em: [],
  b: [],
  i: [],
};
const names = Object.keys(closes);
const opening = new Map(names.map((name) => [`<${name}>`, name]));
const closing = new Map(names.map((name) => [`</${name}>`, name]));
/** Deeper than any text of a job is; the sanitiser flattens from 50 on. */
const deepest = 20;

/** References that the sanitiser writes as they came. */
const otherReference = /&(?!(?:amp|lt|gt);)/;

/**
 * What `sanitizeHtml` makes of an HTML text. Its parser reads only what is left of `cleanBeginning`: it takes several times
 * as long to come to the same.
 */
export function cleanHtml(html: string): SanitizedHtml {
  const { cleaned, length } = cleanBeginning(html);
  const rest = length < html.length ? sanitizeHtml(html.slice(length)) : '';
  return (cleaned + rest) as SanitizedHtml;
}

/**
 * The beginning of an HTML text that `sanitizeHtml` would write as it stands: whole elements without attributes, as most of a
 * job's text is. What is left open at the end is closed.
 * @returns what is written, and how much of the text it is made from
 */
export function cleanBeginning(html: string): { cleaned: string; length: number } {
  const open: string[] = [];
  const reference = html.search(otherReference);
  let clean = 0;
  let at = 0;
  for (;;) {
    const start = html.indexOf('<', at);
    const end = html.indexOf('>', at);
    if (reference >= 0 && (start < 0 || reference < start)) break;
    if (start < 0 && end < 0)
      return {
        cleaned:
          html +
          open
            .toReversed()
            .map((name) => `</${name}>`)
            .join(''),
        length: html.length,
      };
    if (end < start || start < 0) break;
    const tag = html.slice(start, end + 1);
    const inside = open.at(-1);
    const opened = opening.get(tag);
    if (opened !== undefined) {
      if (open.length === deepest || (inside !== undefined && closes[opened]?.includes(inside))) break;
      open.push(opened);
    } else if (inside !== undefined && closing.get(tag) === inside) open.pop();
    else break;
    at = end + 1;
    if (open.length === 0) clean = at;
  }
  return { cleaned: html.slice(0, clean), length: clean };
}
