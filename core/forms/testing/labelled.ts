import { isRecord } from '../item/schema-problems.ts';

/** An item with a label where it has none, and its rows with it: for tests that are about other mistakes. */
export function labelled(item: unknown): unknown {
  if (!isRecord(item)) return item;
  const options = item['dynamicListOptions'];
  const rows = isRecord(options) ? options['items'] : undefined;
  return {
    label: 'Label',
    ...item,
    ...(Array.isArray(rows)
      ? { dynamicListOptions: { ...(options as object), items: rows.map(labelled) } }
      : {}),
  };
}
