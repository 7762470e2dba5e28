import { useEffect, useRef, type HTMLAttributes, type ReactNode, type Ref } from 'react';
import { setVariable } from '../../theme/set-variable.ts';
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

/** All that are on the page: each lies at the bottom of the window, so the highest one covers most. */
const bars = new Set<HTMLElement>();
function keepClear() {
  const height = Math.max(...[...bars].map((bar) => bar.offsetHeight));
  setVariable(document.documentElement, styles.covered, bars.size > 0 ? `${height}px` : undefined);
}

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
    bars.add(bar);
    const observer = new ResizeObserver(keepClear);
    observer.observe(bar, { box: 'border-box' });
    return () => {
      observer.disconnect();
      bars.delete(bar);
      keepClear();
    };
  }, []);
  return (
    <Element {...rest} ref={ref as Ref<never>} className={`${styles.bar} ${styles.justify[justify]}`}>
      {children}
      <span ref={end} hidden />
    </Element>
  );
}
