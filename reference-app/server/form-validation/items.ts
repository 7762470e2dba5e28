import type { FormDefinition } from '@portico/components/forms';
import type { FormValues } from '../../contract/form-definition.ts';

export type Item = FormDefinition['sections'][number]['items'][number];

/** A question that files answer. */
export type FileItem = Extract<Item, { type: 'fileUpload' | 'file_upload' }>;

export function isFileItem(item: Item): item is FileItem {
  return item.type === 'fileUpload' || item.type === 'file_upload';
}

/** The fields of a list's rows. */
export function rowsOf(item: Extract<Item, { type: 'dynamicList' }>): readonly Item[] {
  return (item.dynamicListOptions?.items ?? []) as readonly Item[];
}

export function isValues(value: unknown): value is FormValues {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
