import { readDate } from '../read-date.ts';
import { utc } from '../../server/dates/utc.ts';

/** A time of the day, or seconds or milliseconds since 1970. */
const isMoment = /:|^\d{10}$|^\d{13}$/;

/**
 * When a job was closed by the closing date that a feed writes for it; a date without a time holds to the end of its
 * day. Null where there is no closing date, and where it is yet to come: nothing keeps such a date.
 * @returns an invalid date for what cannot be read, so that `checkPosting` refuses it
 */
export function closedAtOf(written: unknown, now: Date): Date | null {
  const closes = typeof written === 'string' ? written.trim() : written;
  if (closes === undefined || closes === null || closes === '') return null;
  const date = readDate(closes);
  const isDay = typeof closes === 'string' && !isMoment.test(closes);
  const ends = isDay ? utc(date).add(1, 'day').toDate() : date;
  return ends.getTime() >= now.getTime() ? null : ends;
}
