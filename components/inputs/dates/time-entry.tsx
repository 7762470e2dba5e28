import type { Time } from '@internationalized/date';
import { useLayoutEffect } from 'react';
import { useTimeFieldState } from 'react-stately/useTimeFieldState';
import { useLocale } from '../../messages/locale.tsx';
import { isIncomplete, Segments, type SegmentsProps } from './segments.tsx';
import type { Entry } from './use-entry.ts';

/** Hours and minutes, and the half of the day where the language has one. */
export const TimeEntry = ({ entry, ...rest }: SegmentsProps & { entry: Entry<Time> }) => {
  const state = useTimeFieldState({
    locale: useLocale(),
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
