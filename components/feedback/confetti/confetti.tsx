import { useEffect, useImperativeHandle, useRef, type ComponentPropsWithRef } from 'react';
import * as styles from './confetti.css.ts';
import { hexOf } from './hex-of.ts';

const pieces = 200;

/** Beside the employer's own; no theme has them, since they mean nothing. */
const bright = ['#26ccff', '#a25afd', '#ff5e7e', '#88ff5a', '#fcff42', '#ffa62d'];

type OwnProps = {
  /** The last piece is gone, or none was thrown because the reader asked for less motion. */
  onDone?: () => void;
};

/**
 * `ref` and all other props go to the `<canvas>`. State for selectors and tests: `data-pieces` is how many are in the air,
 * once they have been thrown.
 */
export type ConfettiProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'canvas'>,
    keyof OwnProps | 'width' | 'height' | 'className' | 'style' | 'children'
  >;

/** Throws 200 pieces of confetti over the page, once; it is not read aloud and takes no press. */
export function Confetti({ onDone, ref, ...rest }: ConfettiProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useImperativeHandle(ref, () => canvas.current!);
  const done = useRef(onDone);
  useEffect(() => {
    done.current = onDone;
  });

  useEffect(() => {
    const element = canvas.current;
    if (!element) return undefined;
    if (matchMedia('(prefers-reduced-motion: reduce)').matches) {
      done.current?.();
      return undefined;
    }
    let stop: (() => void) | undefined;
    let gone = false;
    const throwAll = async () => {
      const { default: confetti } = await import('canvas-confetti');
      if (gone) return;
      // a worker would be made from a blob, which the pages' Content-Security-Policy forbids
      const fire = confetti.create(element, { resize: true, useWorker: false });
      stop = fire.reset;
      const { color, caretColor } = getComputedStyle(element);
      const own = [hexOf(color), hexOf(caretColor)].filter((each) => each !== undefined);
      element.dataset['pieces'] = String(pieces);
      await fire({
        particleCount: pieces,
        spread: 120,
        startVelocity: 45,
        origin: { y: 0.6 },
        colors: [...own, ...bright],
      });
      if (gone) return;
      element.dataset['pieces'] = '0';
      done.current?.();
    };
    // decoration: a page whose network fails does without
    throwAll().catch(reportError);
    return () => {
      gone = true;
      stop?.();
    };
  }, []);

  return <canvas {...rest} ref={canvas} aria-hidden="true" className={styles.canvas} />;
}
