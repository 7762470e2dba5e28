import type { Item } from '@portico/core/forms';
import { keyOf } from './keys.ts';

/**
 * Follows the rows of lists from now on, since people may delete some while what they sent is on its way.
 *
 * @param read what is held by a key
 * @returns where the field of a row stands by then; undefined for one whose row has gone
 */
export function followRows(items: readonly Item[], read: (key: string) => unknown) {
  const rowsOf = (key: string): readonly unknown[] => {
    const held = read(key);
    return Array.isArray(held) ? held : [];
  };
  const lists = new Map(
    items.flatMap(({ type, name }) =>
      type === 'dynamicList' ? [[keyOf(name), rowsOf(keyOf(name))] as const] : [],
    ),
  );
  return (path: string | undefined): string | undefined => {
    const [list = '', index, ...below] = path?.split('.') ?? [];
    const rows = lists.get(list);
    if (!rows || index === undefined) return path;
    // a row is the same object wherever it stands
    const now = rowsOf(list).indexOf(rows[Number(index)]);
    return now < 0 ? undefined : [list, now, ...below].join('.');
  };
}
