import dayjs, { type Dayjs } from 'dayjs';
import plugin from 'dayjs/plugin/utc.js';

dayjs.extend(plugin);

/**
 * A moment whose days and months are those of UTC, on whatever machine the server runs. Its `diff` is so only with another one of
 * these: with a `Date`, dayjs counts the days of the machine's time zone.
 */
export function utc(moment: Date | number | string): Dayjs {
  return dayjs.utc(moment);
}
