import { useId, type ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import type { RadiosProps } from '../field/radios.ts';
import * as styles from './segmented-control.css.ts';

export type Segment = {
  value: string;
  /** One or two words. */
  label: string;
  /** A picture before the label. */
  icon?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type OwnProps = FieldProps & {
  /** Two to five. */
  segments: readonly Segment[];
  /**
   * 40 px or 32 px tall, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /**
   * As wide as its container.
   * @default false
   */
  fullWidth?: boolean;
  /** What forms post the choice as. */
  name?: string;
  /** Which segment is chosen. Makes it controlled. */
  value?: string;
  /**
   * Which segment is chosen at first. Give one, unless a form library does: without a choice the bar would look like a
   * row of buttons.
   */
  defaultValue?: string;
  /** The value of the segment that people chose. */
  onValueChange?: (value: string) => void;
  /** @default false */
  required?: boolean;
};

/**
 * `ref`, `name`, `onChange` and `onBlur` go to each `<input type="radio">`, so `{...register('view')}` of
 * react-hook-form works as it is; all other props go to the `<fieldset>`. State for selectors and tests is native:
 * `:checked`, `:disabled`, and `data-invalid` of the fieldset.
 */
export type SegmentedControlProps = RadiosProps<OwnProps>;

/** One of a few short options, side by side in one bar. */
export function SegmentedControl({
  segments,
  size,
  fullWidth,
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  ref,
  onChange,
  onBlur,
  ...rest
}: SegmentedControlProps) {
  const ownId = useId();
  return groupAround(
    <div className={fullWidth ? `${styles.bar} ${styles.fullWidth}` : styles.bar}>
      {segments.map((segment) => (
        <label
          key={segment.value}
          className={size === 'small' ? `${styles.segment} ${styles.small}` : styles.segment}
        >
          <input
            ref={ref}
            type="radio"
            // options without a name of their own would not exclude each other
            name={name ?? ownId}
            value={segment.value}
            {...(value === undefined
              ? { defaultChecked: segment.value === defaultValue }
              : { checked: segment.value === value })}
            disabled={segment.disabled}
            required={required}
            className={styles.radio}
            onChange={(event) => {
              onChange?.(event);
              onValueChange?.(segment.value);
            }}
            onBlur={onBlur}
          />
          {segment.icon}
          <span className={styles.text}>{segment.label}</span>
        </label>
      ))}
    </div>,
    {
      ...rest,
      id: rest.id ?? ownId,
      role: 'radiogroup',
      required,
      'aria-required': required || undefined,
      'aria-invalid': rest.error ? true : undefined,
    },
  );
}
