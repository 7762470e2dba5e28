import { useId, type ComponentPropsWithRef } from 'react';
import { ChevronIcon } from '../../display/icon/icon.tsx';
import * as field from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';
import * as styles from './select.css.ts';

export type SelectOption = {
  value: string;
  label: string;
  /** @default false */
  disabled?: boolean;
};

type OwnProps = FieldProps & {
  options: readonly SelectOption[];
  /** What stands there while nothing is chosen. Without it the browser chooses the first option. */
  placeholder?: string;
  /**
   * 40 px or 32 px tall, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
};

/**
 * `ref` and all other props go to the `<select>`, so `{...register('country')}` of react-hook-form works as it is.
 * State for selectors and tests is native: `:disabled`, `[aria-invalid="true"]`.
 */
export type SelectProps = OwnProps &
  Omit<ComponentPropsWithRef<'select'>, keyof OwnProps | 'className' | 'style' | 'children' | 'multiple'>;

/** One of a handful of options, chosen from the platform's own list. */
export function Select({
  label,
  labelHidden,
  description,
  error,
  options,
  placeholder,
  size,
  ...rest
}: SelectProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  // else the browser passes over a disabled placeholder and chooses for the user
  const starts = placeholder !== undefined && rest.value === undefined ? { defaultValue: '' } : undefined;
  return fieldAround(
    <>
      <select
        {...starts}
        {...rest}
        id={id}
        className={`${field.control} ${styles.select}${size === 'small' ? ` ${field.smallControl}` : ''}`}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
      >
        {placeholder === undefined ? null : (
          <option value="" disabled={rest.required}>
            {placeholder}
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
      <span className={field.endIcon}>
        <ChevronIcon />
      </span>
    </>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
