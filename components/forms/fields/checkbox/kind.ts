import * as z from 'zod/mini';
import { areAmong, choices } from '../../definition/item.ts';
import { kind } from '../../definition/kind.ts';
import { readChoices } from '../../definition/reading.ts';

/** Boxes to tick: the values of those that are. */
export const checkbox = kind('checkbox', {
  options: {
    checkboxOptions: z.strictObject({
      choices,
      /** Below each other or beside each other. @default 'vertical' */
      direction: z.optional(z.enum(['vertical', 'horizontal'])),
      /** Shown as switches: each is on or off by itself, which is what a switch says. @default false */
      toggle: z.optional(z.boolean()),
    }),
  },
  value: z.array(z.string()),
  empty: () => [],
  isMissing: (value) => value.length === 0,
  read: (value, { checkboxOptions }) => readChoices(value, checkboxOptions?.choices),
  check: (value, { checkboxOptions }) =>
    areAmong(value, checkboxOptions?.choices ?? []) ? undefined : { key: 'invalid' },
  needs: 'checkboxOptions',
});
