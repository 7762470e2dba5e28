import type { ComponentPropsWithRef } from 'react';
import * as styles from './visually-hidden.css.ts';

export type VisuallyHiddenProps = Omit<ComponentPropsWithRef<'span'>, 'className' | 'style'>;

/** Text for people who listen to the page; it takes no room on the screen. */
export function VisuallyHidden(props: VisuallyHiddenProps) {
  return <span {...props} className={styles.visuallyHidden} />;
}
