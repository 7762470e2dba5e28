import * as z from 'zod/mini';
import { writtenFormat } from '../../item/item.ts';

/** The options of its items. */
export const dateRangeOptions = {
  dateRangeOptions: z.strictObject({
    /** How precise it is. @default 'month' */
    picker: z.optional(z.enum(['month', 'date'])),
    startPlaceholder: z.optional(z.string()),
    endPlaceholder: z.optional(z.string()),
    /** A box to tick where the end is today. @default false */
    showCurrentCheck: z.optional(z.boolean()),
    /** The label of that box. */
    currentCheckboxPlaceholder: z.optional(z.string()),
    /** How it is written. @default as the language writes it, and months `MM/YYYY` where they are only read */
    dateFormat: z.optional(writtenFormat),
    /** @default false */
    disallowFutureStartDate: z.optional(z.boolean()),
  }),
};
/** The options of its items. */
export type DateRangeOptions = typeof dateRangeOptions;
