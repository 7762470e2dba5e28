import * as z from 'zod/mini';

/** The options of its items. */
export const textAreaOptions = {
  textAreaOptions: z.strictObject({
    placeholder: z.optional(z.string()),
    /** Grows with what is typed. @default true */
    enableExpand: z.optional(z.boolean()),
    /** Three, four or eight rows at first. @default 'medium' */
    size: z.optional(z.enum(['small', 'medium', 'large'])),
  }),
};
/** The options of its items. */
export type TextAreaOptions = typeof textAreaOptions;
