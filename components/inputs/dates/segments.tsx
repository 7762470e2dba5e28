import { useRef, type ReactNode, type RefObject } from 'react';
import { useDateField, useDateSegment } from 'react-aria/useDateField';
import type { DateFieldState, DateSegment } from 'react-stately/useDateFieldState';
import * as field from '../field/field.css.ts';
import * as styles from './segments.css.ts';

function Segment({ segment, state }: { segment: DateSegment; state: DateFieldState }) {
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
}

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
  /** For those who see it; every part has a name of its own. */
  placeholder?: string | undefined;
  /** How it is written, such as `DD.MM.YYYY`. */
  format?: string | undefined;
  /** A text is pasted into one of the parts. @param order in which the parts stand */
  onPaste?: (text: string, order: readonly DateSegment['type'][]) => void;
  /** Stands at the end of the box. */
  children?: ReactNode;
};

const types = { Y: 'year', M: 'month', D: 'day' } as const;

/** Whether a format has all parts of a day. */
export const isDayFormat = (format: string | undefined): format is string =>
  format !== undefined && /YYYY/.test(format) && /MM?/.test(format) && /DD?/.test(format);

/** The parts in the order of a format, with what stands between them there. */
const arranged = (segments: readonly DateSegment[], format: string): readonly DateSegment[] =>
  format
    .split(/(YYYY|MM?|DD?)/)
    .filter(Boolean)
    .flatMap((text): readonly DateSegment[] => {
      const type = /^(?:YYYY|MM?|DD?)$/.test(text) ? types[text[0] as keyof typeof types] : undefined;
      return type
        ? segments.filter((segment) => segment.type === type)
        : [{ type: 'literal', text, isEditable: false, isPlaceholder: false, placeholder: text }];
    });

/** The parts of a date or a time, each typed by itself, in a box that looks as an input does. */
export function Segments({
  state,
  box,
  labelledBy,
  describedBy,
  invalid,
  disabled,
  readOnly,
  small,
  placeholder,
  format,
  onPaste,
  children,
}: SegmentsProps & { state: DateFieldState }) {
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
  const shown = isDayFormat(format) ? arranged(state.segments, format) : state.segments;
  return (
    <div
      ref={box}
      className={`${styles.box} ${small ? field.smallControl : styles.medium}`}
      data-invalid={invalid ? '' : undefined}
      data-disabled={disabled ? '' : undefined}
      data-read-only={readOnly ? '' : undefined}
    >
      {placeholder && isEmpty(state) ? (
        <span className={styles.placeholder} aria-hidden="true">
          {placeholder}
        </span>
      ) : null}
      <span
        {...props}
        ref={row}
        className={styles.segments}
        onPaste={(event) => {
          event.preventDefault();
          if (readOnly || disabled) return;
          onPaste?.(
            event.clipboardData.getData('text/plain'),
            shown.map(({ type }) => type),
          );
        }}
      >
        {shown.map((segment, index) => (
          <Segment key={index} segment={segment} state={state} />
        ))}
      </span>
      {children}
    </div>
  );
}

const isEmpty = (state: DateFieldState): boolean =>
  state.segments.every((segment) => !segment.isEditable || segment.isPlaceholder);

/** Whether some segments are empty still. */
export const isIncomplete = (state: DateFieldState): boolean =>
  state.segments.some((segment) => segment.isEditable && segment.isPlaceholder);

/** Whether only some of it is there. Eras and halves of the day come by themselves, and say nothing alone. */
export const isPartial = (state: DateFieldState): boolean =>
  isIncomplete(state) &&
  state.segments.some(
    ({ isEditable, isPlaceholder, type }) =>
      isEditable && !isPlaceholder && type !== 'era' && type !== 'dayPeriod',
  );
