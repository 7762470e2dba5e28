/** What is below a heading: the entries of a text alone, or headings of their own, with the entries before them as `text`. */
export type Texts = string[] | { [heading: string]: Texts };

type Section = { level: number; entries: string[]; children: Map<string, Section> };

/**
 * Reads the headings of a Markdown text, and what is below them. An entry is an item of a list or a paragraph; lines
 * that belong together are joined by a space. Nothing else of Markdown means anything here.
 *
 * @param fail makes the error for a text that cannot be read
 */
export function readSections(text: string, fail: (problem: string) => Error): Texts {
  const top: Section = { level: 1, entries: [], children: new Map() };
  let path = [top];
  let isOpen = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    const [, marks, title] = /^(#+) +(.+)$/.exec(line) ?? [];
    if (marks !== undefined && title !== undefined) {
      path = path.filter(({ level }) => level < marks.length);
      const parent = path.at(-1) ?? top;
      if (marks.length !== parent.level + 1)
        throw fail(`The heading “${title}” has to begin with ${'#'.repeat(parent.level + 1)}.`);
      if (parent.children.has(title)) throw fail(`There are two headings “${title}” side by side.`);
      const section: Section = { level: marks.length, entries: [], children: new Map() };
      parent.children.set(title, section);
      path.push(section);
      isOpen = false;
    } else if (line === '') {
      isOpen = false;
    } else {
      const { entries } = path.at(-1) ?? top;
      const isItem = line.startsWith('- ');
      const last = isOpen && !isItem ? entries.pop() : undefined;
      entries.push(last === undefined ? line.replace(/^- +/, '') : `${last} ${line}`);
      isOpen = true;
    }
  }
  return textsOf(top);
}

function textsOf({ level, entries, children }: Section): Texts {
  if (children.size === 0 && level > 1) return entries;
  const below = [...children].map(([title, section]) => [title, textsOf(section)] as const);
  return Object.fromEntries([...(entries.length > 0 ? [['text', entries] as const] : []), ...below]);
}
