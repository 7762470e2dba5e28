import type { Item } from '@portico/core/forms';
import { haveColumns } from './item-layout.ts';
import { runLength } from './run-length.ts';

/** Items that are laid out together, and what they are known by while they change. */
export type Run = { key: number; items: readonly Item[] };

/** So many items are several screens. */
const many = 100;

/**
 * The items of a section of a long form in runs, each of which is laid out when it comes near the view. What is left over
 * belongs to the last run; undefined where all are laid out at once, as where some stand beside each other, and in a section
 * that is no longer than a run.
 *
 * @param total how many items the form has
 */
export function runsOf(items: readonly Item[], total: number): readonly Run[] | undefined {
  const count = Math.floor(items.length / runLength);
  if (total <= many || count < 2 || haveColumns(items)) return undefined;
  return Array.from({ length: count }, (_, key) => ({
    key,
    items: items.slice(key * runLength, key === count - 1 ? undefined : (key + 1) * runLength),
  }));
}

/**
 * The runs of other items, each of which stays in the run that it is in: a field that came into another one would be made anew,
 * and lose what is in it. What is new is in the run of the item before it.
 */
export function regrouped(before: readonly Run[], items: readonly Item[]): readonly Run[] {
  const keys = new Map(before.flatMap((run) => run.items.map(({ name }) => [name, run.key] as const)));
  const runs: { key: number; items: Item[] }[] = [];
  for (const item of items) {
    const last = runs.at(-1);
    const own = keys.get(item.name) ?? last?.key ?? before[0]?.key ?? 0;
    if (!last || (own !== last.key && runs.every(({ key }) => key !== own)))
      runs.push({ key: own, items: [item] });
    else last.items.push(item);
  }
  return runs;
}
