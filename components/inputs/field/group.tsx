import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as field from './field.css.ts';
import { describedBy, fieldError, requiredStar, type FieldProps } from './field.tsx';
import * as styles from './group.css.ts';

type Group = FieldProps & { id: string; required?: boolean } & Omit<
    ComponentPropsWithRef<'fieldset'>,
    'className' | 'style' | 'children' | keyof FieldProps
  >;

/** Legend, description and error around controls that answer one question together. A plain function, as `fieldAround`. */
export const groupAround = (
  controls: ReactNode,
  { id, required, label, labelHidden, description, error, ...rest }: Group,
) => (
  <fieldset
    {...rest}
    id={id}
    className={styles.group}
    // a name that is said stands for the one in view, as in inputs
    aria-labelledby={rest['aria-label'] === undefined ? `${id}-legend` : undefined}
    aria-describedby={describedBy(id, { description, error }, rest['aria-describedby'])}
    data-invalid={error ? '' : undefined}
  >
    <legend
      id={`${id}-legend`}
      className={labelHidden ? field.hiddenLabel : `${styles.legend} ${field.label}`}
    >
      {label}
      {requiredStar(required)}
    </legend>
    {description ? (
      <div id={`${id}-description`} className={field.description}>
        {description}
      </div>
    ) : null}
    {controls}
    {fieldError(id, error)}
  </fieldset>
);
