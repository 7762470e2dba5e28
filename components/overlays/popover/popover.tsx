import * as Radix from '@radix-ui/react-popover';
import { useId, type ComponentPropsWithRef, type ReactElement, type ReactNode, type RefObject } from 'react';
import { useThemeRoot } from '../../theme/theme-root.tsx';
import { formsInside } from '../modal/forms-inside.ts';
import { ignoreHeldEnter } from '../modal/held-enter.ts';
import { keepForField } from '../modal/keep-for-field.ts';
import * as styles from './popover.css.ts';

type Name =
  | {
      /** Names the popover, and is shown on top of it. */
      title: ReactNode;
      label?: undefined;
    }
  | {
      title?: undefined;
      /** Names the popover where its content says itself what it is. */
      label: string;
    };

type Opener =
  | {
      /** Opens and closes it: a `Button`, or another component that passes `ref` and all props to a `<button>`. */
      trigger: ReactElement;
      anchor?: undefined;
      /** Whether it is open; without it the popover looks after that itself. */
      open?: boolean;
      /** The user opens or closes it. */
      onOpenChange?: (open: boolean) => void;
    }
  | {
      trigger?: undefined;
      /**
       * The button that it opens beside, where the page has that button before it has the popover. The page opens and
       * closes it and says so at the button (`aria-haspopup`, `aria-expanded`); the focus returns there.
       */
      anchor: RefObject<HTMLElement | null>;
      open: boolean;
      onOpenChange: (open: boolean) => void;
    };

type OwnProps = {
  /**
   * The side of the trigger where it opens, unless there is more room on the other one.
   * @default 'bottom'
   */
  side?: 'top' | 'bottom';
  /**
   * The edge of the trigger that it begins at.
   * @default 'start'
   */
  align?: 'start' | 'center' | 'end';
  /**
   * As wide as its content and at most 22 rem, or 480 px wide and at most 600 px and 70 % of the window high.
   * @default 'medium'
   */
  size?: 'medium' | 'large';
  /** It has opened and its first control is about to take the focus, which `preventDefault()` keeps from it. */
  onOpenAutoFocus?: (event: Event) => void;
  children?: ReactNode;
};

/** `ref` and all other props go to the panel. State for selectors and tests: `data-state`, `data-side`, `data-align`. */
export type PopoverProps = OwnProps &
  Opener &
  Name &
  Omit<
    ComponentPropsWithRef<'div'>,
    keyof OwnProps | keyof Opener | 'title' | 'className' | 'style' | 'role'
  >;

/** What Radix does for a trigger of its own. */
const belongingTo = (
  anchor: RefObject<HTMLElement | null>,
): Pick<Radix.PopoverContentProps, 'onCloseAutoFocus' | 'onInteractOutside'> => ({
  onInteractOutside: (event) => {
    // its press closes the popover; closed here already, it would open anew
    if (event.target instanceof Node && anchor.current?.contains(event.target)) event.preventDefault();
  },
  onCloseAutoFocus: (event) => {
    event.preventDefault();
    // where somebody went meanwhile they stay
    if (document.activeElement === document.body) anchor.current?.focus();
  },
});

/** A small panel beside what opened it; the page goes on working behind. */
export function Popover({
  trigger,
  anchor,
  open,
  onOpenChange,
  side = 'bottom',
  align = 'start',
  size = 'medium',
  title,
  label,
  children,
  ...rest
}: PopoverProps) {
  const { marker, root } = useThemeRoot();
  const titleId = useId();
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      {marker}
      {trigger ? <Radix.Trigger asChild>{trigger}</Radix.Trigger> : <Radix.Anchor virtualRef={anchor} />}
      <Radix.Portal container={root}>
        <Radix.Content
          // without a control inside, its text is scrolled by keyboard all the same
          tabIndex={0}
          aria-label={label}
          aria-labelledby={title ? titleId : undefined}
          {...rest}
          {...formsInside(rest)}
          className={`${styles.popover} ${styles.sizes[size]}`}
          side={side}
          align={align}
          sideOffset={styles.distance}
          collisionPadding={styles.distance}
          {...(anchor && belongingTo(anchor))}
          onEscapeKeyDown={keepForField}
          onKeyDownCapture={(event) => {
            rest.onKeyDownCapture?.(event);
            ignoreHeldEnter(event);
          }}
        >
          {title ? (
            <div id={titleId} className={styles.title}>
              {title}
            </div>
          ) : null}
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
