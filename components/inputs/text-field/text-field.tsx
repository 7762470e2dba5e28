import { useId, type ComponentPropsWithRef, type ReactNode } from 'react';
import * as styles from '../field/field.css.ts';
import { describedBy, fieldAround, type FieldProps } from '../field/field.tsx';

type OwnProps = FieldProps & {
  /**
   * What is typed; chooses the keyboard of phones and what browsers offer to fill in.
   * @default 'text'
   */
  type?: 'text' | 'email' | 'password' | 'search' | 'tel' | 'url';
  /**
   * 40 px or 32 px tall, and 44 px for fingers either way.
   * @default 'medium'
   */
  size?: 'small' | 'medium';
  /** A picture at the start of the field. It says nothing that the label does not say. */
  icon?: ReactNode;
  /** Text that stands before what is typed, such as a currency or `https://`. It describes the field. */
  prefix?: string;
};

/**
 * `ref` and all other props go to the `<input>`, so `{...register('email')}` of react-hook-form works as it is.
 * State for selectors and tests is native: `:invalid`, `:disabled`, `:read-only`, `[aria-invalid="true"]`.
 */
export type TextFieldProps = OwnProps &
  Omit<ComponentPropsWithRef<'input'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** One line of text with its label, help and error. */
export function TextField({
  label,
  labelHidden,
  description,
  error,
  type = 'text',
  size,
  icon,
  prefix,
  ...rest
}: TextFieldProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const prefixId = prefix ? `${id}-prefix` : undefined;
  const others = [rest['aria-describedby'], prefixId].filter(Boolean).join(' ');
  return fieldAround(
    <>
      {prefix ? (
        <span id={prefixId} className={styles.prefix} aria-hidden="true">
          {prefix}
        </span>
      ) : null}
      {icon ? (
        <span className={styles.startIcon} aria-hidden="true">
          {icon}
        </span>
      ) : null}
      <input
        {...rest}
        id={id}
        type={type}
        className={size === 'small' ? `${styles.control} ${styles.smallControl}` : styles.control}
        aria-invalid={error ? true : rest['aria-invalid']}
        aria-describedby={describedBy(id, { description, error }, others)}
      />
    </>,
    { id, required: rest.required, label, labelHidden, description, error },
  );
}
