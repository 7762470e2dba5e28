import type { FormDefinition, Item } from '@portico/core/forms';
import type { EditorTexts } from './texts.ts';

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

/** Whether two definitions say the same. */
export const isSame = (one: FormDefinition, other: FormDefinition): boolean =>
  written(one) === written(other);

/** @param section its number in mine, for a section of theirs that stands for one there */
type Standing = { item: Item; section: number | undefined; before: string | undefined };

/** The fields by their names; of two with one name, each by itself. */
function standings(
  { sections }: FormDefinition,
  sectionAt: (index: number) => number | undefined,
): ReadonlyMap<string, Standing> {
  const found = new Map<string, Standing>();
  for (const [index, { items }] of sections.entries()) {
    let before: string | undefined;
    for (const item of items) {
      let key = JSON.stringify(item.name);
      while (found.has(key)) key += '+';
      found.set(key, { item, section: sectionAt(index), before });
      before = key;
    }
  }
  return found;
}

/** Which section of theirs is which of mine: the one with most of its fields, else the one of its title. */
function sectionsOfTheirs(mine: FormDefinition, theirs: FormDefinition): readonly (number | undefined)[] {
  const names = theirs.sections.map(({ items }) => new Set(items.map(({ name }) => name)));
  const scores = mine.sections.flatMap((section, index) =>
    theirs.sections.map((other, at) => ({
      index,
      at,
      score:
        section.items.filter(({ name }) => names[at]?.has(name)).length * 2 +
        (section.title === other.title ? 1 : 0),
    })),
  );
  const found: (number | undefined)[] = mine.sections.map(() => undefined);
  for (const { index, at, score } of scores.toSorted((a, b) => b.score - a.score))
    if (score > 0 && found[index] === undefined && !found.includes(at)) found[index] = at;
  return found;
}

const differing = (mine: object, theirs: object): readonly string[] =>
  [...new Set([...Object.keys(mine), ...Object.keys(theirs)])].filter(
    (key) => written(Reflect.get(mine, key)) !== written(Reflect.get(theirs, key)),
  );

/** What differs between two definitions, section by section and field by field, in the order of mine. */
export function differencesOf(
  mine: FormDefinition,
  theirs: FormDefinition,
  { itemName, sectionName }: Pick<EditorTexts, 'itemName' | 'sectionName'>,
): readonly Difference[] {
  const counterparts = sectionsOfTheirs(mine, theirs);
  const here = standings(mine, (index) => index);
  const there = standings(theirs, (index) => {
    const at = counterparts.indexOf(index);
    return at < 0 ? undefined : at;
  });
  const fields = [...here].flatMap(([key, { item, section, before }]): Difference[] => {
    const label = itemName(item);
    const other = there.get(key);
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
  const added = [...there].flatMap(([key, { item }]): Difference[] =>
    here.has(key) ? [] : [{ label: itemName(item), is: 'onlyTheirs' }],
  );
  const known = counterparts.filter((at) => at !== undefined);
  const order = known.toSorted((a, b) => a - b);
  const sections = counterparts.flatMap((at, index): Difference[] => {
    const label = sectionName(mine, index);
    if (at === undefined) return [{ label, is: 'onlyMine' }];
    const { items: _mine, ...head } = mine.sections[index]!;
    const { items: _theirs, ...other } = theirs.sections[at]!;
    if (written(head) !== written(other)) return [{ label, is: 'section' }];
    return known.indexOf(at) === order.indexOf(at) ? [] : [{ label, is: 'elsewhere' }];
  });
  const addedSections = [...theirs.sections.keys()].flatMap((at): Difference[] =>
    counterparts.includes(at) ? [] : [{ label: sectionName(theirs, at), is: 'onlyTheirs' }],
  );
  return [...sections, ...addedSections, ...fields, ...added];
}
