import { kindOf, type Item } from '../definition/definition.ts';
import * as styles from './item-layout.css.ts';
import { runLength } from './run-length.ts';

const haveColumns = (items: readonly Item[]): boolean =>
  items.some(({ layout }) => layout?.small !== undefined && layout.small < 12);

/** The classes of what items stand in. */
export const classOfItems = (items: readonly Item[]): string =>
  haveColumns(items) ? `${styles.items} ${styles.columns}` : styles.items;

/** So many items are several screens. */
const many = 100;

/**
 * The items of a section of a long form in runs that are laid out together, when they come near the view; undefined where all
 * are laid out at once, as where some stand beside each other.
 *
 * @param total how many items the form has
 */
export const runsOf = (items: readonly Item[], total: number): readonly (readonly Item[])[] | undefined =>
  total > many && !haveColumns(items)
    ? Array.from({ length: Math.ceil(items.length / runLength) }, (_, index) =>
        items.slice(index * runLength, (index + 1) * runLength),
      )
    : undefined;

/** Whether a list has the fields of a row beside each other. */
export const isInLine = (list: Item): boolean =>
  list.type === 'dynamicList' && list.dynamicListOptions?.itemLayout === 'horizontal';

/**
 * The classes of an item by its `layout`; undefined for one that has nothing to lay out.
 *
 * @param list whose row it stands in
 */
export const classOfItem = (item: Item, list?: Item): string | undefined => {
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
};
