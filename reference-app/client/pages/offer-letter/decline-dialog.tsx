import { AlertDialog } from '@portico/components';
import { letterTexts } from '../../locales/texts.ts';

type DeclineDialogProps = {
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Answers `false` where it did not work, which a toast tells. */
  onConfirm: () => Promise<void | false>;
};

/** Asks once more, since nobody can take it back (LETTER-08). */
function DeclineDialog(props: DeclineDialogProps) {
  const t = letterTexts.useTexts();
  return (
    <AlertDialog
      {...props}
      title={t('decline.title')}
      description={
        <>
          {t('decline.text')}
          <br />
          {t('decline.final')}
        </>
      }
      cancelLabel={t('decline.back')}
      confirmLabel={t('decline.confirm')}
      busyLabel={t('decline.busy')}
      destructive
    />
  );
}

export default DeclineDialog;
