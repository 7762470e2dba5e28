import { AlertIcon } from '@portico/components';
import * as styles from './moment-field.css.ts';

/**
 * A date with a time, by the browser's own field: every part of it is typed or stepped through by keyboard, and phones
 * bring their own chooser. The library's fields ask for one of the two each.
 */
export const MomentField = ({
  id,
  label,
  description,
  error,
  value,
  onChange,
}: {
  id: string;
  label: string;
  description: string;
  error: string | undefined;
  /** As in `2026-03-03T14:05`; empty for none. */
  value: string;
  onChange: (value: string) => void;
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
      value={value}
      onChange={({ currentTarget }) => onChange(currentTarget.value)}
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
