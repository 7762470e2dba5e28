import * as z from 'zod/mini';
import { isWritten } from '../rules/dates.ts';
import { rule } from '../rules/rule.ts';
import type { Values } from './values.ts';

const functions = new WeakSet<object>();

/** A function, which definitions in the code have and stored ones cannot. */
export function callable<Fn extends (...args: never[]) => unknown>() {
  const schema = z.custom<Fn>((value) => typeof value === 'function', { error: 'has to be a function' });
  functions.add(schema);
  return schema;
}
/** Whether a schema is that of a function. */
export const isCallable = (schema: object): boolean => functions.has(schema);

/** A condition as data. */
const condition = z.union([
  z.strictObject({ field: z.string(), is: z.array(z.union([z.string(), z.number(), z.boolean()])) }),
  z.strictObject({ field: z.string(), isFilledIn: z.boolean() }),
]);

const columns = z.int().check(z.gte(1), z.lte(12));

/** What every item of a definition may say, whatever its type. */
export const itemShape = {
  /** The name of its value. No other field beside it has it. */
  name: z.string().check(z.minLength(1)),
  /** What is asked for, in view. */
  label: z.optional(z.string()),
  /** What is asked for, for those who listen, where the label does not say it alone. */
  ariaLabel: z.optional(z.string()),
  /** Help below the label. */
  help: z.optional(z.string()),
  /** Whether it has to be answered. */
  required: z.optional(z.boolean()),
  /** In view, but neither focusable nor sent. */
  disabled: z.optional(z.boolean()),
  /** Neither in view nor sent. */
  hidden: z.optional(z.boolean()),
  /** In view and sent, but not to be changed. */
  readonly: z.optional(z.boolean()),
  /** Marked with a “New” pill, and counted by its step. */
  newItem: z.optional(z.boolean()),
  /** What the value has to be like, in the order in which it is looked at. */
  rules: z.optional(z.array(rule)),
  /** The names of fields after whose changes this one is looked at again. */
  dependencies: z.optional(z.array(z.string())),
  /** Whether it is there: a condition, or a function of all values. What is not there is not sent. */
  visibleFn: z.optional(z.union([condition, callable<(values: Values) => boolean>()])),
  /**
   * Columns of twelve. Where the form has less than 48rem, of the whole item, with what has room beside it; where it has
   * more, of the label, of the value beside it and of what is left free between them. A label that has no room beside its
   * value stays above it, and so do those of lists.
   */
  layout: z.optional(
    z.strictObject({
      /** @default 12 */
      small: z.optional(columns),
      /** @default 5 */
      label: z.optional(columns),
      /** @default 6 */
      value: z.optional(columns),
      /** @default 1 */
      offset: z.optional(z.int().check(z.gte(0), z.lte(11))),
    }),
  ),
  /** What is wrong with a value that has passed everything else, for people to read. */
  customValidator: z.optional(callable<(value: never, values: Values) => string | undefined>()),
};

/** All there is to choose from, each with a value of its own. */
export const choices = z.array(z.strictObject({ label: z.string(), value: z.string() })).check(
  z.refine((list) => new Set(list.map(({ value }) => value)).size === list.length, {
    error: 'has two choices of the same value',
  }),
);

/** A day as `2026-11-22`. */
export const writtenDate = z
  .string()
  .check(z.refine((text) => isWritten(text), { error: 'has to be a date such as 2026-11-22' }));

/** How a day, a month or a time is written, such as `MM/DD/YYYY`: other letters are no parts of it. */
export const writtenFormat = z.string().check(z.regex(/^(?:YYYY|MM?(?!M)|DD?(?!D)|HH|mm|[^A-Za-z])*$/));
