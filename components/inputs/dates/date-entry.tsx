import { createCalendar, type CalendarDate } from '@internationalized/date';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import { useLocale } from '../../messages/locale.tsx';
import { pastedDay } from './pasted-day.ts';
import { isDayFormat, Segments, type SegmentsProps } from './segments.tsx';
import type { Entry } from './use-entry.ts';
import { stateOptions, useTold } from './use-told.ts';

/** Day, month and year in the order of the language around. */
export function DateEntry({ entry, ...rest }: SegmentsProps & { entry: Entry<CalendarDate> }) {
  const locale = useLocale();
  const hasFormat = isDayFormat(rest.format);
  const state = useDateFieldState({
    locale: hasFormat ? new Intl.Locale(locale, { calendar: 'gregory' }).toString() : locale,
    shouldForceLeadingZeros: hasFormat && /MM|DD/.test(rest.format ?? ''),
    createCalendar,
    granularity: 'day',
    ...stateOptions(entry, rest),
  });
  useTold(entry, state);
  return (
    <Segments
      {...rest}
      state={state}
      onPaste={(text, shown) => {
        const order = shown.filter((type) => type === 'year' || type === 'month' || type === 'day');
        const day = pastedDay(text, { order, calendar: state.calendar, locale });
        if (day) state.setValue(day);
      }}
    />
  );
}
