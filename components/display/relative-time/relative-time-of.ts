const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;

/** From how far on a unit is used, and how long it is; months and years are those of the average calendar. */
const units = [
  { unit: 'year', from: 365 * day, length: 365.2425 * day },
  { unit: 'month', from: 30 * day, length: 30.436875 * day },
  { unit: 'week', from: 7 * day, length: 7 * day },
  { unit: 'day', from: day, length: day },
  { unit: 'hour', from: hour, length: hour },
  { unit: 'minute', from: minute, length: minute },
] as const;

/** The number of a moment's day in a zone's calendar. */
const dayIn = (timeZone: string, moment: number) =>
  Date.parse(`${new Intl.DateTimeFormat('en-US', { timeZone }).format(moment)} UTC`) / day;

/**
 * How far a moment is from now, in the largest unit that is full; 0 seconds within a minute.
 *
 * @param date in ms since 1970
 * @param now in ms since 1970
 * @param timeZone with it, days are counted as on its calendar: on Monday evening, Wednesday morning is 2 days off
 * @returns `value` is negative for the past; `changesIn` is after how many ms it is another one, a day at most
 */
export function relativeTimeOf(date: number, now: number, timeZone?: string) {
  const distance = Math.abs(date - now);
  const isPast = date <= now;
  const index = units.findIndex(({ from }) => distance >= from);
  const found = units[index];
  const larger = units[(found ? index : units.length) - 1];
  const length = found?.length ?? minute;
  const count = found ? Math.max(1, Math.floor(distance / length)) : 0;
  const lasts = isPast
    ? Math.min((count + 1) * length, larger?.from ?? Infinity) - distance
    : distance - (count > 1 ? count * length : (found?.from ?? 0)) + 1;
  if (timeZone !== undefined && found?.unit === 'day') {
    const days = dayIn(timeZone, date) - dayIn(timeZone, now);
    return {
      unit: found.unit,
      // a day of 25 hours holds two moments that are 24 hours apart
      value: days === 0 ? (isPast ? -1 : 1) : days,
      // at midnight, which is at a quarter of an hour everywhere
      changesIn: Math.min(Math.ceil(lasts), 15 * minute - (now % (15 * minute))),
    };
  }
  return {
    unit: found?.unit ?? ('second' as const),
    value: isPast && count > 0 ? -count : count,
    // timers cannot be set for months
    changesIn: Math.min(Math.ceil(lasts), day),
  };
}
