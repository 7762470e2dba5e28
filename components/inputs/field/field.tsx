import type { ReactNode } from 'react';
import { AlertIcon } from '../../display/icon/icon.tsx';
import { warnWithoutTheme } from '../../theme/warn-without-theme.ts';
import * as styles from './field.css.ts';

declare const process: { env: { NODE_ENV?: string } };
if (process.env.NODE_ENV === 'development') warnWithoutTheme();

/** What every field has around its control. */
export type FieldProps = {
  /** What is asked for. */
  label: ReactNode;
  /**
   * Only read aloud. For fields whose surroundings say what they are, such as a search with a magnifying glass.
   * @default false
   */
  labelHidden?: boolean;
  /** Help that stays in view while people type. */
  description?: ReactNode;
  /** What is wrong and how to put it right; marks the control as invalid. */
  error?: ReactNode;
};

/** The star behind the label of what must be answered. */
export const requiredStar = (required: boolean | undefined) =>
  required ? (
    <span className={styles.star} aria-hidden="true">
      {' *'}
    </span>
  ) : null;

/** The ids by which a control names what describes it; undefined when nothing does. */
export function describedBy(
  id: string,
  { description, error }: Pick<FieldProps, 'description' | 'error'>,
  others?: string,
): string | undefined {
  const ids = [others, description && `${id}-description`, error && `${id}-error`].filter(Boolean);
  return ids.length > 0 ? ids.join(' ') : undefined;
}

/** The error below a control: a shape and a text, since colour alone says nothing to many. */
export const fieldError = (id: string, error: ReactNode) =>
  error ? (
    <div id={`${id}-error`} className={styles.error}>
      <AlertIcon />
      <span>{error}</span>
    </div>
  ) : null;

/** Label, description and error around a control. A plain function: a field is one component, not two. */
export const fieldAround = (
  control: ReactNode,
  { id, required, label, labelHidden, description, error }: FieldProps & { id: string; required?: boolean },
) => (
  <div className={styles.field}>
    <label className={labelHidden ? styles.hiddenLabel : styles.label} htmlFor={id}>
      {label}
      {requiredStar(required)}
    </label>
    {description ? (
      <div id={`${id}-description`} className={styles.description}>
        {description}
      </div>
    ) : null}
    {control}
    {fieldError(id, error)}
  </div>
);
