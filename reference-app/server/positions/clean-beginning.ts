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
 * How much of an HTML text, from its beginning, `sanitizeHtml` would write as it stands: whole elements without attributes,
 * as most of a job's text is. Its parser takes several times as long to come to the same.
 */
export function cleanBeginning(html: string): number {
  const open: string[] = [];
  let clean = 0;
  let at = 0;
  for (;;) {
    const start = html.indexOf('<', at);
    const end = html.indexOf('>', at);
    if (end < start || start < 0 || otherReference.test(html.slice(at, start))) break;
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
  return clean;
}
