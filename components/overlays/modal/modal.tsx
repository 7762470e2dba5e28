import * as Radix from '@radix-ui/react-dialog';
import { useRef, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../../display/icon/icon.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { focusOn } from '../../theme/focus-on.ts';
import { useThemeRoot } from '../../theme/theme-root.tsx';
import { formsInside } from './forms-inside.ts';
import { ignoreHeldEnter } from './held-enter.ts';
import { keepForField } from './keep-for-field.ts';
import type keys from '../../locales/en-US/modal.json';
import english from '../../locales/en-US/modal.json?messages';
import * as styles from './modal.css.ts';
import { useOpenedModal } from './opened-modals.ts';

/** What everything that interrupts the page takes. */
export type ModalProps = {
  open: boolean;
  /** The user closes it: by its cross, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Names it. */
  title: ReactNode;
  /** One sentence that is read aloud with the title. */
  description?: ReactNode;
  /**
   * Where it is mounted.
   * @default the theme root (`data-pt-theme`) around its place in the tree, else `document.body`
   */
  container?: HTMLElement | null;
  /**
   * Takes the focus afterwards; for an opener that is gone by then. Otherwise whatever had it before, or what is left of
   * what that was in.
   */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** An element and what it is in, up to the page itself. */
const withAncestors = (element: Element | null): HTMLElement[] =>
  element instanceof HTMLElement && element !== document.body
    ? [element, ...withAncestors(element.parentElement)]
    : [];

/** What goes to the element of the panel, with `ref`. */
export type PanelProps<Own> = Own &
  Omit<ComponentPropsWithRef<'div'>, keyof Own | 'className' | 'style' | 'role'>;

type OwnProps = Omit<ModalProps, 'title' | 'description'> & {
  role?: 'alertdialog';
  className: string;
  /** Whether there is a description, as `ModalBody` shows it. */
  isDescribed: boolean;
  /** Whether a press beside it closes it. */
  isLight?: boolean;
  /** Takes the focus when it opens; otherwise its first control. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/**
 * A panel over the page, which neither scrolls nor answers while it is open. Radix's own overlay is left out: its lock
 * of the page's scrolling weighs 3 kB and writes a style element, for what two declarations do in today's browsers.
 */
export function Modal({
  open,
  onOpenChange,
  container,
  returnFocusTo,
  isDescribed,
  isLight = true,
  initialFocus,
  children,
  ...rest
}: PanelProps<OwnProps>) {
  const { marker, root, isReady } = useThemeRoot(open);
  const trail = useRef<HTMLElement[]>([]);
  const isThere = open && isReady;
  const closeTopmost = useOpenedModal(isThere, onOpenChange);
  return (
    <>
      {marker}
      {/* not before it is opened: pages have many that never are */}
      {isReady ? (
        <Radix.Root open={isThere} onOpenChange={onOpenChange}>
          <Radix.Portal container={container ?? root}>
            <div className={styles.overlay} />
            <Radix.Content
              {...rest}
              {...formsInside(rest)}
              {...(isDescribed ? undefined : { 'aria-describedby': rest['aria-describedby'] })}
              onOpenAutoFocus={(event) => {
                trail.current = withAncestors(document.activeElement);
                if (!initialFocus?.current) return;
                event.preventDefault();
                initialFocus.current.focus();
              }}
              onCloseAutoFocus={(event) => {
                // Radix returns the focus to its own trigger only, and we open from anywhere
                event.preventDefault();
                const [opener, ...around] = trail.current;
                const goal = returnFocusTo?.current ?? opener;
                if (goal?.isConnected) return focusOn(goal);
                const left = around.find((element) => element.isConnected);
                if (left) focusOn(left, { preventScroll: true });
              }}
              onEscapeKeyDown={(event) => {
                keepForField(event);
                if (!event.defaultPrevented && closeTopmost()) event.preventDefault();
              }}
              onKeyDownCapture={(event) => {
                rest.onKeyDownCapture?.(event);
                ignoreHeldEnter(event);
              }}
              onPointerDownOutside={isLight ? undefined : (event) => event.preventDefault()}
            >
              {children}
            </Radix.Content>
          </Radix.Portal>
        </Radix.Root>
      ) : null}
    </>
  );
}

type HeadProps = Pick<ModalProps, 'title'> & {
  /** Beside the title, such as a button for all that the panel shows. */
  children?: ReactNode;
} & ({ isClosable?: true; closeLabel?: string } | { isClosable: false; closeLabel?: undefined });

/** The panel's name, and the cross that closes it. */
export function ModalHead({ title, isClosable = true, closeLabel, children }: HeadProps) {
  const text = useMessages<keyof typeof keys>('modal', english);
  return (
    <div className={styles.head}>
      <Radix.Title className={styles.title}>{title}</Radix.Title>
      {children}
      {isClosable ? (
        <Radix.Close className={styles.close} aria-label={closeLabel ?? text('close')}>
          <CloseIcon />
        </Radix.Close>
      ) : null}
    </div>
  );
}

/** What the panel says, between head and foot. */
export function ModalBody({ description, children }: Pick<ModalProps, 'description' | 'children'>) {
  return (
    <div className={styles.body}>
      {description ? (
        <Radix.Description className={styles.description}>{description}</Radix.Description>
      ) : null}
      {children}
    </div>
  );
}

/** Buttons at the end of the panel; the main one comes last. */
export const modalFoot = (buttons: ReactNode) =>
  buttons ? <div className={styles.foot}>{buttons}</div> : null;
