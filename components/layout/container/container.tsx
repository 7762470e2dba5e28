import type { HTMLAttributes, ReactNode, Ref } from 'react';
import * as styles from './container.css.ts';

type OwnProps = {
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'main' | 'section' | 'header' | 'footer';
  /**
   * At most as wide as pages are, 1440 px, or as lines are that one reads, 48 rem.
   * @default 'page'
   */
  width?: 'page' | 'text';
  children?: ReactNode;
};

/** `ref` and all other props go to the element. */
export type ContainerProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style'
  >;

/** Keeps a page's content in its middle, no wider than pages are, and away from the window's edges. */
export function Container({ as: Element = 'div', width = 'page', ref, ...rest }: ContainerProps) {
  return (
    <Element {...rest} ref={ref as Ref<never>} className={`${styles.container} ${styles.widths[width]}`} />
  );
}
