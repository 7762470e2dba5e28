import type { Item } from './definition.ts';
import { isRecord } from '../item/schema-problems.ts';

const mistakes = new WeakMap<object, string>();

/** What is wrong with an item of a definition that was looked at; undefined where nothing is. */
export const mistakeIn = (item: Item): string | undefined => mistakes.get(item);

/** What stands in the place of an item with a mistake, under its name. */
export function standIn(item: unknown, mistake: string): Item {
  const name = isRecord(item) && typeof item['name'] === 'string' ? item['name'] : '';
  const made = { name, type: '~mistaken' } as unknown as Item;
  mistakes.set(made, mistake);
  return made;
}
