import type { Posting } from '../../contract/posting.ts';
import type { Level, PlaceParts, Role } from './parts.ts';

type Pay = NonNullable<Posting['pay']>;

/** 40 hours in 52 weeks. */
const hoursPerYear = 2_080;

/** The advertised range of a role at a level and a place, in the place's currency and custom. */
export function payRange(role: Role, level: Level, place: PlaceParts): Pay {
  const { country } = place;
  const byHour = role.period === 'hour' && country.hourly;
  const toPeriod = role.period === 'hour' && !byHour ? hoursPerYear : 1;
  const step = byHour ? 0.25 : country.step;
  const local = (amount: number): number =>
    Math.round((amount * toPeriod * level.pay * country.payFactor * (place.pay ?? 1)) / step) * step;
  return {
    minimum: local(role.pay[0]),
    maximum: local(role.pay[1]),
    currency: country.currency,
    period: byHour ? 'hour' : 'year',
  };
}

const formats = new Map<string, Intl.NumberFormat>();

/** "$38.50 to $52.75 per hour". */
export function payText({ minimum, maximum, currency, period }: Pay): string {
  const key = `${currency} ${period}`;
  let format = formats.get(key);
  if (!format) {
    const digits = period === 'hour' ? 2 : 0;
    format = new Intl.NumberFormat('en-US', {
      style: 'currency',
      currency,
      minimumFractionDigits: digits,
      maximumFractionDigits: digits,
    });
    formats.set(key, format);
  }
  return `${format.format(minimum)} to ${format.format(maximum)} per ${period}`;
}
