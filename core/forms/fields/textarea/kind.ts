import { kind } from '../../item/kind.ts';
import { textRules } from '../../rules/text-rules.ts';
import { textValue } from '../text-value.ts';
import type { TextAreaOptions } from './options.ts';

/** A text of several lines. */
export const textarea = kind<TextAreaOptions, string>('textarea', {
  ...textValue,
  rules: textRules,
});
