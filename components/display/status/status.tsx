import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './status.css.ts';

type OwnProps = {
  /**
   * What the status means to the reader: nothing to do, in progress, went wrong or ended, went well, needs them.
   * @default 'neutral'
   */
  variant?: keyof typeof styles.dots;
  /** The status in words. */
  children: ReactNode;
};

/** `ref` and all other props go to the root. State for selectors and tests: `data-variant`. */
export type StatusProps = OwnProps &
  Omit<ComponentPropsWithRef<'span'>, keyof OwnProps | 'className' | 'style'>;

/** How far something has come, with a dot in the colour of what that means. */
export function Status({ variant = 'neutral', children, ...rest }: StatusProps) {
  return (
    <span {...rest} className={styles.status} data-variant={variant}>
      <span className={`${styles.dot} ${styles.dots[variant]}`} aria-hidden="true" />
      <span>{children}</span>
    </span>
  );
}
