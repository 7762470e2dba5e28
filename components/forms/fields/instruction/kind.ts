import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';

/** A text to read, as HTML of which only what cannot do harm is shown. */
export const instruction = kind('instruction', {
  options: {
    instructionOptions: z.strictObject({
      /** Shortened until “Read more”. @default true */
      showReadMoreButton: z.optional(z.boolean()),
      /** From how many pixels on. @default 150 */
      readMoreMaxHeight: z.optional(z.number().check(z.positive())),
      /** The text; without it the label and the help are shown. */
      content: z.optional(z.string()),
    }),
  },
});
