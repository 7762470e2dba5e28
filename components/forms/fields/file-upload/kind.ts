import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { formatBytes } from '../../../inputs/file-upload/files.ts';

/** The endings that uploads take when their definition does not say. */
export const defaultFileTypes = ['.doc', '.docx', '.pdf', '.txt', '.png', '.jpg', '.jpeg'];

/** A file as uploads hold it. */
export const fileValue = z.object({
  uid: z.string(),
  name: z.string(),
  /** In bytes; 0 where a server that keeps the file does not say. */
  size: z.number().check(z.nonnegative()),
  /** MIME type. */
  type: z.string(),
  /** In milliseconds since 1970. */
  lastModified: z.number(),
  webkitRelativePath: z.string(),
  /** Base64, without a head; none where the server keeps the file already. */
  content: z.optional(z.string()),
  status: z.literal('done'),
  previewUrl: z.optional(z.string()),
});
/** A file as uploads hold it. */
export type FileValue = z.infer<typeof fileValue>;

const hasEnding = (name: string, endings: readonly string[]) =>
  endings.some((ending) => name.toLowerCase().endsWith(ending.toLowerCase()));

/** A list of files, also where one is allowed; how many and how large is said by rules. */
export const fileUpload = kind('file-upload', {
  options: {
    fileUploadOptions: z.strictObject({
      /** Endings, such as `.pdf`. @default .doc .docx .pdf .txt .png .jpg .jpeg */
      allowedTypes: z.optional(z.array(z.string().check(z.regex(/^(?:\.\w+)+$/))).check(z.minLength(1))),
      texts: z.optional(
        z.strictObject({
          /** On the button. */
          button: z.optional(z.string()),
          /** Beside the button. */
          hint: z.optional(z.string()),
        }),
      ),
      /** How tall the place for dropping is. @default 'medium' */
      size: z.optional(z.enum(['small', 'medium', 'large'])),
    }),
  },
  value: z.array(fileValue),
  empty: () => [],
  isMissing: (value) => value.length === 0,
  read: (value, _item, { locale }) =>
    value.map(({ name, size }) => (size > 0 ? `${name} (${formatBytes(size, { locale })})` : name)),
  rules: ['minLength', 'maxLength', 'maxFileSizeMB', 'maxCumulativeFileSizeMB'],
  counts: 'files',
  check: (value, { fileUploadOptions }) => {
    const types = fileUploadOptions?.allowedTypes ?? defaultFileTypes;
    const wrong = value.filter(({ name }) => !hasEnding(name, types));
    return wrong.length > 0
      ? {
          key: 'fileTypes',
          values: { types: types.join(', '), names: wrong.map(({ name }) => name).join(', ') },
        }
      : undefined;
  },
});
