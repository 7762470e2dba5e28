import { AlertDialog } from '@portico/components';
import { useRef, type RefObject } from 'react';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/texts.ts';
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
  const returnFocusTo = useRef<HTMLElement>(null);
  const remove = async () => {
    try {
      await edit({ op_section: 'avatar', operation: 'remove' });
    } catch (error) {
      tell(error);
      return explain(error);
    }
    returnFocusTo.current = afterwards.current;
    showToast({ variant: 'success', text: t('picture.removed') });
    return undefined;
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      returnFocusTo={returnFocusTo}
      title={t('picture.removeTitle')}
      description={t('picture.removeText')}
      confirmLabel={t('remove')}
      busyLabel={t('removing')}
      cancelLabel={t('keep')}
      destructive
      onConfirm={remove}
    />
  );
}

export default RemovePictureDialog;
