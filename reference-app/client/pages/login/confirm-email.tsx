import { Button, InfoBar } from '@portico/components';
import { useState } from 'react';
import { useAddress, useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { ConfirmLink } from './confirm-link.tsx';
import { viewAddress } from './login-view.ts';

/** The link of a mail that moves an account to the e-mail that it was sent to. */
export function ConfirmEmail({ token }: { token: string }) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const address = useAddress();
  const [email, setEmail] = useState('');
  // as a document: the page knows the old e-mail, and other sessions have ended
  const onward = boot.user ? (
    <Button variant="primary" href={address('/careers/profile')}>
      {account('goOn')}
    </Button>
  ) : (
    <Button variant="primary" href={address(viewAddress('password', '/careers'))}>
      {account('logIn')}
    </Button>
  );
  return (
    <ConfirmLink
      title={account('newEmail.title')}
      pending={account('newEmail.pending')}
      password={account('newEmail.password')}
      submit={account('newEmail.submit')}
      confirm={(password) => api.post('/api/pcsx/auth/email/confirm', { token, password })}
      onDone={({ data }) => setEmail(data.email)}
      refusals={{ 409: account('newEmail.taken'), 410: account('newEmail.gone') }}
      waysOn={onward}
      done={
        <>
          <InfoBar variant="success" live>
            {account('newEmail.done', { email })}
          </InfoBar>
          {onward}
        </>
      }
    />
  );
}
