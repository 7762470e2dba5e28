import { kind } from '../../item/kind.ts';
import { isNumber } from '../value-guards.ts';
import type { NumberOptions } from './options.ts';

/** A number; null for none. */
export const number = kind<NumberOptions, number | null>('number', {
  isValue: (value) => value === null || isNumber(value),
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
  check: (value, { numberOptions }) =>
    Number(value?.toFixed(numberOptions?.fractionDigits ?? 2)) === value ? undefined : { key: 'invalid' },
});
