import * as z from 'zod/mini';

/** The options of its items. */
export const emailOptions = {
  emailOptions: z.strictObject({
    placeholder: z.optional(z.string()),
    /** Refuses what mail servers refuse in practice. @default false */
    strict: z.optional(z.boolean()),
  }),
};
/** The options of its items. */
export type EmailOptions = typeof emailOptions;
