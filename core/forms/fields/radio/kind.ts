import { kind } from '../../item/kind.ts';
import { readChoices } from '../../item/reading.ts';
import { isTextOrNothing } from '../value-guards.ts';
import type { RadioOptions } from './options.ts';

/** One of a few, all in view; null for none. */
export const radio = kind<RadioOptions, string | null | undefined>('radio', {
  isValue: isTextOrNothing,
  empty: () => null,
  isMissing: (value) => value === null || value === undefined || value === '',
  read: (value, { radioOptions }) => readChoices([value ?? ''], radioOptions?.choices),
  check: (value, { radioOptions }) =>
    radioOptions?.choices.some((one) => one.value === value) ? undefined : { key: 'invalid' },
  // what is no longer there to choose is no answer
  take: (value, { radioOptions }) =>
    typeof value === 'string' && !radioOptions?.choices.some((one) => one.value === value) ? null : value,
  needs: 'radioOptions',
});
