import { areAmong } from '../../item/choices.ts';
import { kind } from '../../item/kind.ts';
import { readChoices } from '../../item/reading.ts';
import { areTexts, isTextOrNull } from '../value-guards.ts';
import type { SelectOptions } from './options.ts';

/** What an item without anything to choose from holds; what people read stands in the catalogue. */
export const notApplicable = 'Not Applicable';

/** Servers know choices by numbers, too. */
const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** One of a list, or several: a value, or a list of values; choices may come from elsewhere. */
export const select = kind<SelectOptions, string | string[] | null>('select', {
  isValue: (value) => isTextOrNull(value) || areTexts(value),
  empty: ({ selectOptions }) => (selectOptions?.multiple ? [] : ''),
  isMissing: (value) => value === null || value.length === 0,
  read: (value, { selectOptions }, { choices = [] }) =>
    readChoices([value ?? []].flat(), [...(selectOptions?.choices ?? []), ...choices]),
  // what is no longer there to choose is no answer; choices from elsewhere are looked at once they are there
  take: (given, { selectOptions = {} }) => {
    const { choices: known, multiple } = selectOptions;
    const values = [given ?? []].flat().map(textOf);
    const left = known?.length ? values.filter((one) => known.some((each) => each.value === one)) : values;
    // of several, none is chosen for people
    return multiple ? left : left.length === 1 ? left[0] : '';
  },
  check: (value, { selectOptions }) => {
    if (Array.isArray(value) !== Boolean(selectOptions?.multiple)) return { key: 'invalid' };
    const known = selectOptions?.choices ?? [];
    // choices that come from elsewhere are known there only
    return known.length === 0 || areAmong([value ?? []].flat(), known) ? undefined : { key: 'invalid' };
  },
});
