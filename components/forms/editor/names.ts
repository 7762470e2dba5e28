import { isRecord, type FormDefinition, type Item } from '@portico/core/forms';
import { fieldsOf, hasFields, itemsAround, updateAround, type Place } from './place.ts';

/** The names that an item at a place may not have: those of its neighbours, over all sections where it is in one. */
export function namesBeside(definition: FormDefinition, place: Place): ReadonlySet<string> {
  const beside =
    place.items.length > 1
      ? itemsAround(definition, place)
      : definition.sections.flatMap(({ items }) => items);
  return new Set(beside.map(({ name }) => name));
}

/** A name that nobody has yet: the one asked for, or that one with a number. */
export function freeName(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  const stem = wanted.replace(/_\d+$/, '');
  let number = 2;
  while (taken.has(`${stem}_${number}`)) number += 1;
  return `${stem}_${number}`;
}

type Renaming = { from: string; to: string };

function withNewReferences(item: Item, { from, to }: Renaming): Item {
  const dependencies =
    Array.isArray(item.dependencies) && item.dependencies.includes(from)
      ? { dependencies: item.dependencies.map((name) => (name === from ? to : name)) }
      : undefined;
  const { visibleFn } = item;
  const condition =
    typeof visibleFn === 'object' && visibleFn?.field === from
      ? { visibleFn: { ...visibleFn, field: to } }
      : undefined;
  return dependencies || condition ? { ...item, ...dependencies, ...condition } : item;
}

function mapSame<One>(list: readonly One[], map: (one: One) => One): readonly One[] {
  const next = list.map(map);
  return next.every((one, index) => one === list[index]) ? list : next;
}

/** Has the references follow, also in the rows of lists whose own fields do not have that name. */
const follow = (items: readonly Item[], renaming: Renaming): readonly Item[] =>
  mapSame(items, (item) => {
    const own = withNewReferences(item, renaming);
    const fields = hasFields(own) ? fieldsOf(own) : [];
    if (fields.some(({ name }) => name === renaming.from)) return own;
    const inside = follow(fields, renaming);
    return inside === fields
      ? own
      : ({
          ...own,
          dynamicListOptions: { ...Reflect.get(own, 'dynamicListOptions'), items: inside },
        } as Item);
  });

/** What new rows hold goes by names, too. */
function withNewDefault(list: Item, { from, to }: Renaming): Item {
  const options = Reflect.get(list, 'dynamicListOptions') as { itemDefaultValue?: object } | undefined;
  const held = options?.itemDefaultValue;
  if (!isRecord(held) || !Object.hasOwn(held, from)) return list;
  const renamed = Object.entries(held).map(([name, value]) => [name === from ? to : name, value] as const);
  return {
    ...list,
    dynamicListOptions: { ...options, itemDefaultValue: Object.fromEntries(renamed) },
  } as Item;
}

/** The item called otherwise, and what refers to it with it, unless another one goes by the old name still. */
export function rename(definition: FormDefinition, place: Place, to: string): FormDefinition {
  const at = place.items.at(-1);
  const from = at === undefined ? undefined : itemsAround(definition, place)[at]?.name;
  if (from === undefined || from === to) return definition;
  const called = updateAround(definition, place, (items) =>
    items.map((item, index) => (index === at ? { ...item, name: to } : item)),
  );
  if (namesBeside(called, place).has(from)) return called;
  const renaming = { from, to };
  if (place.items.length === 1)
    return {
      ...called,
      sections: mapSame(called.sections, (section) => {
        const items = follow(section.items, renaming);
        return items === section.items ? section : { ...section, items };
      }),
    };
  const list = { section: place.section, items: place.items.slice(0, -1) };
  const followed = updateAround(called, place, (items) => follow(items, renaming));
  return updateAround(followed, list, (items) =>
    items.map((item, index) => (index === list.items.at(-1) ? withNewDefault(item, renaming) : item)),
  );
}
