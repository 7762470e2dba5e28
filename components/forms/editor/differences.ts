import type { FormDefinition, Item } from '../definition/definition.ts';

/** How a field of two definitions differs. */
export type Difference = { readonly label: string } & (
  | { readonly is: 'onlyMine' | 'onlyTheirs' | 'elsewhere' | 'section' }
  | {
      readonly is: 'differs';
      /** The options that are not the same. */
      readonly keys: readonly string[];
    }
);

// functions do not go over the wire, and the order of keys means nothing
const written = (value: unknown): string =>
  JSON.stringify(value, (_key, held: unknown) =>
    typeof held === 'object' && held !== null && !Array.isArray(held)
      ? Object.fromEntries(Object.entries(held).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : held,
  ) ?? '';

type Standing = { item: Item; section: number; before: string | undefined };

const byName = ({ sections }: FormDefinition): ReadonlyMap<string, Standing> =>
  new Map(
    sections.flatMap(({ items }, section) =>
      items.map((item, index) => [item.name, { item, section, before: items[index - 1]?.name }] as const),
    ),
  );

const differing = (mine: object, theirs: object): readonly string[] =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
    (key) => written(Reflect.get(mine, key)) !== written(Reflect.get(theirs, key)),
  );

/** What differs between two definitions, field by field, in the order of mine. */
export const differencesOf = (mine: FormDefinition, theirs: FormDefinition): readonly Difference[] => {
  const here = byName(mine);
  const there = byName(theirs);
  const fields = [...here].flatMap(([name, { item, section, before }]): Difference[] => {
    const label = item.label ?? name;
    const other = there.get(name);
    if (!other) return [{ label, is: 'onlyMine' }];
    const keys = differing(item, other.item);
    if (keys.length > 0) return [{ label, is: 'differs', keys }];
    // what only stands after one that is new has not been moved
    const isMoved =
      section !== other.section ||
      (before !== other.before &&
        (before === undefined || there.has(before)) &&
        (other.before === undefined || here.has(other.before)));
    return isMoved ? [{ label, is: 'elsewhere' }] : [];
  });
  const added = [...there].flatMap(([name, { item }]): Difference[] =>
    here.has(name) ? [] : [{ label: item.label ?? name, is: 'onlyTheirs' }],
  );
  const count = Math.max(mine.sections.length, theirs.sections.length);
  const sections = Array.from({ length: count }, (_, index): Difference[] => {
    const { items: _mine, ...head } = mine.sections[index] ?? { items: [] };
    const { items: _theirs, ...other } = theirs.sections[index] ?? { items: [] };
    const isSame =
      Boolean(mine.sections[index]) === Boolean(theirs.sections[index]) && written(head) === written(other);
    return isSame ? [] : [{ label: head.title ?? other.title ?? String(index + 1), is: 'section' }];
  });
  return [...sections.flat(), ...fields, ...added];
};
