import { useId } from 'react';
import * as panel from '../panel.css.ts';
import { fromLocal, toLocal } from './banner-time.ts';
import * as styles from './content.css.ts';

/** A moment in the viewer's zone. The platform's own field: the library's weighs more than the whole tab. */
export const TimeField = ({
  label,
  help,
  value,
  error,
  onChange,
}: {
  label: string;
  help: string;
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}) => {
  const id = useId();
  return (
    <div className={styles.timeField}>
      <label className={styles.label} htmlFor={id}>
        {label}
      </label>
      <input
        id={id}
        type="datetime-local"
        className={styles.time}
        // its own while it is half typed: then it has no value that could be given back to it
        defaultValue={toLocal(value)}
        max="9999-12-31T23:59"
        aria-invalid={error === undefined ? undefined : true}
        aria-describedby={error === undefined ? `${id}-help` : `${id}-help ${id}-error`}
        onChange={({ currentTarget }) => {
          if (!currentTarget.validity.badInput) onChange(fromLocal(currentTarget.value));
        }}
      />
      <span id={`${id}-help`} className={panel.help}>
        {help}
      </span>
      {error === undefined ? null : (
        <p id={`${id}-error`} className={styles.wrong}>
          {error}
        </p>
      )}
    </div>
  );
};
