import { kind } from '../../item/kind.ts';
import { textRules } from '../../rules/text-rules.ts';
import { textValue } from '../text-value.ts';
import type { TextOptions } from './options.ts';

/** A line of text; the spaces at its ends go when the field is left. */
export const text = kind<TextOptions, string>('text', {
  ...textValue,
  rules: textRules,
  read: (value, { textOptions }) => [textOptions?.type === 'password' ? '••••••••' : value],
});
