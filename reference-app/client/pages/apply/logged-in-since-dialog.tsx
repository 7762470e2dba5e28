import { AlertDialog } from '@portico/components';
import { applyTexts } from '../../locales/texts.ts';

type LoggedInSinceDialogProps = { name: string; onStay: () => void };

/** Asks before an application that a visitor has begun goes on as that of an account. */
function LoggedInSinceDialog({ name, onStay }: LoggedInSinceDialogProps) {
  const t = applyTexts.useTexts();
  return (
    <AlertDialog
      open
      onOpenChange={(isOpen) => !isOpen && onStay()}
      title={t('since.title', { name })}
      description={t('since.text')}
      confirmLabel={t('since.goOn', { name })}
      busyLabel={t('since.busy')}
      cancelLabel={t('leave.stay')}
      // what is typed is kept for this tab, whoever goes on in it
      onConfirm={() => window.location.reload()}
    />
  );
}

export default LoggedInSinceDialog;
