import { createCalendar, type CalendarDate } from '@internationalized/date';
import { useCalendar } from 'react-aria/useCalendar';
import { useCalendarState } from 'react-stately/useCalendarState';
import { useLocale } from '../../messages/locale.tsx';
import { CalendarView } from './calendar-view.tsx';
import * as styles from './calendar-view.css.ts';
import { isoDate } from './iso.ts';

type Props = {
  label: string;
  min: string | number | undefined;
  max: string | number | undefined;
  isUnavailable: ((date: string) => boolean) | undefined;
  value: CalendarDate | null;
  onChoose: (date: CalendarDate) => void;
};

// every calendar writes Gregorian texts; those of instants go on with the time
const isoDay = (date: { toString: () => string }) => date.toString().slice(0, 10);

/** A calendar in which one day is chosen. Comes late: it is heavier than the field that it belongs to. */
export default function Calendar({ label, min, max, isUnavailable, value, onChoose }: Props) {
  const options = {
    'aria-label': label,
    createCalendar,
    minValue: isoDate.read(String(min ?? '')) ?? undefined,
    maxValue: isoDate.read(String(max ?? '')) ?? undefined,
    isDateUnavailable: isUnavailable && ((date: { toString: () => string }) => isUnavailable(isoDay(date))),
    autoFocus: true,
    // as many in each month, so that nothing moves
    weeksInMonth: 6,
    value,
    onChange: (date: CalendarDate | null) => {
      if (date) onChoose(date);
    },
  };
  const state = useCalendarState({ ...options, locale: useLocale() });
  const { calendarProps, prevButtonProps, nextButtonProps } = useCalendar(options, state);
  return (
    <div {...calendarProps} className={styles.calendar}>
      <CalendarView state={state} previous={prevButtonProps} next={nextButtonProps} />
    </div>
  );
}
