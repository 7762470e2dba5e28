import { isoTime } from '../dates/iso.ts';
import { SegmentControl, type SegmentFieldsetProps } from '../dates/segment-control.tsx';
import { TimeEntry } from '../dates/time-entry.tsx';

type OwnProps = {
  /**
   * The first time that is welcome, such as `08:00`. Others can be typed and reach the form; the field is marked as
   * invalid when it is left, and the error is the form's to tell.
   */
  min?: string | number;
  /** The last time that is welcome. */
  max?: string | number;
};

/**
 * Values are ISO texts of 24 hours, such as `09:30`. All props that are not named here go to the `<fieldset>`. State for
 * selectors and tests: `:disabled` of the fieldset, `data-invalid` and `data-read-only` of the box, `data-placeholder` and
 * `[aria-invalid="true"]` of the segments.
 */
export type TimeFieldProps = SegmentFieldsetProps & OwnProps;

/** A time of the day, in the 12 or 24 hours that the language counts. */
export function TimeField(props: TimeFieldProps) {
  return (
    <SegmentControl
      {...props}
      notation={isoTime}
      renderEntry={(entryProps) => <TimeEntry {...entryProps} />}
    />
  );
}
