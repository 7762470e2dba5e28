import * as z from 'zod/mini';

const count = z.int().check(z.nonnegative());
const said = {
  /** What people read instead of the rule's own message. */
  message: z.optional(z.string()),
};

/** What a value has to be like, beside being there. */
export const rule = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('email'),
    /** `"strict"` refuses what mail servers refuse in practice. */
    value: z.optional(z.union([z.literal('strict'), z.boolean()])),
    ...said,
  }),
  z.strictObject({
    type: z.literal('phone'),
    /** `"strict"` allows digits, spaces, parentheses, plus, minus and dot only. */
    value: z.optional(z.union([z.literal('strict'), z.boolean()])),
    ...said,
  }),
  z.strictObject({
    type: z.literal('regex'),
    /** `/pattern/flags`, or a bare pattern. */
    value: z.string(),
    ...said,
  }),
  z.strictObject({
    type: z.literal('minLength'),
    /** In characters (code points); in files or items where those are asked for. */
    value: count,
    ...said,
  }),
  z.strictObject({ type: z.literal('maxLength'), value: count, ...said }),
  z.strictObject({ type: z.literal('minValue'), value: z.number(), ...said }),
  z.strictObject({ type: z.literal('maxValue'), value: z.number(), ...said }),
  z.strictObject({ type: z.literal('ssn'), value: z.optional(z.boolean()), ...said }),
  z.strictObject({
    type: z.literal('maxFileSizeMB'),
    /** For each file, in MB of 1,024 × 1,024 bytes. */
    value: z.number().check(z.positive()),
    ...said,
  }),
  z.strictObject({
    type: z.literal('maxCumulativeFileSizeMB'),
    /** For all files together. */
    value: z.number().check(z.positive()),
    ...said,
  }),
]);
/** What a value has to be like: one of the rules that there are, with its value. */
export type Rule = z.infer<typeof rule>;
/** The name of a rule. */
export type RuleType = Rule['type'];
