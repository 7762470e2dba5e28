import { checkDefinition } from './check-definition.ts';
import type { FormDefinition, Item, Section } from './definition.ts';
import { isRecord, type DefinitionProblem } from '../item/schema-problems.ts';
import { standIn } from './stand-in.ts';

/** What a definition is worth. */
type Looked = {
  /** What can be shown: where there is a mistake, something stands that has no type, so that nothing is asked by it. */
  definition: FormDefinition;
  problems: readonly DefinitionProblem[];
};

/** The path of the innermost item that a problem is in. */
const itemIn = (path: string): string | undefined =>
  /^sections\[\d+\]\.items\[\d+\](?:\.dynamicListOptions\.items\[\d+\])*/.exec(path)?.[0];

function soundItem(item: unknown, path: string, wrong: ReadonlyMap<string, string>): Item {
  const mistake = wrong.get(path);
  if (mistake !== undefined) return standIn(item, mistake);
  const known = item as Item<'dynamicList'>;
  const rows: unknown = known.dynamicListOptions?.items;
  if (!Array.isArray(rows)) return known;
  const within = `${path}.dynamicListOptions.items`;
  const sound = rows.map((row, index) => soundItem(row, `${within}[${index}]`, wrong));
  if (sound.every((row, index) => row === rows[index])) return known;
  return { ...known, dynamicListOptions: { ...known.dynamicListOptions, items: sound } } as Item;
}

const textOf = (section: Readonly<Record<string, unknown>>, key: keyof Section) =>
  typeof section[key] === 'string' ? { [key]: section[key] } : {};

function soundSection(section: unknown, path: string, wrong: ReadonlyMap<string, string>): Section {
  if (!isRecord(section)) return { items: [] };
  const items: readonly unknown[] = Array.isArray(section['items']) ? section['items'] : [];
  return {
    ...textOf(section, 'title'),
    ...textOf(section, 'description'),
    ...textOf(section, 'label'),
    ...textOf(section, 'image'),
    items: items.map((item, index) => soundItem(item, `${path}.items[${index}]`, wrong)),
  };
}

function look(definition: unknown): Looked {
  const problems = checkDefinition(definition);
  const errors = problems.filter(({ severity }) => severity === 'error');
  if (errors.length === 0) return { definition: definition as FormDefinition, problems };
  const wrong = new Map<string, string>();
  for (const { path, message } of errors) {
    const item = itemIn(path);
    if (item !== undefined && !wrong.has(item)) wrong.set(item, `${path} ${message}`);
  }
  const sections = isRecord(definition) ? definition['sections'] : undefined;
  return {
    definition: {
      sections: (Array.isArray(sections) ? (sections as readonly unknown[]) : []).map((section, index) =>
        soundSection(section, `sections[${index}]`, wrong),
      ),
    },
    problems,
  };
}

const looked = new WeakMap<object, Looked>();

/**
 * A definition with something empty in the place of each mistake, so that the rest works; itself where there is none. Takes
 * anything, since definitions come from servers and editors, and looks at each object once.
 */
export function lookAt(definition: unknown): Looked {
  if (typeof definition !== 'object' || definition === null) return look(definition);
  const known = looked.get(definition);
  if (known) return known;
  const found = look(definition);
  looked.set(definition, found);
  return found;
}
