import * as z from 'zod/mini';
import { choices } from '../../definition/item.ts';
import { kind } from '../../definition/kind.ts';
import { readChoices } from '../../definition/reading.ts';

/** One of a few, all in view; null for none. */
export const radio = kind('radio', {
  options: {
    radioOptions: z.strictObject({
      choices,
      /** Below each other or beside each other. @default 'vertical' */
      direction: z.optional(z.enum(['vertical', 'horizontal'])),
      /**
       * Shown as toggle buttons in one bar: of them one is on, as of radio buttons, and a switch has no other that it turns
       * off. They stand beside each other whatever the direction. @default false
       */
      toggle: z.optional(z.boolean()),
    }),
  },
  value: z.nullish(z.string()),
  empty: () => null,
  isMissing: (value) => value === null || value === undefined || value === '',
  read: (value, { radioOptions }) => readChoices([value ?? ''], radioOptions?.choices),
  check: (value, { radioOptions }) =>
    radioOptions?.choices.some((one) => one.value === value) ? undefined : { key: 'invalid' },
  needs: 'radioOptions',
});
