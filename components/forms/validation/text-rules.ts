import type { RuleType } from '../definition/rules.ts';

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
