import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { textRules } from '../../validation/text-rules.ts';
import { textValue } from '../text-value.ts';

/** A text of several lines. */
export const textarea = kind('textarea', {
  ...textValue,
  options: {
    textAreaOptions: z.strictObject({
      placeholder: z.optional(z.string()),
      /** Grows with what is typed. @default true */
      enableExpand: z.optional(z.boolean()),
      /** Three, four or eight rows at first. @default 'medium' */
      size: z.optional(z.enum(['small', 'medium', 'large'])),
    }),
  },
  rules: textRules,
});
