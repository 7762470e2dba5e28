import * as z from 'zod/mini';

/** The options of its items. */
export const numberOptions = {
  numberOptions: z.strictObject({
    placeholder: z.optional(z.string()),
    /** Digits after the decimal point at most. @default 2 */
    fractionDigits: z.optional(z.int().check(z.gte(0), z.lte(20))),
  }),
};
/** The options of its items. */
export type NumberOptions = typeof numberOptions;
