import { useId } from 'react';
import { MomentField } from '../moment/moment-field.tsx';
import { fromLocal, toLocal } from './banner-time.ts';

/** A moment in the viewer's zone. */
export const TimeField = ({
  label,
  help,
  value,
  error,
  onChange,
}: {
  label: string;
  help: string;
  /** ISO 8601. */
  value: string | undefined;
  error: string | undefined;
  onChange: (value: string | undefined) => void;
}) => (
  <MomentField
    id={useId()}
    label={label}
    description={help}
    error={error}
    // its own while it is half typed: then it has no value that could be given back to it
    defaultValue={toLocal(value)}
    max="9999-12-31T23:59"
    onChange={({ currentTarget }) => {
      if (!currentTarget.validity.badInput) onChange(fromLocal(currentTarget.value));
    }}
  />
);
