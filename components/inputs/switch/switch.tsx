import { useId, type ComponentPropsWithRef } from 'react';
import { describedBy, fieldError, type FieldProps } from '../field/field.tsx';
import * as styles from './switch.css.ts';

type OwnProps = Omit<FieldProps, 'labelHidden'>;

/**
 * `ref` and all other props go to the `<input type="checkbox" role="switch">`, so `{...register('alerts')}` of
 * react-hook-form works as it is. State for selectors and tests is native: `:checked`, `:disabled`,
 * `[aria-invalid="true"]`.
 */
export type SwitchProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'input'>,
    keyof OwnProps | 'type' | 'role' | 'size' | 'required' | 'className' | 'style' | 'children'
  >;

/** A setting that is on or off and takes effect at once. */
export function Switch({ label, description, error, ...rest }: SwitchProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  return (
    <div className={styles.field}>
      <label className={styles.row}>
        <input
          {...rest}
          id={id}
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox tells its state by itself
          role="switch"
          className={styles.control}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
        />
        <span className={styles.label}>{label}</span>
      </label>
      {description ? (
        <div className={styles.below}>
          <div id={`${id}-description`} className={styles.small}>
            {description}
          </div>
        </div>
      ) : null}
      {fieldError(id, error)}
    </div>
  );
}
