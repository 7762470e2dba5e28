import { useEffect, useRef, useState, type ReactNode } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { centred, sizes } from '../dialog/dialog.css.ts';
import { Modal, ModalBody, modalFoot, ModalHead, type ModalProps, type PanelProps } from '../modal/modal.tsx';
import type keys from '../../locales/en-US/alert-dialog.json';
import english from '../../locales/en-US/alert-dialog.json?messages';

type OwnProps = ModalProps & {
  /** What happens if the user goes on; read aloud with the title. */
  description: ReactNode;
  /** Names what is done, such as “Withdraw”. */
  confirmLabel: string;
  /**
   * Does it. While its promise is pending the dialog waits and cannot be closed; then it closes, unless the answer is why it
   * could not be done, which the dialog says, or `false`, when something else says it. When it throws or its promise is
   * rejected, the dialog says that it did not work, and the reason is reported to the page as an error that nobody handled.
   */
  onConfirm: () => void | false | string | Promise<void | false | string>;
  /**
   * Names what leaves everything as it is.
   * @default “Cancel” in the language around
   */
  cancelLabel?: string;
  /** Read aloud while it is being done, such as “Withdrawing…”. */
  busyLabel: string;
  /**
   * What it does cannot be undone.
   * @default false
   */
  destructive?: boolean;
};

/** `ref` and all other props go to the dialog's element. State for selectors and tests: `data-state`, `aria-busy`. */
export type AlertDialogProps = PanelProps<OwnProps>;

/** Does what the dialog asks about, and returns how far that has come. */
function useStage({ open, onConfirm, onOpenChange }: Pick<OwnProps, 'open' | 'onConfirm' | 'onOpenChange'>) {
  const text = useMessages<keyof typeof keys>('alert-dialog', english);
  const [isBusy, setBusy] = useState(false);
  const [problem, setProblem] = useState('');
  // counted: an answer that comes once its owner has closed the dialog is none to what it asks then
  const turn = useRef(0);
  useEffect(() => {
    if (!open) return undefined;
    return () => {
      turn.current += 1;
      setBusy(false);
      setProblem('');
    };
  }, [open]);
  const confirm = async () => {
    const mine = turn.current;
    setBusy(true);
    setProblem('');
    let answer: void | false | string;
    try {
      answer = await onConfirm();
    } catch (reason) {
      reportError(reason);
      answer = text('failed');
    }
    if (mine !== turn.current) return;
    setBusy(false);
    if (answer === undefined) onOpenChange(false);
    else if (answer !== false) setProblem(answer);
  };
  return { isBusy, problem, confirm };
}

/** Asks once more before something that matters. Only its two buttons and Escape answer it. */
export function AlertDialog({
  onOpenChange,
  title,
  description,
  confirmLabel,
  onConfirm,
  cancelLabel,
  busyLabel,
  destructive = false,
  children,
  ...rest
}: AlertDialogProps) {
  const text = useMessages<keyof typeof keys>('alert-dialog', english);
  const cancel = useRef<HTMLButtonElement>(null);
  const { isBusy, problem, confirm } = useStage({ open: rest.open, onConfirm, onOpenChange });
  return (
    <Modal
      {...rest}
      onOpenChange={(next) => {
        if (!isBusy) onOpenChange(next);
      }}
      role="alertdialog"
      aria-busy={isBusy || undefined}
      className={`${centred} ${sizes.small}`}
      isDescribed
      isLight={false}
      initialFocus={cancel}
    >
      <ModalHead title={title} isClosable={false} />
      <ModalBody description={description}>
        {children}
        {problem === '' ? null : (
          <InfoBar variant="alert" live>
            {problem}
          </InfoBar>
        )}
      </ModalBody>
      {modalFoot(
        <>
          <Button ref={cancel} disabled={isBusy} onClick={() => onOpenChange(false)}>
            {cancelLabel ?? text('cancel')}
          </Button>
          <Button
            variant={destructive ? 'disruptive' : 'primary'}
            loading={isBusy}
            loadingLabel={busyLabel}
            onClick={() => void confirm()}
          >
            {confirmLabel}
          </Button>
        </>,
      )}
    </Modal>
  );
}
