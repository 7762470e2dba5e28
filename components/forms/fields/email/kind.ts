import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';
import { textRules } from '../../validation/text-rules.ts';
import { isEmail } from '../../validation/email.ts';
import { textValue } from '../text-value.ts';

/** An e-mail address, with or without spaces around it. */
export const email = kind('email', {
  ...textValue,
  options: {
    emailOptions: z.strictObject({
      placeholder: z.optional(z.string()),
      /** Refuses what mail servers refuse in practice. @default false */
      strict: z.optional(z.boolean()),
    }),
  },
  rules: textRules,
  check: (value, { emailOptions }) =>
    isEmail(value.trim(), emailOptions?.strict)
      ? undefined
      : { key: 'email', values: { email: 'name@example.com' } },
});
