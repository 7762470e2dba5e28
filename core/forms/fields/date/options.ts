import * as z from 'zod/mini';
import { writtenDate, writtenFormat } from '../../item/item.ts';

/** The options of its items. */
export const dateOptions = {
  dateOptions: z.strictObject({
    readonly: z.optional(z.boolean()),
    /**
     * How it is written, in the field and where it is only read, such as `MM/DD/YYYY`, or `HH:mm` for a time; stored values
     * may be written so, too. @default as the language writes it
     */
    dateFormat: z.optional(writtenFormat),
    /** Prefilled with today, and read-only. @default false */
    today: z.optional(z.boolean()),
    /** Stands in a field that is empty, and of a month in its first list. @default “Select date”, “Select time”, or the list’s part */
    placeholder: z.optional(z.string()),
    /** The first day that can be chosen: a date, or days from today, 0 being today. */
    enableFrom: z.optional(z.union([z.int(), writtenDate])),
    /** The last day that can be chosen. */
    enableUntil: z.optional(z.union([z.int(), writtenDate])),
    /** Another way in which stored values may be written. */
    fallbackFormat: z.optional(writtenFormat),
    /** How precise it is. @default 'date' */
    picker: z.optional(z.enum(['date', 'month', 'time'])),
  }),
};
/** The options of its items. */
export type DateOptions = typeof dateOptions;
