import { AlertDialog } from '@portico/components';
import { profileTexts } from '../../../locales/profile-messages.ts';

type LeaveDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void; onLeave: () => void };

/** Asks before what no draft keeps is lost. */
function LeaveDialog({ onLeave, ...rest }: LeaveDialogProps) {
  const t = profileTexts.useTexts();
  return (
    <AlertDialog
      {...rest}
      title={t('leaveTitle')}
      description={t('leaveText')}
      confirmLabel={t('leave')}
      busyLabel={t('leaving')}
      cancelLabel={t('stay')}
      destructive
      onConfirm={onLeave}
    />
  );
}

export default LeaveDialog;
