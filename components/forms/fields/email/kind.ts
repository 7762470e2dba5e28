import { kind } from '../../definition/kind.ts';
import { textRules } from '../../validation/text-rules.ts';
import { isEmail } from '../../validation/email.ts';
import { textValue } from '../text-value.ts';
import type { EmailOptions } from './options.ts';

/** An e-mail address, with or without spaces around it. */
export const email = kind<EmailOptions, string>('email', {
  ...textValue,
  rules: textRules,
  check: (value, { emailOptions }) =>
    isEmail(value.trim(), emailOptions?.strict)
      ? undefined
      : { key: 'email', values: { email: 'name@example.com' } },
});
