import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './stack.css.ts';

export type StackProps = Omit<HTMLAttributes<HTMLElement>, 'className' | 'style'> & {
  /**
   * The element. In a list, each child has to be an `<li>`.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol';
  /**
   * Which way the children follow each other.
   * @default 'column'
   */
  direction?: 'column' | 'row';
  /**
   * Between children, in steps of the theme's space unit (4 px unless a theme says otherwise).
   * @default 4
   */
  gap?: 0 | 1 | 2 | 3 | 4 | 5 | 6 | 8 | 10 | 12 | 16;
  /** Across the direction. CSS stretches when it is left out. */
  align?: 'start' | 'center' | 'end' | 'baseline' | 'stretch';
  /** Along the direction. */
  justify?: 'start' | 'center' | 'end' | 'between';
  /**
   * Children that do not fit go on in another line.
   * @default false
   */
  wrap?: boolean;
  children?: ReactNode;
  ref?: Ref<HTMLElement>;
};

/** Children below or beside each other, at even distances. */
export function Stack({
  as: Element = 'div',
  direction = 'column',
  gap = 4,
  align,
  justify,
  wrap = false,
  ref,
  ...rest
}: StackProps) {
  let className = `${styles.stack} ${styles.direction[direction]} ${styles.gap[gap]}`;
  if (align) className += ` ${styles.align[align]}`;
  if (justify) className += ` ${styles.justify[justify]}`;
  if (wrap) className += ` ${styles.wrap}`;
  // Safari forgets that a list is one when it has no bullets
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return <Element role={role} {...rest} ref={ref as Ref<never>} className={className} />;
}
