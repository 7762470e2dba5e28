import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as stack from '../stack/stack.css.ts';
import type { StackProps } from '../stack/stack.tsx';
import * as styles from './grid.css.ts';

type OwnProps = {
  /**
   * The element. In a list, each child has to be an `<li>`.
   * @default 'div'
   */
  as?: 'div' | 'section' | 'ul' | 'ol';
  /**
   * How wide a column is at least: 8, 12, 18, 24 or 32 rem. There are as many columns as fit, all of one width.
   * @default 'medium'
   */
  columns?: 'tiny' | 'small' | 'medium' | 'large' | 'huge';
  /**
   * Between columns and between rows, in steps of the theme's space unit (4 px unless a theme says otherwise).
   * @default 4
   */
  gap?: StackProps['gap'];
  children?: ReactNode;
};

/** `ref` and all other props go to the element. */
export type GridProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style'
  >;

/** Children in as many equal columns as there is room for. */
export function Grid({ as: Element = 'div', columns = 'medium', gap = 4, ref, ...rest }: GridProps) {
  // Safari forgets that a list is one when it has no bullets
  const role = Element === 'ul' || Element === 'ol' ? 'list' : undefined;
  return (
    <Element
      role={role}
      {...rest}
      ref={ref as Ref<never>}
      className={`${styles.grid} ${styles.columns[columns]} ${stack.gap[gap]}`}
    />
  );
}
