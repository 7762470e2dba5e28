import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';

export const defaultFileTypes = ['.doc', '.docx', '.pdf', '.txt', '.png', '.jpg', '.jpeg'];

export const fileValue = z.object({
  uid: z.string(),
  name: z.string(),
  /** In bytes. */
  size: z.number(),
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
export type FileValue = z.infer<typeof fileValue>;

const endingOf = (name: string) => name.slice(name.lastIndexOf('.')).toLowerCase();

export const fileUpload = kind('file-upload', {
  options: {
    fileUploadOptions: z.strictObject({
      /** Endings, such as `.pdf`. @default .doc .docx .pdf .txt .png .jpg .jpeg */
      allowedTypes: z.optional(z.array(z.string().check(z.regex(/^\.\w+$/)))),
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
  rules: ['minLength', 'maxLength', 'maxFileSizeMB', 'maxCumulativeFileSizeMB'],
  check: (value, { fileUploadOptions }) => {
    const types = fileUploadOptions?.allowedTypes ?? defaultFileTypes;
    const wrong = value.filter(({ name }) => !types.some((type) => type.toLowerCase() === endingOf(name)));
    return wrong.length > 0
      ? {
          key: 'fileTypes',
          values: { types: types.join(', '), names: wrong.map(({ name }) => name).join(', ') },
        }
      : undefined;
  },
});
