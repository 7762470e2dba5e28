import { createCalendar, type CalendarDate } from '@internationalized/date';
import { useLayoutEffect } from 'react';
import { useDateFieldState } from 'react-stately/useDateFieldState';
import { useLocale } from '../../messages/locale.tsx';
import { isIncomplete, Segments, type SegmentsProps } from './segments.tsx';
import type { Entry } from './use-entry.ts';

/** Day, month and year in the order of the language around. */
export const DateEntry = ({ entry, ...rest }: SegmentsProps & { entry: Entry<CalendarDate> }) => {
  const state = useDateFieldState({
    locale: useLocale(),
    createCalendar,
    granularity: 'day',
    value: entry.held,
    onChange: entry.hold,
    isInvalid: rest.invalid,
    isDisabled: rest.disabled,
    isReadOnly: rest.readOnly,
    isRequired: rest.required,
  });
  const text = isIncomplete(state) || entry.held === null ? '' : entry.notation.write(entry.held);
  useLayoutEffect(() => {
    if (text !== entry.told) entry.tell(text);
  });
  return <Segments {...rest} state={state} />;
};
