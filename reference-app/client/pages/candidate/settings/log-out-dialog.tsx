import { AlertDialog } from '@portico/components';
import { requestMessage } from '../../../app/request-message.ts';
import { useAddress, useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { RequestError } from '../../../request/request-error.ts';
import { withFreshToken } from '../../../request/with-fresh-token.ts';
import { rememberLeaving } from '../../login/leaving.ts';

type LogOutDialogProps = { open: boolean; onOpenChange: (isOpen: boolean) => void };

/** Asks once more before all sessions end, this one too; the login then tells that they have. */
function LogOutDialog({ open, onOpenChange }: LogOutDialogProps) {
  const { api, boot, t: site } = useSite();
  const t = settingsTexts.useTexts();
  const address = useAddress();
  const endAll = async () => {
    try {
      await withFreshToken(() => api.post('/api/pcsx/auth/sessions/end_all', undefined));
    } catch (error) {
      // somebody else has done it: the login below asks who is there
      if (error instanceof RequestError && error.kind === 'login') window.location.reload();
      return t('sessions.notEnded', { why: requestMessage(error, site) });
    }
    rememberLeaving(boot.domain, 'everywhere');
    window.location.replace(address('/careers/login'));
    // it waits with the dialog for the page to go
    return new Promise<never>(() => {});
  };
  return (
    <AlertDialog
      open={open}
      onOpenChange={onOpenChange}
      title={t('sessions.endAllTitle')}
      description={t('sessions.endAllText')}
      confirmLabel={t('sessions.endAll')}
      busyLabel={t('sessions.endAllBusy')}
      onConfirm={endAll}
    />
  );
}

export default LogOutDialog;
