import type { ReactNode, RefObject } from 'react';
import { Modal, ModalBody, modalFoot, ModalHead, type ModalProps, type PanelProps } from '../modal/modal.tsx';
import * as styles from './dialog.css.ts';

type OwnProps = ModalProps & {
  /**
   * What the cross is called.
   * @default “Close” in the language around
   */
  closeLabel?: string;
  /** Buttons, at the end of the dialog; the main one comes last. */
  footer?: ReactNode;
  /**
   * At most 25, 35 or 50 rem wide. Up to 600 px each of them takes the whole screen.
   * @default 'medium'
   */
  size?: 'small' | 'medium' | 'large';
  /** Takes the focus when it opens, such as the first field of a form; otherwise its first control, which is the cross. */
  initialFocus?: RefObject<HTMLElement | null>;
};

/** `ref` and all other props go to the dialog's element. State for selectors and tests: `data-state="open"` or `"closed"`. */
export type DialogProps = PanelProps<OwnProps>;

/** Interrupts the page until it is answered. */
export function Dialog({
  title,
  description,
  closeLabel,
  footer,
  size = 'medium',
  children,
  ...rest
}: DialogProps) {
  return (
    <Modal {...rest} className={`${styles.dialog} ${styles.sizes[size]}`} isDescribed={Boolean(description)}>
      <ModalHead title={title} closeLabel={closeLabel} />
      <ModalBody description={description}>{children}</ModalBody>
      {modalFoot(footer)}
    </Modal>
  );
}
