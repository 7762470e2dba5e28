import { isFileItem, isRecord, itemsOf, mapValues, type FormDefinition } from '@portico/core/forms';
import type { FormValues } from '../../contract/form-definition.ts';

/** A file as forms hold it, as far as it matters here. */
export type FileAnswer = { uid: string; name?: unknown };

const isFile = (value: unknown): value is FileAnswer => isRecord(value) && typeof value['uid'] === 'string';

/** The same answers with other files, those in the rows of lists included. */
export const withFiles = (
  definition: FormDefinition,
  values: FormValues,
  become: (file: FileAnswer) => FileAnswer | undefined,
): FormValues =>
  mapValues(itemsOf(definition), values, (item, value) =>
    item && isFileItem(item) && Array.isArray(value)
      ? (value as readonly unknown[]).flatMap((file) => (isFile(file) ? (become(file) ?? []) : []))
      : value,
  );
