import { areAmong } from '../../item/choices.ts';
import { kind } from '../../item/kind.ts';
import { readChoices } from '../../item/reading.ts';
import { areTexts } from '../value-guards.ts';
import type { CheckboxOptions } from './options.ts';

/** Boxes to tick: the values of those that are. */
export const checkbox = kind<CheckboxOptions, string[]>('checkbox', {
  isValue: areTexts,
  empty: () => [],
  isMissing: (value) => value.length === 0,
  read: (value, { checkboxOptions }) => readChoices(value, checkboxOptions?.choices),
  check: (value, { checkboxOptions }) =>
    areAmong(value, checkboxOptions?.choices ?? []) ? undefined : { key: 'invalid' },
  // what is no longer there to choose is no answer
  take: (value, { checkboxOptions }) =>
    areTexts(value)
      ? value.filter((one) => checkboxOptions?.choices.some((each) => each.value === one))
      : value,
  needs: 'checkboxOptions',
});
