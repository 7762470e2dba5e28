/** One step over a text of CSS: what begins at `at` ends before the index returned. Strings, comments, escapes and url() are whole. */
export function skip(text: string, at: number): number {
  const character = text[at];
  if (character === '\\') return at + 2;
  if (character === '"' || character === "'") return endOfString(text, at);
  if (character === '/' && text[at + 1] === '*') {
    const end = text.indexOf('*/', at + 2);
    return end === -1 ? text.length : end + 2;
  }
  return bareUrl(text, at) ?? at + 1;
}

/** A string ends at its quote or, unclosed, at the end of the line (CSS Syntax 3, 4.3.5). */
function endOfString(text: string, at: number): number {
  const quote = text[at];
  for (let end = at + 1; end < text.length; end++) {
    if (text[end] === '\\') end++;
    else if (text[end] === quote) return end + 1;
    else if (text[end] === '\n') return end;
  }
  return text.length;
}

/** In a url() without quotes semicolons, braces and `/*` are part of the address. */
function bareUrl(text: string, at: number): number | undefined {
  if (!/^url\(/i.test(text.slice(at, at + 4)) || /[\w-]/.test(text[at - 1] ?? '')) return undefined;
  let start = at + 4;
  while (/\s/.test(text[start] ?? '')) start++;
  if (text[start] === '"' || text[start] === "'") return undefined;
  const end = text.indexOf(')', start);
  return end === -1 ? text.length : end + 1;
}

/** Where the parenthesis that opens at `open` closes, or -1. */
export function matchingParen(text: string, open: number): number {
  let depth = 0;
  for (let at = open; at < text.length;) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at;
    at = at === open ? at + 1 : skip(text, at);
  }
  return -1;
}

/** Splits at a separator that lies in no parentheses and no string; a space stands for any white space. */
export function splitTop(text: string, separator: ',' | ' '): string[] {
  const parts: string[] = [];
  let depth = 0;
  let start = 0;
  for (let at = 0; at < text.length; at = skip(text, at)) {
    const character = text[at] ?? '';
    if (character === '(') depth++;
    if (character === ')') depth--;
    const separates = separator === ' ' ? /\s/.test(character) : character === separator;
    if (!separates || depth > 0) continue;
    parts.push(text.slice(start, at));
    start = at + 1;
  }
  parts.push(text.slice(start));
  const trimmed = parts.map((part) => part.trim());
  return separator === ' ' ? trimmed.filter((part) => part !== '') : trimmed;
}
