import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef, type RefObject } from 'react';
import { howFar } from './how-far.ts';
import * as styles from './scroll-progress.css.ts';

type OwnProps = {
  /**
   * What is read, such as an article among other things.
   * @default the page
   */
  target?: RefObject<HTMLElement | null>;
  /**
   * At the top of the window, or at the lower edge of the nearest positioned element, such as a bar that stays in view.
   * @default 'window'
   */
  placement?: 'window' | 'container';
};

/** `ref` and all other props go to the root, whose `scale` is how far it is. */
export type ScrollProgressProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'children'>;

/** A thin line that grows while people read; it shows what the scrollbar says, and is not read aloud. */
export function ScrollProgress({ target, placement = 'window', ref, ...rest }: ScrollProgressProps) {
  const bar = useRef<HTMLDivElement>(null);
  useImperativeHandle(ref, () => bar.current!);

  useEffect(() => {
    const element = bar.current;
    if (!element || (!target && CSS.supports('animation-timeline', 'scroll()'))) return undefined;
    let frame = 0;
    const draw = () => {
      frame = 0;
      const { top, height } = (target?.current ?? document.documentElement).getBoundingClientRect();
      element.style.scale = `${howFar({ top, height, windowHeight: innerHeight })} 1`;
    };
    const drawSoon = () => {
      frame ||= requestAnimationFrame(draw);
    };
    // pictures and panels change the length of what is read; of the first one it tells after the layout, which is not made twice
    const resized = new ResizeObserver(draw);
    resized.observe(target?.current ?? document.documentElement);
    addEventListener('scroll', drawSoon, { passive: true, capture: true });
    addEventListener('resize', drawSoon);
    return () => {
      cancelAnimationFrame(frame);
      resized.disconnect();
      removeEventListener('scroll', drawSoon, { capture: true });
      removeEventListener('resize', drawSoon);
      element.style.scale = '';
    };
  }, [target]);

  return (
    <div
      {...rest}
      ref={bar}
      aria-hidden="true"
      className={`${styles.bar} ${styles.placements[placement]}${target ? '' : ` ${styles.byPage}`}`}
    />
  );
}
