import {
  isFileItem,
  isRecord,
  itemsOf,
  mapValues,
  walkItems,
  type FileItem,
  type FormDefinition,
  type Item,
} from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';
import { fileNameOf, type UploadedFile } from '../files/rules.ts';

/** Finds the questions that files answer, those in the rows of lists included. */
export function fileItemsIn(items: readonly Item[]): FileItem[] {
  return [...walkItems(items)].filter(isFileItem);
}

/**
 * The same answers with other files.
 *
 * @param become told of what stands as the files of each question, and of its path (`diploma`, `jobs.0.proof`). It may be
 * anything of a stranger's making; what is no list is left as it is, for validation to refuse
 */
export function withFiles(
  definition: FormDefinition,
  answers: FormValues,
  become: (files: readonly unknown[], path: string) => readonly unknown[],
): FormValues {
  return mapValues(itemsOf(definition), answers, (item, value, path) =>
    item && isFileItem(item) && Array.isArray(value) ? become(value, path) : value,
  );
}

const factsOfFile = ['uid', 'size', 'type', 'lastModified', 'webkitRelativePath', 'status'] as const;
/** Characters of each. */
const longestFact = 300;

/** What is kept of a file beside its content: strangers may send anything with it. undefined = it is no file. */
export function tidyFile(value: unknown): ({ name: string } & FormValues) | undefined {
  if (!isRecord(value) || typeof value.name !== 'string') return undefined;
  const facts = factsOfFile.flatMap((fact): [string, unknown][] => {
    const told = value[fact];
    if (typeof told === 'number') return [[fact, told]];
    return typeof told === 'string' ? [[fact, told.slice(0, longestFact)]] : [];
  });
  return { ...Object.fromEntries(facts), name: fileNameOf(value.name) };
}

/** By what an answer names a file. */
export function idOfFile(file: unknown): string {
  return isRecord(file) && typeof file.uid === 'string' ? file.uid : '';
}

/** A file that stands among answers with its content, as employers may put it there; undefined for anything else. */
export function contentIn(value: unknown): UploadedFile | undefined {
  const tidy = tidyFile(value);
  const content = isRecord(value) ? value.content : undefined;
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
      if (!isRecord(file) || idOfFile(file) === '') return file;
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
