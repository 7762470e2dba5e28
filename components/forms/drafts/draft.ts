import {
  isFileItem,
  isSecret,
  rowItems,
  type FileValue,
  type FormDefinition,
  type Item,
  type Values,
} from '@portico/core/forms';
import { kindOf, record } from '@portico/core/forms/internal';
import { hold, readValues, type Held } from '../form/form-values.ts';
import { keyOf, madeHere } from '../form/keys.ts';
import type { FocusPlace } from './focus-place.ts';

/** A form that is not sent yet. Plain data. */
export type Draft = {
  /** How it is written. */
  format: 1;
  /** In ms since 1970. */
  savedAt: number;
  /** Which tab wrote it. */
  tab: string;
  /** What the form held, without secrets and without the contents of files. */
  values: Held;
  /** The keys of the values that people have changed: the others come back as the form has them by then. None for all. */
  changed?: readonly string[];
  /** The section that was in view, from 0. */
  section: number;
  focus?: FocusPlace;
};

const own = (held: Held, key: string): unknown => (Object.hasOwn(held, key) ? held[key] : undefined);
const isObject = (value: unknown): value is Held =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isKept(item: Item): boolean {
  // a day that is always today's is not an answer of yesterday
  const isToday = item.type === 'date' && item.dateOptions?.today === true;
  return kindOf(item)?.isValue !== undefined && !isSecret(item) && !isToday;
}

const rowsIn = (value: unknown): readonly Held[] => (Array.isArray(value) ? value.filter(isObject) : []);

const withoutContent = (files: unknown): unknown =>
  Array.isArray(files)
    ? (files as readonly FileValue[]).map(({ content: _content, previewUrl: _address, ...file }) => file)
    : files;

/** What of a form's values goes into a draft: no secrets, files without their contents. */
export const keptValues = (items: readonly Item[], held: Held): Held =>
  record(
    items.filter(isKept).flatMap((item): [string, unknown][] => {
      const key = keyOf(item.name);
      const value = own(held, key);
      if (value === undefined) return [];
      if (item.type === 'dynamicList') {
        const keptRow = (row: Held): Held => ({
          ...keptValues(rowItems(item), row),
          [madeHere]: row[madeHere] === true,
        });
        return [[key, rowsIn(value).map(keptRow)]];
      }
      return [[key, isFileItem(item) ? withoutContent(value) : value]];
    }),
  );

/** The keys of what goes into a draft and is not what the form began with. */
export function changedKeys(items: readonly Item[], held: Held, initial: Held): readonly string[] {
  const first = keptValues(items, initial);
  return Object.entries(keptValues(items, held)).flatMap(([key, value]) =>
    JSON.stringify(value) === JSON.stringify(own(first, key)) ? [] : [key],
  );
}

/** What of a form's values people have entered and no draft brings back: secrets, and files by their contents. */
export const leftOut = (items: readonly Item[], held: Held): readonly unknown[] =>
  items.flatMap((item): readonly unknown[] => {
    const value = own(held, keyOf(item.name));
    if (item.type === 'dynamicList') return rowsIn(value).flatMap((row) => leftOut(rowItems(item), row));
    if (isFileItem(item) && Array.isArray(value))
      return (value as readonly FileValue[]).flatMap(({ content, uid }) => (content ? [uid] : []));
    return isSecret(item) && value ? [value] : [];
  });

/** What of a draft fits a definition, which may be another than the one that it was made with. */
export const fittingValues = (items: readonly Item[], draft: Held): Held =>
  record(
    items.filter(isKept).flatMap((item): [string, unknown][] => {
      const key = keyOf(item.name);
      const value = own(draft, key);
      if (value === undefined) return [];
      if (item.type === 'dynamicList') {
        if (!Array.isArray(value)) return [];
        const rows = rowsIn(value).map((row) => ({
          ...fittingValues(rowItems(item), row),
          [madeHere]: row[madeHere] === true,
        }));
        return [[key, rows]];
      }
      const kind = kindOf(item);
      const taken: unknown = kind?.take ? kind.take(value, item as never) : value;
      if (!kind?.isValue?.(taken)) return [];
      // a number as it was typed
      return [[key, typeof taken === 'number' ? value : taken]];
    }),
  );

/** What people have changed, by the names of fields: for a server that keeps drafts in a shape of its own. */
export function valuesOfDraft({ sections }: FormDefinition, { values, changed }: Draft): Values {
  const items = sections.flatMap((section) => section.items);
  const wanted = items.filter(
    ({ name }) => changed?.includes(keyOf(name)) ?? Object.hasOwn(values, keyOf(name)),
  );
  return readValues(wanted, values);
}

/** A draft of what a server has kept by the names of fields. */
export function draftOfValues(
  { sections }: FormDefinition,
  { values, savedAt, section }: { values: Values } & Pick<Draft, 'savedAt' | 'section'>,
): Draft {
  const items = sections
    .flatMap((one) => one.items)
    .filter(({ name }) => own(values as Held, name) !== undefined);
  const held = hold(items, values);
  return { format: 1, savedAt, tab: '', values: held, changed: Object.keys(held), section };
}

/** Whether a `Date` can be made of it. */
const isTime = (value: unknown): boolean => typeof value === 'number' && Math.abs(value) <= 8.64e15;

/** A draft as it was stored; undefined for what is none, such as something else under its key. */
export function parseDraft(text: string | null): Draft | undefined {
  try {
    const draft = JSON.parse(text ?? 'null') as Partial<Draft> | null;
    return draft?.format === 1 && isObject(draft.values) && isTime(draft.savedAt)
      ? (draft as Draft)
      : undefined;
  } catch {
    return undefined;
  }
}
