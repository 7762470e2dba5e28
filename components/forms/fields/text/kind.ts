import * as z from 'zod/mini';
import { callable } from '../../definition/item.ts';
import { kind } from '../../definition/kind.ts';
import { textRules } from '../../validation/text-rules.ts';
import { textValue } from '../text-value.ts';

/** A line of text; the spaces at its ends go when the field is left. */
export const text = kind('text', {
  ...textValue,
  options: {
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
  },
  rules: textRules,
  read: (value, { textOptions }) => [textOptions?.type === 'password' ? '••••••••' : value],
});
