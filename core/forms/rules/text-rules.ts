import type { RuleType } from './rule.ts';

/** The rules that ask something of a text. */
export const textRules: readonly RuleType[] = [
  'email',
  'phone',
  'regex',
  'minLength',
  'maxLength',
  'minValue',
  'maxValue',
  'ssn',
];
