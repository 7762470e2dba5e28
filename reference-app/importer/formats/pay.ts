import type { Pay } from '../../contract/posting.ts';

const periods: readonly [RegExp, Pay['period']][] = [
  [/\bhour|\bhr\b|hourly/, 'hour'],
  [/\byear|\byr\b|yearly|annual|\bannum\b/, 'year'],
];

/** What a feed calls an hour or a year: `HOUR`, `per-year-salary`, "Annual base salary". */
export function payPeriodOf(words: string): Pay['period'] | null {
  const lower = words.toLowerCase();
  return periods.find(([pattern]) => pattern.test(lower))?.[1] ?? null;
}

/** `85,000.50`, `85.000,50` and `85 000` as a number; NaN for what is none. */
export function readAmount(value: unknown): number {
  if (typeof value === 'number') return value;
  if (typeof value !== 'string') return Number.NaN;
  const text = value.replaceAll(/[\s'’\u00a0\u202f]/g, '');
  if (!/^\d[\d.,]*$/.test(text)) return Number.NaN;
  // The last sign is the decimal one where two kinds are, or where it comes once and not before three digits.
  const decimal = /[.,](?=\d{1,2}$)/.exec(text);
  const whole = (decimal ? text.slice(0, decimal.index) : text).replaceAll(/[.,]/g, '');
  return Number(decimal ? `${whole}.${text.slice(decimal.index + 1)}` : whole);
}

/**
 * A range of pay; null where it is not whole, or by a period that a posting does not have (a month, a week, a day):
 * whoever multiplies would advertise what the employer did not.
 */
export function payOf(range: {
  minimum: unknown;
  maximum: unknown;
  currency: unknown;
  period: string;
}): Pay | null {
  const period = payPeriodOf(range.period);
  const [low, high] = [
    readAmount(range.minimum ?? range.maximum),
    readAmount(range.maximum ?? range.minimum),
  ];
  const currency = typeof range.currency === 'string' ? range.currency.trim().toUpperCase() : '';
  if (period === null || !/^[A-Z]{3}$/.test(currency)) return null;
  if (!Number.isFinite(low) || !Number.isFinite(high) || low < 0 || high < low || high === 0) return null;
  return { minimum: low, maximum: high, currency, period };
}
