import * as z from 'zod/mini';
import { choices } from '../../item/item.ts';

/** The options of its items. */
export const checkboxOptions = {
  checkboxOptions: z.strictObject({
    choices,
    /** Below each other or beside each other. @default 'vertical' */
    direction: z.optional(z.enum(['vertical', 'horizontal'])),
    /** Shown as switches: each is on or off by itself, which is what a switch says. @default false */
    toggle: z.optional(z.boolean()),
  }),
};
/** The options of its items. */
export type CheckboxOptions = typeof checkboxOptions;
