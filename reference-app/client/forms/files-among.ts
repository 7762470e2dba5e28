import type { FormDefinition, Item } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';

/** A file as forms hold it, as far as it matters here. */
export type FileAnswer = { uid: string; name?: unknown };

const isFileItem = ({ type }: Item): boolean => type === 'fileUpload' || type === 'file_upload';
const rowsOf = (item: Item): readonly Item[] =>
  item.type === 'dynamicList' ? ((item.dynamicListOptions?.items ?? []) as readonly Item[]) : [];

const isRow = (value: unknown): value is FormValues =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isFile = (value: unknown): value is FileAnswer => isRow(value) && typeof value['uid'] === 'string';

/** The same answers with other files, those in the rows of lists included. */
export function withFiles(
  { sections }: FormDefinition,
  values: FormValues,
  become: (file: FileAnswer) => FileAnswer | undefined,
): FormValues {
  const walk = (items: readonly Item[], given: FormValues): FormValues => {
    const changed = items.flatMap((item): [string, unknown][] => {
      const value = Object.hasOwn(given, item.name) ? given[item.name] : undefined;
      if (!Array.isArray(value)) return [];
      const all = value as readonly unknown[];
      if (isFileItem(item))
        return [[item.name, all.flatMap((file) => (isFile(file) ? (become(file) ?? []) : []))]];
      const rows = rowsOf(item);
      return rows.length === 0 ? [] : [[item.name, all.map((row) => (isRow(row) ? walk(rows, row) : row))]];
    });
    return { ...given, ...Object.fromEntries(changed) };
  };
  return walk(
    sections.flatMap(({ items }) => items),
    values,
  );
}
