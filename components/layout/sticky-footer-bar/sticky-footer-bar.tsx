import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import * as styles from './sticky-footer-bar.css.ts';

type OwnProps = {
  /**
   * The element.
   * @default 'div'
   */
  as?: 'div' | 'footer' | 'section';
  /**
   * Where along the bar its content stands.
   * @default 'end'
   */
  justify?: 'start' | 'center' | 'end' | 'between';
  children?: ReactNode;
};

/** `ref` and all other props go to the element. */
export type StickyFooterBarProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style'
  >;

/** Keeps a form's or a page's actions in view at the bottom of the window, and what has the focus above them. */
export function StickyFooterBar({
  as: Element = 'div',
  justify = 'end',
  ref,
  children,
  ...rest
}: StickyFooterBarProps) {
  const end = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    const bar = end.current?.parentElement;
    if (!bar) return undefined;
    const { style } = document.documentElement;
    const name = styles.covered.slice(4, -1);
    const observer = new ResizeObserver(() => style.setProperty(name, `${bar.offsetHeight}px`));
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      style.removeProperty(name);
    };
  }, []);
  return (
    <Element {...rest} ref={ref as Ref<never>} className={`${styles.bar} ${styles.justify[justify]}`}>
      {children}
      <span ref={end} hidden />
    </Element>
  );
}
