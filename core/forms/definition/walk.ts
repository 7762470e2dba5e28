import { isRecord } from '../item/schema-problems.ts';
import { record, type Values } from '../item/values.ts';
import { kindOf, rowItems, type Item } from './definition.ts';

/** A question that files answer. */
export type FileItem = Item<'fileUpload' | 'file_upload'>;

/** Tells questions that files answer from others. */
export const isFileItem = (item: Item): item is FileItem =>
  item.type === 'fileUpload' || item.type === 'file_upload';

/** Tells items whose answers no draft may keep: passwords, and social security and insurance numbers in whichever field. */
export const isSecret = (item: Item): boolean =>
  kindOf(item)?.isSecret === true ||
  item.rules?.some(({ type }) => type === 'ssn') === true ||
  (item.type === 'text' && item.textOptions?.type === 'password');

/** Yields all items in the order of the page, the items of a list's rows after the list. */
export function* walkItems(items: readonly Item[]): Generator<Item, undefined> {
  for (const item of items) {
    yield item;
    yield* walkItems(rowItems(item));
  }
}

/** Maps all items, those of a list's rows before the list. */
export const mapItems = (items: readonly Item[], map: (item: Item) => Item): readonly Item[] =>
  items.map((item) => {
    if (item.type !== 'dynamicList' || !item.dynamicListOptions) return map(item);
    const rows = mapItems(item.dynamicListOptions.items as readonly Item[], map);
    return map({ ...item, dynamicListOptions: { ...item.dynamicListOptions, items: rows } });
  });

/**
 * Maps answers by the items that they answer, those in the rows of a list before the list.
 *
 * @param values may be anything of a stranger's making: what stands for rows may be none
 * @param map gets an answer's item, undefined for what no item asks for, and its path (`city`, `jobs.0.title`). What it returns
 *   undefined for is left out.
 */
export function mapValues(
  items: readonly Item[],
  values: Values,
  map: (item: Item | undefined, value: unknown, path: string) => unknown,
  around = '',
): Record<string, unknown> {
  const asked = new Map(items.map((item) => [item.name, item]));
  // in the order of the page, and then what no item asks for
  const names = [...new Set([...asked.keys(), ...Object.keys(values)])];
  return record(
    names.flatMap((name): [string, unknown][] => {
      if (!Object.hasOwn(values, name)) return [];
      const item = asked.get(name);
      const path = `${around}${name}`;
      const rows = item ? rowItems(item) : [];
      const given = values[name];
      const value =
        rows.length > 0 && Array.isArray(given)
          ? (given as readonly unknown[]).map((row, index) =>
              isRecord(row) ? mapValues(rows, row, map, `${path}.${index}.`) : row,
            )
          : given;
      const mapped = map(item, value, path);
      return mapped === undefined ? [] : [[name, mapped]];
    }),
  );
}
