import type { FormDefinition, Item } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { fileNameOf, type UploadedFile } from '../files/rules.ts';
import { isFileItem, isValues, rowsOf, type FileItem } from '../form-validation/items.ts';

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

const factsOfFile = ['uid', 'size', 'type', 'lastModified', 'webkitRelativePath', 'status'] as const;
/** Characters of each. */
const longestFact = 300;

/** What is kept of a file beside its content: strangers may send anything with it. undefined = it is no file. */
export function tidyFile(value: unknown): ({ name: string } & FormValues) | undefined {
  if (!isValues(value) || typeof value.name !== 'string') return undefined;
  const facts = factsOfFile.flatMap((fact): [string, unknown][] => {
    const told = value[fact];
    if (typeof told === 'number') return [[fact, told]];
    return typeof told === 'string' ? [[fact, told.slice(0, longestFact)]] : [];
  });
  return { ...Object.fromEntries(facts), name: fileNameOf(value.name) };
}

/** By what an answer names a file. */
export function idOfFile(file: unknown): string {
  return isValues(file) && typeof file.uid === 'string' ? file.uid : '';
}

/** A file that stands among answers with its content, as employers may put it there; undefined for anything else. */
export function contentIn(value: unknown): UploadedFile | undefined {
  const tidy = tidyFile(value);
  const content = isValues(value) ? value.content : undefined;
  return tidy && typeof content === 'string'
    ? { name: tidy.name, bytes: Buffer.from(content, 'base64') }
    : undefined;
}

/**
 * Answers as their pages read them: without contents of files, which make them large, and which nobody sends again. One without
 * an id keeps its content, since nothing else tells it from another.
 */
export function withoutContents(definition: FormDefinition, answers: FormValues): FormValues {
  return withFiles(definition, answers, (files) =>
    files.map((file) => {
      if (!isValues(file) || idOfFile(file) === '') return file;
      const { content: _content, ...told } = file;
      return told;
    }),
  );
}

/** All that stands as a file among answers. */
export function filesIn(definition: FormDefinition, answers: FormValues): unknown[] {
  const found: unknown[] = [];
  withFiles(definition, answers, (files) => {
    for (const file of files) found.push(file);
    return files;
  });
  return found;
}

/** The ids of all files that answers name, each once. */
export function fileIdsIn(definition: FormDefinition, answers: FormValues): string[] {
  const ids = new Set(filesIn(definition, answers).map(idOfFile));
  ids.delete('');
  return [...ids];
}
