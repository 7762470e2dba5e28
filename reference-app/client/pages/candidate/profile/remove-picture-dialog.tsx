import { AlertDialog } from '@portico/components';
import { useRef, useState, type RefObject } from 'react';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/profile-messages.ts';
import { useProfileEdit } from './use-profile-edit.ts';

type RemovePictureDialogProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Has the focus once the picture is gone, with the button that had it. */
  afterwards: RefObject<HTMLElement | null>;
};

/** Asks once more before the picture is removed. */
function RemovePictureDialog({ open, onOpenChange, afterwards }: RemovePictureDialogProps) {
  const t = profileTexts.useTexts();
  const showToast = useShowToast();
  const { edit, tell, explain } = useProfileEdit();
  const [problem, setProblem] = useState<string>();
  const returnFocusTo = useRef<HTMLElement>(null);
  const remove = async () => {
    setProblem(undefined);
    try {
      await edit({ op_section: 'avatar', operation: 'remove' });
    } catch (error) {
      tell(error);
      setProblem(explain(error));
      return false;
    }
    returnFocusTo.current = afterwards.current;
    showToast({ variant: 'success', text: t('picture.removed') });
    return undefined;
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={(isOpen) => {
        setProblem(undefined);
        onOpenChange(isOpen);
      }}
      returnFocusTo={returnFocusTo}
      title={t('picture.removeTitle')}
      description={t('picture.removeText')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      cancelLabel={t('keep')}
      destructive
      error={problem}
      onConfirm={remove}
    />
  );
}

export default RemovePictureDialog;
