import type { FormDefinition, Item } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { isValues, rowsOf } from '../forms/rules.ts';

/** A question that files answer. */
export type FileItem = Extract<Item, { type: 'fileUpload' | 'file_upload' }>;

export function isFileItem(item: Item): item is FileItem {
  return item.type === 'fileUpload' || item.type === 'file_upload';
}

/** The questions of a form that files answer, those in the rows of lists included. */
export function fileItemsIn(items: readonly Item[]): FileItem[] {
  return items.flatMap((item) => {
    if (isFileItem(item)) return [item];
    return item.type === 'dynamicList' ? fileItemsIn(rowsOf(item)) : [];
  });
}

/**
 * The same answers with other files.
 *
 * @param become told of what stands as the files of each question, and of its path (`diploma`, `jobs.0.proof`). It may be
 * anything of a stranger's making; what is no list is left as it is, for validation to refuse
 */
export function withFiles(
  { sections }: FormDefinition,
  answers: FormValues,
  become: (files: readonly unknown[], path: string) => readonly unknown[],
): FormValues {
  const walk = (items: readonly Item[], given: FormValues, around: string): FormValues => {
    const changed = items.flatMap((item): [string, unknown][] => {
      const value = Object.hasOwn(given, item.name) ? given[item.name] : undefined;
      if (!Array.isArray(value)) return [];
      const path = `${around}${item.name}`;
      if (isFileItem(item)) return [[item.name, become(value, path)]];
      if (item.type !== 'dynamicList') return [];
      const rows = (value as unknown[]).map((row, index) =>
        isValues(row) ? walk(rowsOf(item), row, `${path}.${index}.`) : row,
      );
      return [[item.name, rows]];
    });
    return { ...given, ...Object.fromEntries(changed) };
  };
  return walk(
    sections.flatMap(({ items }) => items),
    answers,
    '',
  );
}

/** By what an answer names a file. */
export function idOfFile(file: unknown): string {
  return isValues(file) && typeof file.uid === 'string' ? file.uid : '';
}

/** The ids of all files that answers name, each once. */
export function fileIdsIn(definition: FormDefinition, answers: FormValues): string[] {
  const ids = new Set<string>();
  withFiles(definition, answers, (files) => {
    for (const file of files) ids.add(idOfFile(file));
    return files;
  });
  ids.delete('');
  return [...ids];
}
