import type { Item } from '@portico/core/forms';
import { kindOf } from '@portico/core/forms/internal';
import * as styles from './item-layout.css.ts';

/** Whether some items stand beside each other where there is little room. */
export const haveColumns = (items: readonly Item[]): boolean =>
  items.some(({ layout }) => layout?.small !== undefined && layout.small < 12);

/** The classes of what items stand in. */
export const classOfItems = (items: readonly Item[]): string =>
  haveColumns(items) ? `${styles.items} ${styles.columns}` : styles.items;

/** Whether a list has the fields of a row beside each other. */
export const isInLine = (list: Item): boolean =>
  list.type === 'dynamicList' && list.dynamicListOptions?.itemLayout === 'horizontal';

/**
 * The classes of an item by its `layout`; undefined for one that has nothing to lay out.
 *
 * @param list whose row it stands in
 */
export function classOfItem(item: Item, list?: Item): string | undefined {
  if (list && isInLine(list)) return undefined;
  const { small = 12, label = 5, value = 6, offset = 1 } = item.layout ?? {};
  // texts and frames have no label beside them, and the rows of a list need all the room that there is
  const isBeside =
    kindOf(item)?.isValue !== undefined && item.type !== 'dynamicList' && label + value + offset <= 12;
  const classes = [
    small < 12 && styles.small[small],
    isBeside && styles.beside,
    isBeside && label !== 5 && styles.label[label],
    isBeside && value !== 6 && styles.value[value],
    isBeside && offset !== 1 && styles.offset[offset],
  ].filter(Boolean);
  return classes.length > 0 ? classes.join(' ') : undefined;
}
