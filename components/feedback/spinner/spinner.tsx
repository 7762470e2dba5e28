import type { ComponentPropsWithRef } from 'react';
import * as styles from './spinner.css.ts';

type OwnProps = {
  /** What goes on, such as “Loading jobs”; without it the spinner is silent, for places whose text says it. */
  label?: string;
  /**
   * 20, 32 or 48 px, and larger with larger text.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
};

/** `ref` and all other props go to the root. */
export type SpinnerProps = OwnProps &
  Omit<ComponentPropsWithRef<'span'>, keyof OwnProps | 'role' | 'className' | 'style' | 'children'>;

/** Something goes on, and nobody knows how long it takes. */
export function Spinner({ label, size = 'medium', ...rest }: SpinnerProps) {
  return (
    <span
      {...rest}
      {...(label ? { role: 'progressbar', 'aria-label': label } : { 'aria-hidden': true })}
      className={`${styles.spinner} ${styles.sizes[size]}`}
    />
  );
}
