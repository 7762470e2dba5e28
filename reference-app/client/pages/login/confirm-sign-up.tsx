import { Button, Stack } from '@portico/components';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { viewAddress } from './login-view.ts';
import { recallNext } from './remembered-next.ts';

/** The link of a mail that opens the account that was asked for, and logs in. */
export function ConfirmSignUp({ token }: { token: string }) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const address = useAddress();
  const { companyName: company } = boot.configs.pcsxConfig.branding;
  return (
    <ConfirmLink
      title={account('confirm.title')}
      pending={account('confirm.pending')}
      password={account('confirm.password')}
      submit={account('confirm.submit')}
      confirm={(password) => api.post('/api/pcsx/auth/sign_up/confirm', { token, password })}
      onDone={() => window.location.replace(address(recallNext(boot)))}
      refusals={{
        403: account('noAccounts', { company }),
        409: account('confirm.exists'),
        410: account('link.gone'),
      }}
      waysOn={
        <Stack direction="row" gap={2} wrap>
          <Button
            variant="primary"
            href={address(viewAddress('password', '/careers'))}
            renderLink={renderLink}
          >
            {account('logIn')}
          </Button>
          {boot.configs.loginSignupConfig.candidateLoginEnabled && (
            <Button href={address(viewAddress('sign-up', '/careers'))} renderLink={renderLink}>
              {account('signUp.title')}
            </Button>
          )}
        </Stack>
      }
    />
  );
}
