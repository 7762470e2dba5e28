import { useId, type ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { groupAround } from '../field/group.tsx';
import type { RadiosProps } from '../field/radios.ts';
import * as styles from './radio-group.css.ts';

export type RadioOption = {
  value: string;
  label: ReactNode;
  /** What choosing it means. It describes the option. */
  description?: ReactNode;
  /** @default false */
  disabled?: boolean;
};

type OwnProps = FieldProps & {
  options: readonly RadioOption[];
  /**
   * Rows below each other, or cards beside each other where there is room.
   * @default 'list'
   */
  variant?: 'list' | 'cards';
  /**
   * Which way the rows of a list follow each other; beside each other as many as have room. Cards have their own way.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /** What forms post the choice as. */
  name?: string;
  /** Which option is chosen; `null` for none. Makes the group controlled. */
  value?: string | null;
  /** Which option is chosen at first. */
  defaultValue?: string;
  /** The value of the option that people chose. */
  onValueChange?: (value: string) => void;
  /** @default false */
  required?: boolean;
};

/**
 * `ref`, `name`, `onChange` and `onBlur` go to each `<input type="radio">`, so `{...register('shift')}` of
 * react-hook-form works as it is; all other props go to the `<fieldset>`. State for selectors and tests is native:
 * `:checked`, `:disabled`, and `data-invalid` of the fieldset.
 */
export type RadioGroupProps = RadiosProps<OwnProps>;

/** One of a few options, all in view. */
export function RadioGroup({
  options,
  variant = 'list',
  direction = 'column',
  name,
  value,
  defaultValue,
  onValueChange,
  required,
  ref,
  onChange,
  onBlur,
  ...rest
}: RadioGroupProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const asCards = variant === 'cards';
  return groupAround(
    <div className={asCards ? styles.cards : styles.list[direction]}>
      {options.map((option, index) => {
        const describes = option.description ? `${id}-${index}-description` : undefined;
        return (
          <label key={option.value} className={asCards ? styles.cardRow : styles.row}>
            <input
              ref={ref}
              type="radio"
              // options without a name of their own would not exclude each other
              name={name ?? ownId}
              value={option.value}
              {...(value === undefined
                ? { defaultChecked: option.value === defaultValue }
                : { checked: option.value === value })}
              disabled={option.disabled}
              required={required}
              className={styles.circle}
              aria-labelledby={`${id}-${index}`}
              aria-describedby={describes}
              onChange={(event) => {
                onChange?.(event);
                onValueChange?.(option.value);
              }}
              onBlur={onBlur}
            />
            <span className={styles.text}>
              <span id={`${id}-${index}`}>{option.label}</span>
              {option.description ? (
                <span id={describes} className={asCards ? styles.cardDescription : styles.rowDescription}>
                  {option.description}
                </span>
              ) : null}
            </span>
          </label>
        );
      })}
    </div>,
    {
      ...rest,
      id,
      role: 'radiogroup',
      required,
      'aria-required': required || undefined,
      'aria-invalid': rest.error ? true : undefined,
    },
  );
}
