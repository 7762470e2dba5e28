import { AlertDialog } from '@portico/components';

type LeaveDialogProps = {
  /** What the form says about being left. */
  t: (key: 'leave.title' | 'leave.text' | 'leave.confirm' | 'leave.busy' | 'leave.stay') => string;
  onStay: () => void;
  onLeave: () => void;
};

/** Asks before what no draft keeps is lost. */
const LeaveDialog = ({ t, onStay, onLeave }: LeaveDialogProps) => (
  <AlertDialog
    open
    onOpenChange={(isOpen) => !isOpen && onStay()}
    title={t('leave.title')}
    description={t('leave.text')}
    confirmLabel={t('leave.confirm')}
    busyLabel={t('leave.busy')}
    cancelLabel={t('leave.stay')}
    destructive
    onConfirm={onLeave}
  />
);

export default LeaveDialog;
