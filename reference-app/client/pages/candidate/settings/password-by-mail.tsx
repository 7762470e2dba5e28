import { Button, InfoBar, Stack } from '@portico/components';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { Refusal } from '../../login/refusal.tsx';
import { useAccountCall } from '../../login/use-account-call.ts';

type PasswordByMailProps = {
  /** What it is asked for. */
  text: 'byMail.text' | 'byMail.textDelete' | 'byMail.textEmail';
};

/** For accounts without a password: a link by mail sets one. */
export function PasswordByMail({ text }: PasswordByMailProps) {
  const { api, boot, t: site } = useSite();
  const t = settingsTexts.useTexts();
  const email = boot.user?.email ?? '';
  const call = useAccountCall({ call: () => api.post('/api/pcsx/auth/reset', { email }) });
  if (call.isSuccess)
    return (
      <InfoBar variant="success" live>
        {t('byMail.sent', { email })}
      </InfoBar>
    );
  return (
    <Stack gap={4}>
      <Refusal error={call.error} />
      <p>{t(text, { email })}</p>
      <Button
        variant="primary"
        fullWidth
        loading={call.isPending}
        loadingLabel={site('app.loading')}
        onClick={() => call.send(undefined)}
      >
        {t('byMail.send')}
      </Button>
    </Stack>
  );
}
