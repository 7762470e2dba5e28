import * as z from 'zod/mini';
import { areAmong, callable, choices, type Choice } from '../../definition/item.ts';
import { kind } from '../../definition/kind.ts';
import { readChoices } from '../../definition/reading.ts';
import type { Values } from '../../definition/values.ts';

/** What an item without anything to choose from holds; what people read stands in the catalogue. */
export const notApplicable = 'Not Applicable';

/** Servers know choices by numbers, too. */
const textOf = (value: unknown): unknown => (typeof value === 'number' ? String(value) : value);

/** One of a list, or several: a value, or a list of values; choices may come from elsewhere. */
export const select = kind('select', {
  options: {
    selectOptions: z.strictObject({
      /** All there is to choose from. Without any, the endpoint is asked, and without that, the function. */
      choices: z.optional(choices),
      /** By their labels. @default as they come */
      choicesSortOrder: z.optional(z.enum(['asc', 'desc'])),
      placeholder: z.optional(z.string()),
      /** Where choices come from, as `data.data.options`; `{parentValue}` is the first dependency's value. */
      apiEndpoint: z.optional(z.string()),
      /** Loads the choices, by the values of the dependencies. */
      apiCall: z.optional(callable<(values: Values, signal: AbortSignal) => Promise<readonly Choice[]>>()),
      /** Whether several may be chosen. @default false */
      multiple: z.optional(z.boolean()),
    }),
  },
  value: z.nullable(z.union([z.string(), z.array(z.string())])),
  empty: ({ selectOptions }) => (selectOptions?.multiple ? [] : ''),
  isMissing: (value) => value === null || value.length === 0,
  read: (value, { selectOptions }) => readChoices([value ?? []].flat(), selectOptions?.choices),
  // what is no longer there to choose is no answer; choices from elsewhere are looked at once they are there
  take: (given, { selectOptions = {} }) => {
    const { choices: known, multiple } = selectOptions;
    const value = Array.isArray(given) ? given.map(textOf) : textOf(given);
    if (!known?.length) return value;
    const isKnown = (one: unknown) => known.some((each) => each.value === one);
    if (Array.isArray(value)) return value.filter(isKnown);
    return typeof value !== 'string' || isKnown(value) ? value : multiple ? [] : '';
  },
  check: (value, { selectOptions }) => {
    if (Array.isArray(value) !== Boolean(selectOptions?.multiple)) return { key: 'invalid' };
    const known = selectOptions?.choices ?? [];
    // choices that come from elsewhere are known there only
    return known.length === 0 || areAmong([value ?? []].flat(), known) ? undefined : { key: 'invalid' };
  },
});
