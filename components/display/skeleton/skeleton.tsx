import type { ComponentPropsWithRef, ReactNode } from 'react';
import * as styles from './skeleton.css.ts';

type OwnProps =
  | {
      /**
       * What it stands for: a line of text, a heading, a field or button, a face.
       * @default 'text'
       */
      shape?: 'text' | 'heading' | 'control' | 'circle';
      /**
       * How much of its container it takes; a circle has its own.
       * @default 'full'
       */
      width?: 'full' | 'long' | 'medium' | 'short';
      /**
       * How many, one below the other; the last of several is half as wide.
       * @default 1
       */
      lines?: number;
      children?: undefined;
    }
  | {
      shape?: undefined;
      width?: undefined;
      lines?: undefined;
      /** Takes the size of this, which is there but cannot be seen or reached. */
      children: ReactNode;
    };

/** `ref` and all other props go to the root. */
export type SkeletonProps = OwnProps & Omit<ComponentPropsWithRef<'div'>, 'className' | 'style' | 'children'>;

/**
 * Keeps the room of what is still loading. Nobody hears of it: say on the region around it that it is `aria-busy`.
 */
export function Skeleton({ shape = 'text', width = 'full', lines = 1, children, ...rest }: SkeletonProps) {
  if (children) {
    return (
      <div {...rest} className={`${styles.skeleton} ${styles.shapes.around}`} aria-hidden="true" inert>
        {children}
      </div>
    );
  }
  return (
    <div {...rest} className={styles.lines} aria-hidden="true">
      {Array.from({ length: lines }, (_, line) => (
        <div
          key={line}
          className={`${styles.skeleton} ${styles.shapes[shape]} ${styles.widths[line > 0 && line === lines - 1 ? 'medium' : width]}`}
        />
      ))}
    </div>
  );
}
