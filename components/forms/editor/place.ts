import { isRecord, type FormDefinition, type Item, type Section } from '@portico/core/forms';

/** Where an item stands: its section, then its place there, then its place among the rows of that list, and so on. */
export type Place = { readonly section: number; readonly items: readonly number[] };

/** What can be chosen for editing: an item, or with no `items` a section. */
export type Chosen = Place;

/** A place as text, such as `0.3`, for attributes and keys. */
export const placeText = ({ section, items }: Place): string => [section, ...items].join('.');

export const isSamePlace = (a: Place | undefined, b: Place | undefined): boolean =>
  a !== undefined && b !== undefined && placeText(a) === placeText(b);

/** The list that a place is in, as text: items move within one, and between sections. */
export const aroundText = ({ section, items }: Place): string =>
  items.length === 1 ? 'sections' : placeText({ section, items: items.slice(0, -1) });

/** A place beside another one, in the same list. */
export const besideAt = ({ section, items }: Place, index: number): Place => ({
  section,
  items: [...items.slice(0, -1), index],
});

/** Where an item stands among its neighbours. */
export const indexOf = ({ items }: Place): number => items.at(-1) ?? 0;

type List = Item & { dynamicListOptions?: { items?: readonly Item[] } | null };

/** Whether something can be shown as the name of an item: definitions from elsewhere hold anything at all. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value !== '';

/** Whether something is an item that people can put right, whatever else is wrong with it. */
export const isItem = (value: unknown): value is Item =>
  isRecord(value) && typeof value['name'] === 'string' && typeof value['type'] === 'string';

const none: readonly Item[] = [];

/** What a list of rows is made of; none for what is no list. */
export function fieldsOf(item: Item): readonly Item[] {
  const items: unknown = (item as List).dynamicListOptions?.items;
  return Array.isArray(items) && items.every(isItem) ? items : none;
}

/** Whether items can stand inside of one. */
export const hasFields = (item: Item): boolean => item.type === 'dynamicList';

const withFields = (item: Item, items: readonly Item[]): Item =>
  ({ ...item, dynamicListOptions: { ...(item as List).dynamicListOptions, items } }) as Item;

function updateIn(
  items: readonly Item[],
  path: readonly number[],
  update: (items: readonly Item[]) => readonly Item[],
): readonly Item[] {
  const [first, ...rest] = path;
  return first === undefined
    ? update(items)
    : items.map((item, index) =>
        index === first ? withFields(item, updateIn(fieldsOf(item), rest, update)) : item,
      );
}

/** The definition with the list around a place changed; all that is elsewhere stays the same object. */
export const updateAround = (
  definition: FormDefinition,
  { section, items }: Place,
  update: (items: readonly Item[]) => readonly Item[],
): FormDefinition => ({
  ...definition,
  sections: definition.sections.map((one, index) =>
    index === section ? { ...one, items: updateIn(one.items, items.slice(0, -1), update) } : one,
  ),
});

/** The neighbours of a place, itself among them. */
export function itemsAround(definition: FormDefinition, { section, items }: Place): readonly Item[] {
  let around = definition.sections[section]?.items ?? [];
  for (const index of items.slice(0, -1)) around = around[index] ? fieldsOf(around[index]) : [];
  return around;
}

/** The item at a place; undefined where there is none. */
export const itemAt = (definition: FormDefinition, place: Place): Item | undefined =>
  place.items.length === 0 ? undefined : itemsAround(definition, place)[indexOf(place)];

export const sectionAt = (definition: FormDefinition, { section }: Place): Section | undefined =>
  definition.sections[section];

/** Where one goes that moves up: before its neighbour, or to the end of the section above. */
export function placeAbove(definition: FormDefinition, place: Place): Place | undefined {
  const index = indexOf(place);
  if (index > 0) return besideAt(place, index - 1);
  const above = place.items.length === 1 ? definition.sections[place.section - 1] : undefined;
  return above && { section: place.section - 1, items: [above.items.length] };
}

/** Where one goes that moves down: after its neighbour, or to the start of the section below. */
export function placeBelow(definition: FormDefinition, place: Place): Place | undefined {
  const index = indexOf(place);
  if (index < itemsAround(definition, place).length - 1) return besideAt(place, index + 1);
  const below = place.items.length === 1 ? definition.sections[place.section + 1] : undefined;
  return below && { section: place.section + 1, items: [0] };
}
