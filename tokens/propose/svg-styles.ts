/** Properties of an element or a rule, by name in lower case. */
export type Declarations = Readonly<Record<string, string>>;

// Only what is asked about a shape; a style sheet may hold a thousand others.
const asked = new Set([
  'fill',
  'stroke',
  'stop-color',
  'color',
  'opacity',
  'fill-opacity',
  'stroke-opacity',
  'stop-opacity',
  'display',
  'visibility',
]);
export const isAsked = (property: string): boolean => asked.has(property);
/** Longer than any colour; what is longer is not one, and is not worth a parser's time. */
const longest = 100;

/** `fill: red; stroke: none` as properties. */
export const readDeclarations = (text: string): Declarations => {
  const found: Record<string, string> = {};
  for (const declaration of text.split(';')) {
    const colon = declaration.indexOf(':');
    const property = declaration.slice(0, Math.max(0, colon)).trim().toLowerCase();
    const value = declaration
      .slice(colon + 1)
      .replace('!important', '')
      .trim();
    if (isAsked(property) && value.length <= longest) found[property] = value;
  }
  return found;
};

const withoutComments = (css: string): string =>
  css
    .split('/*')
    .map((part, index) => {
      if (index === 0) return part;
      const end = part.indexOf('*/');
      return end === -1 ? '' : part.slice(end + 2);
    })
    .join(' ');

/** Where the block that opens at `open` has closed again. */
const afterBlock = (css: string, open: number): number => {
  let depth = 0;
  for (let at = open; at < css.length; at++) {
    if (css[at] === '{') depth += 1;
    if (css[at] === '}') depth -= 1;
    if (depth === 0) return at + 1;
  }
  return css.length;
};

/** What a selector names last: `.a`, `#a`, `path` or `*`. Conditions before it are not looked at. */
const subjectOf = (selector: string): string | undefined => {
  const last =
    selector.length > longest
      ? ''
      : (selector
          .trim()
          .split(/[\s>+~]+/)
          .at(-1) ?? '');
  return last === '*' ? last : /[.#]?[\w-]+$/.exec(last)?.[0];
};

/**
 * The rules of a `<style>` element by what they apply to. Read from left to right in one go, without expressions that
 * could be made to run for minutes; rules under a condition, such as a dark variant, are left out.
 */
export const readStyleSheet = (text: string): ReadonlyMap<string, Declarations> => {
  const rules = new Map<string, Declarations>();
  const css = withoutComments(text);
  for (let at = 0; at < css.length;) {
    const open = css.indexOf('{', at);
    if (open === -1) break;
    const head = css.slice(at, open);
    const selectors = head.slice(head.lastIndexOf(';') + 1).trim();
    at = afterBlock(css, open);
    if (selectors.startsWith('@')) continue;
    const declarations = readDeclarations(css.slice(open + 1, at - 1));
    for (const selector of selectors.split(',')) {
      const subject = subjectOf(selector);
      if (subject !== undefined) rules.set(subject, { ...rules.get(subject), ...declarations });
    }
  }
  return rules;
};
