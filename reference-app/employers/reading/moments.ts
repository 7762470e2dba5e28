import dayjs from 'dayjs';
import utcPlugin from 'dayjs/plugin/utc.js';

dayjs.extend(utcPlugin);

const hour = 60 * 60 * 1000;

/**
 * Puts times in the place of those that demo data tells as seen from `now`:
 *
 * - `-3h`, `-0.4h`: hours before now
 * - `-2d 09:30`, `+14d 22:59`: a time of another day, in UTC
 * - `-50mo`: a month, as `YYYY-MM`
 */
export function inTime(value: unknown, now: Date): unknown {
  if (typeof value === 'string') return timeOf(value, now) ?? value;
  if (Array.isArray(value)) return value.map((item) => inTime(item, now));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, inTime(item, now)]));
}

function timeOf(text: string, now: Date): Date | string | undefined {
  const [, hours] = /^(-\d+(?:\.\d+)?)h$/.exec(text) ?? [];
  if (hours !== undefined) return new Date(now.getTime() + Number(hours) * hour);
  const [, days, time] = /^([+-]\d+)d (\d\d:\d\d)$/.exec(text) ?? [];
  if (days !== undefined) {
    const date = dayjs.utc(now).add(Number(days), 'day').format('YYYY-MM-DD');
    return new Date(`${date}T${time}:00Z`);
  }
  const [, months] = /^(-\d+)mo$/.exec(text) ?? [];
  return months === undefined ? undefined : dayjs.utc(now).add(Number(months), 'month').format('YYYY-MM');
}
