import { useRef, type ReactNode, type RefObject } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import * as field from '../field/field.css.ts';
import * as styles from './segments.css.ts';

const Segment = ({ segment, state }: { segment: DateSegment; state: DateFieldState }) => {
  const ref = useRef<HTMLSpanElement>(null);
  // its style is in the stylesheet: pages allow none in the server's HTML
  const { style: _style, ...props } = useDateSegment(segment, state, ref).segmentProps;
  return (
    <span
      {...props}
      ref={ref}
      className={segment.type === 'literal' ? styles.literal : styles.segment}
      data-segment={segment.type}
    >
      {segment.text}
    </span>
  );
};

/** What the segments of a field have in common. */
export type SegmentsProps = {
  /** The box around them, in which the first control is looked for. */
  box: RefObject<HTMLDivElement | null>;
  /** Ids of what names and describes each of them. */
  labelledBy: string;
  describedBy: string | undefined;
  invalid: boolean;
  disabled: boolean | undefined;
  readOnly: boolean | undefined;
  required: boolean | undefined;
  small: boolean;
  /** Stands at the end of the box. */
  children?: ReactNode;
};

/** The parts of a date or a time, each typed by itself, in a box that looks as an input does. */
export const Segments = ({
  state,
  box,
  labelledBy,
  describedBy,
  invalid,
  disabled,
  readOnly,
  small,
  children,
}: SegmentsProps & { state: DateFieldState }) => {
  const row = useRef<HTMLSpanElement>(null);
  const { fieldProps } = useDateField(
    { 'aria-labelledby': labelledBy, 'aria-describedby': describedBy, isDisabled: disabled },
    state,
    row,
  );
  const {
    // the fieldset around is the group already
    role: _role,
    'aria-labelledby': _labelledBy,
    'aria-describedby': _describedBy,
    'aria-disabled': _disabled,
    id: _id,
    style: _style,
    ...props
  } = fieldProps;
  return (
    <div
      ref={box}
      className={`${styles.box} ${small ? field.smallControl : styles.medium}`}
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-read-only={readOnly ? '' : undefined}
    >
      <span {...props} ref={row} className={styles.segments}>
        {state.segments.map((segment, index) => (
          <Segment key={index} segment={segment} state={state} />
        ))}
      </span>
      {children}
    </div>
  );
};

/** Whether some segments are empty still. */
export const isIncomplete = (state: DateFieldState): boolean =>
  state.segments.some((segment) => segment.isEditable && segment.isPlaceholder);
