import type { CalendarDate } from '@internationalized/date';
import type { ReactNode, RefObject } from 'react';
import { DateEntry } from './date-entry.tsx';
import { inThisCentury, isoDate } from './iso.ts';
import { SegmentControl, type SegmentFieldsetProps } from './segment-control.tsx';
import type { Entry } from './use-entry.ts';

/** What fields for one date have in common. */
export type DateFieldsetProps = SegmentFieldsetProps & {
  /**
   * The first day that is welcome, such as `2026-01-01`. Others can be typed and reach the form; the field is marked as
   * invalid when it is left, and the error is the form's to tell.
   */
  min?: string | number;
  /** The last day that is welcome. */
  max?: string | number;
};

type Calendar = {
  isUnavailable?: (date: string) => boolean;
  renderCalendar?: (entry: Entry<CalendarDate>) => ReactNode;
  popup?: RefObject<HTMLElement | null>;
};

/** A date in segments, as a question with its label, help and error. */
export const DateControl = (props: DateFieldsetProps & Calendar) => (
  <SegmentControl
    {...props}
    notation={isoDate}
    complete={(date) => inThisCentury(date, { today: new Date().toISOString(), max: props.max })}
    renderEntry={(entryProps) => <DateEntry {...entryProps} />}
  />
);
