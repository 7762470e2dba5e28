import { useEffectEvent, useLayoutEffect } from 'react';
import type { DateFieldState } from 'react-stately/useDateFieldState';
import { isIncomplete, isPartial, type SegmentsProps } from './segments.tsx';
import type { Entry } from './use-entry.ts';

/** What the states of dates and of times take alike. */
export const stateOptions = <Value>(
  entry: Entry<Value>,
  { invalid, disabled, readOnly, required }: SegmentsProps,
) => ({
  value: entry.held,
  onChange: entry.hold,
  isInvalid: invalid,
  isDisabled: disabled,
  isReadOnly: readOnly,
  isRequired: required,
});

/** Owner and form get to know what is typed once it is complete, and that it is so no longer. */
export function useTold<Value>(entry: Entry<Value>, state: DateFieldState): void {
  const text = isIncomplete(state) || entry.held === null ? '' : entry.notation.write(entry.held);
  useLayoutEffect(() => {
    if (text !== entry.told) entry.tell(text);
  });
  const tellPartial = useEffectEvent(entry.tellPartial);
  const hasPart = isPartial(state);
  useLayoutEffect(() => tellPartial(hasPart), [hasPart]);
}
