import { kind } from '../../item/kind.ts';
import { readDate } from '../../item/reading.ts';
import { isoFrom, isWritten } from '../../rules/dates.ts';
import { isRecord } from '../../item/schema-problems.ts';
import { hasOnly, isTextOrNothing } from '../value-guards.ts';
import type { DateRangeOptions } from './options.ts';

/** From when to when; each end a month or a day, as the picker is precise. */
export type DateRangeValue = {
  startDate?: string | null | undefined;
  endDate?: string | null | undefined;
  /** It goes on until today. */
  isCurrent?: boolean | undefined;
};

const isDateRange = (value: unknown): value is DateRangeValue =>
  isRecord(value) &&
  isTextOrNothing(value['startDate']) &&
  isTextOrNothing(value['endDate']) &&
  ['undefined', 'boolean'].includes(typeof value['isCurrent']) &&
  hasOnly(value, ['startDate', 'endDate', 'isCurrent']);

/** From one month or day to another, or until today; null for none. */
export const dateRange = kind<DateRangeOptions, DateRangeValue | null>('date-range', {
  isValue: (value) => value === null || isDateRange(value),
  empty: () => null,
  isMissing: (value) => value === null || !(value.startDate || value.endDate || value.isCurrent),
  read: (value, { dateRangeOptions = {} }, { locale, text }) => {
    const { picker = 'month', dateFormat } = dateRangeOptions;
    // months are written so unless the definition says otherwise
    const format = dateFormat ?? (picker === 'month' ? 'MM/YYYY' : undefined);
    const { startDate, endDate, isCurrent } = value ?? {};
    const from = startDate ? readDate(startDate, { picker, format, locale }) : '…';
    const until = endDate ? readDate(endDate, { picker, format, locale }) : '…';
    return [`${from} – ${isCurrent ? text('present') : until}`];
  },
  take: (value, { dateRangeOptions }) => {
    if (!isDateRange(value)) return value;
    const written = (one: string | null | undefined) =>
      one
        ? isoFrom(one, dateRangeOptions?.picker ?? 'month', [dateRangeOptions?.dateFormat ?? 'MM/YYYY'])
        : one;
    return { ...value, startDate: written(value.startDate), endDate: written(value.endDate) };
  },
  check: (value, { dateRangeOptions = {} }, { today }) => {
    const { startDate, endDate, isCurrent } = value ?? {};
    const picker = dateRangeOptions.picker ?? 'month';
    if (!startDate || (!endDate && !isCurrent)) return { key: 'dateRangeIncomplete' };
    if (!isWritten(startDate, picker) || (endDate && !isWritten(endDate, picker))) return { key: 'invalid' };
    if (dateRangeOptions.disallowFutureStartDate && startDate > today.slice(0, startDate.length))
      return { key: 'startInFuture' };
    return endDate && endDate < startDate ? { key: 'endBeforeStart' } : undefined;
  },
});
