import * as z from 'zod/mini';

/** The options of its items. */
export const instructionOptions = {
  instructionOptions: z.strictObject({
    /** Shortened until “Read more”. @default true */
    showReadMoreButton: z.optional(z.boolean()),
    /** From how many pixels on. @default 150 */
    readMoreMaxHeight: z.optional(z.number().check(z.positive())),
    /** The text; without it the label and the help are shown. */
    content: z.optional(z.string()),
  }),
};
/** The options of its items. */
export type InstructionOptions = typeof instructionOptions;
