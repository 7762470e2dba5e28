import { holds } from './condition.ts';
import type { Item } from './definition.ts';
import { record, type Values } from './values.ts';

/** Whether an item is there, by the values around it. A function that throws hides nothing. */
export const isVisible = (item: Pick<Item, 'hidden' | 'visibleFn' | 'name'>, values: Values): boolean => {
  if (item.hidden) return false;
  if (item.visibleFn === undefined) return true;
  if (typeof item.visibleFn !== 'function') return holds(item.visibleFn, values);
  try {
    return item.visibleFn(values);
  } catch (error) {
    console.error(`The visibleFn of “${item.name}” failed.`, error);
    return true;
  }
};

/**
 * The items that are there. What is hidden has no value, which may hide others: asked again until nothing changes, at most
 * as often as there are items.
 */
export const visibleItems = (items: readonly Item[], values: Values): readonly Item[] => {
  let shown = items;
  for (const _ of items) {
    const gone = new Set(items.filter((item) => !shown.includes(item)).map(({ name }) => name));
    const left =
      gone.size === 0 ? values : record(Object.entries(values).filter(([name]) => !gone.has(name)));
    const next = items.filter((item) => isVisible(item, left));
    if (next.length === shown.length && next.every((item, index) => item === shown[index])) break;
    shown = next;
  }
  return shown;
};
