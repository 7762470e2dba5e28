import * as Radix from '@radix-ui/react-tooltip';
import type { ComponentPropsWithRef, ReactElement, ReactNode } from 'react';
import { useThemeRoot } from '../../theme/theme-root.tsx';
import * as styles from './tooltip.css.ts';

type OwnProps = {
  /** A few words, without links or buttons: nobody can reach them there. */
  text: ReactNode;
  /** What it explains: a component that passes `ref` and all props to an element that can have the focus. */
  children: ReactElement;
  /**
   * The side where it opens, unless there is more room on the other one.
   * @default 'top'
   */
  side?: 'top' | 'bottom';
};

/**
 * `ref` and all other props go to what it explains, so that it may itself be the `trigger` of a menu or a popover. State for
 * selectors and tests: `data-state`, `data-side` of the bubble.
 */
export type TooltipProps = OwnProps &
  Omit<ComponentPropsWithRef<'button'>, keyof OwnProps | 'className' | 'style'>;

/** Half a second of resting on it; milliseconds. */
const delay = 500;

/**
 * A few more words about what has the focus or the pointer; it describes that, and does not name it. On devices without
 * a pointer nobody sees it, so nothing may depend on it.
 */
export function Tooltip({ text, children, side = 'top', ...rest }: TooltipProps) {
  const { marker, root } = useThemeRoot();
  return (
    <Radix.Provider delayDuration={delay}>
      <Radix.Root>
        {marker}
        <Radix.Trigger {...rest} asChild>
          {children}
        </Radix.Trigger>
        <Radix.Portal container={root}>
          <Radix.Content
            className={styles.tooltip}
            side={side}
            sideOffset={styles.distance}
            collisionPadding={styles.distance}
          >
            {text}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
