import { kind } from '../../item/kind.ts';
import { textRules } from '../../rules/text-rules.ts';
import { isEmail } from '../../rules/email.ts';
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
