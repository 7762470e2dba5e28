import * as Radix from '@radix-ui/react-dialog';
import { useRef, useState, type ComponentPropsWithRef, type ReactNode, type RefObject } from 'react';
import { CloseIcon } from '../../display/icon/icon.tsx';
import * as styles from './dialog.css.ts';

type OwnProps = {
  open: boolean;
  /** The user closes it: by the cross, Escape, or a press beside it. */
  onOpenChange: (open: boolean) => void;
  /** Names the dialog. */
  title: ReactNode;
  /** One sentence that is read aloud with the title. */
  description?: ReactNode;
  /** What the cross is called, such as “Close”. */
  closeLabel: string;
  /** Buttons, at the end of the dialog; the main one comes last. */
  footer?: ReactNode;
  /**
   * At most 25, 35 or 50 rem wide. Below 600 px each of them takes the whole screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /**
   * Where it is mounted.
   * @default the theme root (`data-pt-theme`) around its place in the tree, else `document.body`
   */
  container?: HTMLElement | null;
  /** Takes the focus afterwards; for an opener that is gone by then. Otherwise whatever had it before. */
  returnFocusTo?: RefObject<HTMLElement | null>;
  children?: ReactNode;
};

/** `ref` and all other props go to the dialog's element. State for selectors and tests: `data-state="open"` or `"closed"`. */
export type DialogProps = OwnProps &
  Omit<ComponentPropsWithRef<'div'>, keyof OwnProps | 'className' | 'style' | 'role'>;

/** Interrupts the page until it is answered. */
export function Dialog({
  open,
  onOpenChange,
  title,
  description,
  closeLabel,
  footer,
  size = 'medium',
  container,
  returnFocusTo,
  children,
  ...rest
}: DialogProps) {
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const opener = useRef<HTMLElement>(null);
  const mount = container ?? place?.closest<HTMLElement>('[data-pt-theme]');
  return (
    <Radix.Root open={open && place !== null} onOpenChange={onOpenChange}>
      <span ref={setPlace} hidden />
      <Radix.Portal container={mount}>
        <Radix.Overlay className={styles.overlay} />
        <Radix.Content
          {...rest}
          className={`${styles.dialog} ${styles.sizes[size]}`}
          {...(description ? undefined : { 'aria-describedby': rest['aria-describedby'] })}
          onOpenAutoFocus={() => {
            if (document.activeElement instanceof HTMLElement) opener.current = document.activeElement;
          }}
          onCloseAutoFocus={(event) => {
            // Radix returns the focus to its own trigger only, and we open from anywhere
            event.preventDefault();
            (returnFocusTo?.current ?? opener.current)?.focus();
          }}
        >
          <div className={styles.head}>
            <Radix.Title className={styles.title}>{title}</Radix.Title>
            <Radix.Close className={styles.close} aria-label={closeLabel}>
              <CloseIcon />
            </Radix.Close>
          </div>
          <div className={styles.body}>
            {description ? (
              <Radix.Description className={styles.description}>{description}</Radix.Description>
            ) : null}
            {children}
          </div>
          {footer ? <div className={styles.foot}>{footer}</div> : null}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
