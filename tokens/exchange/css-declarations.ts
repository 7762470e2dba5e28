import { skip } from '../dtcg/css-text.ts';

/** A custom property as declared, comments outside strings taken out, and the preludes of the rules around it. */
export type Declaration = { property: string; value: string; within: readonly string[] };

/** A piece of text without its comments and ends of white space. */
function clean(text: string, from: number, to: number): string {
  let kept = '';
  for (let at = from; at < to;) {
    const next = Math.min(skip(text, at), to);
    kept += text.startsWith('/*', at) ? ' ' : text.slice(at, next);
    at = next;
  }
  return kept.trim();
}

// what lies around a value is only read this far: more is nothing that anybody writes
const deepest = 20;
const longestPrelude = 1000;

const withoutPriority = (value: string) =>
  value.endsWith('important') ? value.slice(0, value.lastIndexOf('!')).trimEnd() : value;

/**
 * The custom properties that a text of CSS declares, in any rule or in none. Forgiving as browsers are: what is no
 * declaration is passed over, and one without a semicolon ends with its rule or where, on a line of its own, the next
 * custom property begins (there a browser would take both for one value).
 */
export function readDeclarations(text: string): readonly Declaration[] {
  const found: Declaration[] = [];
  const within: string[] = [];
  let depth = 0;
  let start = 0;
  let parens = 0;
  const end = (at: number) => {
    const [, property, value] = /^(--[\w-]+)\s*:([^]*)$/.exec(clean(text, start, at)) ?? [];
    if (property !== undefined && value !== undefined)
      found.push({ property, value: withoutPriority(value.trim()), within: within.slice(0, depth) });
    start = at + 1;
    parens = 0;
  };
  for (let at = 0; at < text.length; at = skip(text, at)) {
    const character = text[at];
    if (character === '(') parens++;
    else if (character === ')') parens--;
    else if (character === '{') {
      if (depth < deepest) within[depth] = clean(text, start, Math.min(at, start + longestPrelude));
      depth++;
      start = at + 1;
      parens = 0;
    } else if (character === '}') {
      end(at);
      depth = Math.max(0, depth - 1);
    } else if (character === ';' && parens <= 0) end(at);
    else if (character === '\n' && /^\n[ \t]*--[\w-]+[ \t]*:/.test(text.slice(at, at + 200)) && start < at) {
      end(at);
      start = at;
    }
  }
  end(text.length);
  return found;
}
