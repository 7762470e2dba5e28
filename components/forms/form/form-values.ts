import {
  isRecord,
  rowItems,
  ruleNumber,
  type FormDefinition,
  type Item,
  type Values,
} from '@portico/core/forms';
import {
  kindOf,
  notApplicable,
  outsideOf,
  record,
  visibleIn,
  type Scope,
} from '@portico/core/forms/internal';
import { keyOf, madeHere } from './keys.ts';

/** What a form holds while it is filled in, by keys instead of names. */
export type Held = Record<string, unknown>;

const own = (values: object | undefined, name: string): unknown =>
  values !== undefined && Object.hasOwn(values, name) ? Reflect.get(values, name) : undefined;

const isRow = (value: unknown): value is Values => typeof value === 'object' && value !== null;

/** A row as “Add” makes it. */
export const newRow = (item: Item): Held => ({
  ...hold(rowItems(item), (item as Item<'dynamicList'>).dynamicListOptions?.itemDefaultValue),
  [madeHere]: true,
});

function holdRows(item: Item, value: unknown): readonly Held[] {
  const rows = Array.isArray(value)
    ? value.filter(isRow).map((row) => ({ ...hold(rowItems(item), row), [madeHere]: false }))
    : [];
  const missing = Math.max(0, ruleNumber(item, 'minLength') - rows.length);
  return [...rows, ...Array.from({ length: missing }, () => newRow(item))];
}

const withoutNulls = (value: object): object =>
  record(Object.entries(value).filter(([, one]) => one !== null && one !== undefined));

/** A known value as a field can hold it: servers write numbers for texts and null for what is missing. */
function asHeld(item: Item, known: unknown): unknown {
  const kind = kindOf(item);
  const plain = item as never;
  if (known === undefined || known === null) return kind?.empty?.(plain);
  const candidates = [
    known,
    ...(typeof known === 'number' ? [String(known)] : []),
    ...(isRecord(known) ? [withoutNulls(known)] : []),
  ];
  for (const one of candidates) {
    // null is an answer, too: there is none in it
    const taken: unknown = kind?.take ? kind.take(one, plain) : one;
    if (kind?.isValue?.(taken)) return taken;
  }
  return kind?.empty?.(plain);
}

/** What a form holds at first. @param values what is known already, by names */
export const hold = (items: readonly Item[], values: Values | undefined): Held =>
  record(
    items.flatMap((item): [string, unknown][] => {
      const kind = kindOf(item);
      if (!kind?.isValue) return [];
      const known = own(values, item.name);
      if (item.type === 'dynamicList') return [[keyOf(item.name), holdRows(item, known)]];
      return [[keyOf(item.name), asHeld(item, known)]];
    }),
  );

/** Whether nobody has to have chosen a value: today's date, and the only choice there is. */
const fillsItself = (item: Item, value: unknown): boolean =>
  (item.type === 'date' && item.dateOptions?.today === true) ||
  ((item.type === 'select' || item.type === 'dropdown') && [value].flat().includes(notApplicable));

/** The rows but for those that were made here and hold what they held at first; a field that has gone holds nothing else. */
export function touchedRows(item: Item, value: unknown): readonly Held[] {
  if (!Array.isArray(value)) return [];
  const items = rowItems(item);
  let fresh: Values | undefined;
  const isUntouchedRow = (row: Held) => {
    if (row[madeHere] !== true) return false;
    fresh ??= readValues(items, newRow(item));
    const values = readValues(items, row);
    return items.every(
      (one) =>
        !Object.hasOwn(row, keyOf(one.name)) ||
        JSON.stringify(values[one.name]) === JSON.stringify(fresh?.[one.name]) ||
        fillsItself(one, values[one.name]),
    );
  };
  return value.filter((row): row is Held => isRow(row) && !isUntouchedRow(row as Held));
}

export const isUntouched = (item: Item, row: Held): boolean => touchedRows(item, [row]).length === 0;

/** The values of a form by the names of its fields, also of those that are not there; without rows that nobody touched. */
export const readValues = (items: readonly Item[], held: Held | undefined): Values =>
  record(
    items.flatMap((item): [string, unknown][] => {
      const kind = kindOf(item);
      if (!kind?.isValue) return [];
      const value = own(held, keyOf(item.name));
      if (item.type === 'dynamicList')
        return [[item.name, touchedRows(item, value).map((row) => readValues(rowItems(item), row))]];
      const plain = item as never;
      return [
        [
          item.name,
          (value === undefined ? undefined : kind.take?.(value, plain)) ?? value ?? kind.empty?.(plain),
        ],
      ];
    }),
  );

function sentIn(items: readonly Item[], held: Held | undefined, around: Scope['around']): Values {
  const { shown, left, scope } = visibleIn(items, readValues(items, held), { around });
  return record(
    shown.flatMap((item): [string, unknown][] => {
      const kind = kindOf(item);
      if (!kind?.isValue || item.disabled) return [];
      if (item.type !== 'dynamicList') {
        const value = left[item.name];
        // as when it is left: it may be sent by a key
        return [[item.name, kind.trims && typeof value === 'string' ? value.trim() : value]];
      }
      const rows = rowItems(item);
      const outside = outsideOf(rows, scope);
      const touched = touchedRows(item, own(held, keyOf(item.name)));
      return [[item.name, touched.map((row) => sentIn(rows, row, outside))]];
    }),
  );
}

/** What is sent: the values of fields that are there, without rows that nobody touched. */
export const sentValues = (definition: FormDefinition, held: Held): Values =>
  sentIn(
    definition.sections.flatMap(({ items }) => items),
    held,
    undefined,
  );
