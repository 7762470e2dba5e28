import * as z from 'zod/mini';
import { callable, choices } from '../../item/item.ts';
import type { Choice } from '../../item/choices.ts';
import type { Values } from '../../item/values.ts';

/** The options of its items. */
export const selectOptions = {
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
};
/** The options of its items. */
export type SelectOptions = typeof selectOptions;
