import {
  useId,
  useImperativeHandle,
  useLayoutEffect,
  useRef,
  type ComponentPropsWithRef,
  type ReactNode,
} from 'react';
import { describedBy, fieldError, requiredStar, type FieldProps } from '../field/field.tsx';
import * as styles from './checkbox.css.ts';

type OwnProps = Omit<FieldProps, 'labelHidden'> & {
  /** After the label at the end of the row, such as how many results an option has. Part of the name. */
  detail?: ReactNode;
  /**
   * Neither on nor off: some of what it stands for is on. A press makes it on or off.
   * @default false
   */
  indeterminate?: boolean;
  /**
   * To be read and reached, and posted, but not to be changed; browsers know that of texts only. `aria-readonly` then.
   * @default false
   */
  readOnly?: boolean;
};

/**
 * `ref` and all other props go to the `<input>`, so `{...register('terms')}` of react-hook-form works as it is.
 * State for selectors and tests is native: `:checked`, `:indeterminate`, `:disabled`, `[aria-invalid="true"]`.
 */
export type CheckboxProps = OwnProps &
  Omit<ComponentPropsWithRef<'input'>, keyof OwnProps | 'type' | 'size' | 'className' | 'style' | 'children'>;

/** A thing that is on or off. */
export function Checkbox({
  label,
  description,
  error,
  detail,
  indeterminate = false,
  readOnly = false,
  ref,
  onClick,
  onChange,
  ...rest
}: CheckboxProps) {
  const ownId = useId();
  const id = rest.id ?? ownId;
  const input = useRef<HTMLInputElement>(null);
  useImperativeHandle<HTMLInputElement | null, HTMLInputElement | null>(ref, () => input.current, []);
  // the state has no attribute, and each press clears it: so after every commit
  useLayoutEffect(() => {
    if (input.current) input.current.indeterminate = indeterminate;
  });
  return (
    <div className={styles.checkbox}>
      <label className={styles.row}>
        <input
          {...rest}
          ref={input}
          id={id}
          type="checkbox"
          className={styles.box}
          aria-readonly={readOnly || undefined}
          onClick={(event) => {
            if (readOnly) event.preventDefault();
            else onClick?.(event);
          }}
          onChange={(event) => {
            // of a press that is taken back as well
            if (!readOnly) onChange?.(event);
            // the press has cleared it, and an owner that refuses the press commits nothing
            if (rest.checked !== undefined) event.target.indeterminate = indeterminate;
          }}
          aria-invalid={error ? true : rest['aria-invalid']}
          aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
        />
        <span className={styles.label}>
          {label}
          {requiredStar(rest.required)}
        </span>
        {detail === undefined ? null : <span className={styles.detail}>{detail}</span>}
      </label>
      {description ? (
        <div id={`${id}-description`} className={styles.below}>
          {description}
        </div>
      ) : null}
      {fieldError(id, error)}
    </div>
  );
}
