import * as z from 'zod/mini';
import { callable } from '../../item/item.ts';

/** The options of its items. */
export const textOptions = {
  textOptions: z.strictObject({
    /** What stands there while it is empty; never instead of a label. */
    placeholder: z.optional(z.string()),
    readonly: z.optional(z.boolean()),
    /** Chooses the keyboard of phones. @default 'text' */
    type: z.optional(z.enum(['text', 'email', 'tel', 'url', 'password', 'search'])),
    /**
     * What browsers fill in, such as `name`, `street-address` or `off`: WCAG 1.3.5 asks for it wherever people write of
     * themselves. @default by the type: an e-mail address, a telephone number or an address of the web
     */
    autocomplete: z.optional(z.string()),
    /** How what was typed is written, such as in capitals. The caret stays where it was. */
    formatValue: z.optional(callable<(value: string) => string>()),
  }),
};
/** The options of its items. */
export type TextOptions = typeof textOptions;
