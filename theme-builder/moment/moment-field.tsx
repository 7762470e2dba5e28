import { AlertIcon } from '@portico/components';
import type { ComponentPropsWithRef } from 'react';
import * as styles from './moment-field.css.ts';

/**
 * A date with a time, by the browser's own field: every part of it is typed or stepped through by keyboard, and phones
 * bring their own chooser. The library's fields ask for one of the two each. Its values are as in `2026-03-03T14:05`; empty for none.
 */
export const MomentField = ({
  id,
  label,
  description,
  error,
  ...field
}: Pick<ComponentPropsWithRef<'input'>, 'value' | 'defaultValue' | 'max' | 'onChange'> & {
  id: string;
  label: string;
  description: string;
  error: string | undefined;
}) => (
  <div className={styles.field}>
    <label htmlFor={id} className={styles.label}>
      {label}
    </label>
    <input
      id={id}
      type="datetime-local"
      className={styles.input}
      aria-describedby={error === undefined ? `${id}-description` : `${id}-description ${id}-error`}
      aria-invalid={error === undefined ? undefined : true}
      {...field}
    />
    <span id={`${id}-description`} className={styles.description}>
      {description}
    </span>
    {error === undefined ? null : (
      <span id={`${id}-error`} className={styles.error}>
        <AlertIcon />
        {error}
      </span>
    )}
  </div>
);
