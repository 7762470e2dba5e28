import { rowItems, type Item } from '@portico/core/forms';
import { keyOf } from './keys.ts';

/** The item whose value is held at a path such as `jobs` or `jobs.0.title`; undefined for one that leads elsewhere. */
export function itemAt(items: readonly Item[], path: string): Item | undefined {
  const [key, index, ...below] = path.split('.');
  const item = items.find(({ name }) => keyOf(name) === key);
  if (index === undefined) return item;
  return item?.type === 'dynamicList' && below.length > 0
    ? itemAt(rowItems(item), below.join('.'))
    : undefined;
}
