import * as z from 'zod/mini';
import { choices } from '../../item/item.ts';

/** The options of its items. */
export const radioOptions = {
  radioOptions: z.strictObject({
    choices,
    /** Below each other or beside each other. @default 'vertical' */
    direction: z.optional(z.enum(['vertical', 'horizontal'])),
    /**
     * Shown as toggle buttons in one bar: of them one is on, as of radio buttons, and a switch has no other that it turns
     * off. They stand beside each other whatever the direction. @default false
     */
    toggle: z.optional(z.boolean()),
  }),
};
/** The options of its items. */
export type RadioOptions = typeof radioOptions;
