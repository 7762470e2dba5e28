import type { Item, Values } from '@portico/core/forms';
import { outsideOf, visibleIn } from '@portico/core/forms/internal';
import { get } from 'react-hook-form';
import { readValues, type Held } from './form-values.ts';
import { keyOf } from './keys.ts';

/** Where a field stands: in the form itself, or in a row of a list. */
export type Place = {
  /** Its key in the form's state, such as `jobs.0.title`. */
  path: string;
  /** The list around it. */
  list?: {
    item: Item;
    path: string;
    /** Where the list stands itself. */
    place: Place;
    /** Which of its rows this is, from 0. */
    index: number;
    items: readonly Item[];
    /** What the row held when it came. */
    initial: Held;
  };
};

/** The path of a row; empty for the form itself. */
export const levelOf = (list: Place['list']): string => (list ? `${list.path}.${list.index}` : '');

/** The row that a field stands in. */
export const rowAround = ({ list }: Place, held: Held): Held | undefined =>
  list && (get(held, levelOf(list)) as Held | undefined);

/**
 * The values that a field's validator may look at, as a server sees them: those of its row before those of the rows and the form
 * around, and none of fields that are not there.
 */
export function valuesAround(items: readonly Item[], place: Place, held: Held): Values {
  const { list } = place;
  if (!list) return visibleIn(items, readValues(items, held)).scope();
  const around = outsideOf(list.items, () => valuesAround(items, list.place, held));
  return visibleIn(list.items, readValues(list.items, rowAround(place, held)), { around }).scope();
}

/** The item that is named from within a row or outside of one. @param items those of the form itself */
export const itemNear = (name: string, { list }: Place, items: readonly Item[]): Item | undefined =>
  (list?.items ?? items).find((item) => item.name === name) ?? (list && itemNear(name, list.place, items));

/** The key of a field that is named from within a row or outside of one. */
export function keyNear(name: string, { list }: Place): string {
  if (!list) return keyOf(name);
  return list.items.some((item) => item.name === name)
    ? `${levelOf(list)}.${keyOf(name)}`
    : keyNear(name, list.place);
}

/** What a field begins with, also when it is shown again after it was hidden and react-hook-form has forgotten it. */
export const initialAt = (initial: () => Held, { path, list }: Place): unknown =>
  list ? list.initial[path.slice(path.lastIndexOf('.') + 1)] : get(initial(), path);
