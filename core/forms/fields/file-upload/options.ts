import * as z from 'zod/mini';

/** The options of its items. */
export const fileUploadOptions = {
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
};
/** The options of its items. */
export type FileUploadOptions = typeof fileUploadOptions;
