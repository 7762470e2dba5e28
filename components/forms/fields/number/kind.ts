import * as z from 'zod/mini';
import { kind } from '../../definition/kind.ts';

/** A number; null for none. */
export const number = kind('number', {
  options: {
    numberOptions: z.strictObject({
      placeholder: z.optional(z.string()),
      /** Digits after the decimal point at most. @default 2 */
      fractionDigits: z.optional(z.int().check(z.gte(0), z.lte(20))),
    }),
  },
  value: z.nullable(z.number()),
  empty: () => null,
  isMissing: (value) => value === null,
  read: (value, { numberOptions }, { locale }) => [
    new Intl.NumberFormat(locale, { maximumFractionDigits: numberOptions?.fractionDigits ?? 2 }).format(
      value ?? 0,
    ),
  ],
  // inputs hold texts
  take: (value) => (typeof value === 'string' ? (value.trim() === '' ? null : Number(value)) : value),
  rules: ['minValue', 'maxValue'],
});
