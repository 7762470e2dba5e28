import { AlertDialog } from '@portico/components';
import { applyTexts } from '../../locales/apply-messages.ts';

type LeaveDialogProps = { onStay: () => void; onLeave: () => void };

/** Asks before what no draft keeps is lost. */
const LeaveDialog = ({ onStay, onLeave }: LeaveDialogProps) => {
  const t = applyTexts.useTexts();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('leave.title')}
      description={t('leave.text')}
      confirmLabel={t('leave.confirm')}
      busyLabel={t('leave.busy')}
      cancelLabel={t('leave.stay')}
      onConfirm={onLeave}
    />
  );
};

export default LeaveDialog;
