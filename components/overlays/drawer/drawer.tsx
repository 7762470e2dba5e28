import type { ReactNode } from 'react';
import { Modal, ModalBody, modalFoot, ModalHead, type ModalProps, type PanelProps } from '../modal/modal.tsx';
import * as styles from './drawer.css.ts';

type OwnProps = ModalProps & {
  /** Buttons, at the end of the drawer; the main one comes last. */
  footer?: ReactNode;
  /**
   * The edge of the window that it comes from: where reading starts or ends.
   * @default 'end'
   */
  side?: 'start' | 'end';
};

/** `ref` and all other props go to the drawer's element. State for selectors and tests: `data-state="open"` or `"closed"`. */
export type DrawerProps = PanelProps<OwnProps>;

/** A panel of 400 px along an edge of the window, for what accompanies the page: filters, a cart, a profile. */
export function Drawer({ title, description, footer, side = 'end', children, ...rest }: DrawerProps) {
  return (
    <Modal {...rest} className={`${styles.drawer} ${styles.sides[side]}`} isDescribed={Boolean(description)}>
      <ModalHead title={title} />
      <ModalBody description={description}>{children}</ModalBody>
      {modalFoot(footer)}
    </Modal>
  );
}
