import type { ReactNode } from 'react';
import { Modal, ModalBody, modalFoot, ModalHead, type ModalProps, type PanelProps } from '../modal/modal.tsx';
import * as styles from './sheet.css.ts';

type OwnProps = ModalProps & {
  /** Buttons, at the end of the sheet; the main one comes last. */
  footer?: ReactNode;
};

/** `ref` and all other props go to the sheet's element. State for selectors and tests: `data-state="open"` or `"closed"`. */
export type SheetProps = PanelProps<OwnProps>;

/** Takes the whole window for a task of its own, such as all filters on a phone or a document to read. */
export function Sheet({ title, description, footer, children, ...rest }: SheetProps) {
  return (
    <Modal {...rest} className={styles.sheet} isDescribed={Boolean(description)}>
      <ModalHead title={title} />
      <ModalBody description={description}>{children}</ModalBody>
      {modalFoot(footer)}
    </Modal>
  );
}
