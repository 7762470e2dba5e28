import { kind } from '../../item/kind.ts';
import { formatBytes } from '../../../text/format-bytes.ts';
import { isRecord } from '../../item/schema-problems.ts';
import { isNumber, isText, isTextOrMissing } from '../value-guards.ts';
import type { FileUploadOptions } from './options.ts';

/** The endings that uploads take when their definition does not say. */
export const defaultFileTypes = ['.doc', '.docx', '.pdf', '.txt', '.png', '.jpg', '.jpeg'];

/** A file as uploads hold it. */
export type FileValue = {
  uid: string;
  name: string;
  /** In bytes; 0 where a server that keeps the file does not say. */
  size: number;
  /** MIME type. */
  type: string;
  /** In milliseconds since 1970. */
  lastModified: number;
  webkitRelativePath: string;
  /** Base64, without a head; none where the server keeps the file already. */
  content?: string | undefined;
  status: 'done';
  previewUrl?: string | undefined;
};

const isFile = (value: unknown): value is FileValue =>
  isRecord(value) &&
  ['uid', 'name', 'type', 'webkitRelativePath'].every((key) => isText(value[key])) &&
  isNumber(value['size']) &&
  value['size'] >= 0 &&
  isNumber(value['lastModified']) &&
  isTextOrMissing(value['content']) &&
  value['status'] === 'done' &&
  isTextOrMissing(value['previewUrl']);

/** The files whose names have none of the endings. */
export const foreignFiles = (files: readonly FileValue[], endings: readonly string[]): readonly FileValue[] =>
  files.filter(({ name }) => !endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase())));

/** A list of files, also where one is allowed; how many and how large is said by rules. */
export const fileUpload = kind<FileUploadOptions, FileValue[]>('file-upload', {
  isValue: (value) => Array.isArray(value) && value.every(isFile),
  empty: () => [],
  isMissing: (value) => value.length === 0,
  read: (value, _item, { locale }) =>
    value.map(({ name, size }) => (size > 0 ? `${name} (${formatBytes(size, { locale })})` : name)),
  rules: ['minLength', 'maxLength', 'maxFileSizeMB', 'maxCumulativeFileSizeMB'],
  counts: 'files',
  check: (value, { fileUploadOptions }) => {
    const types = fileUploadOptions?.allowedTypes ?? defaultFileTypes;
    const wrong = foreignFiles(value, types);
    return wrong.length > 0
      ? {
          key: 'fileTypes',
          values: { types: types.join(', '), names: wrong.map(({ name }) => name).join(', ') },
        }
      : undefined;
  },
});
