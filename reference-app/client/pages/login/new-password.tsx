import { Button, InfoBar } from '@portico/components';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router-dom';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { RequestError } from '../../request/request-error.ts';
import type { AccountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { viewAddress } from './login-view.ts';
import { MailLinkFrame } from './mail-link-frame.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { Refusal } from './refusal.tsx';
import { recallNext } from './remembered-next.ts';
import { useAccountCall } from './use-account-call.ts';

/** The link of a mail by which a new password is chosen; then one logs in with it. */
export function NewPassword({ token }: { token: string }) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const address = useAddress();
  const navigate = useNavigate();
  const form = useForm<AccountFields>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const { companyName: company } = boot.configs.pcsxConfig.branding;
  const call = useAccountCall({
    call: ({ newPassword }: AccountFields) =>
      api.post('/api/pcsx/auth/reset/confirm', { token, password: newPassword }),
    onDone: ({ data: { email } }) => {
      // who is logged in may be so no more: only the server knows
      if (boot.user) return;
      const state = { newPasswordOf: email };
      void navigate(address(viewAddress('password', recallNext(boot))), { replace: true, state });
    },
  });
  const refusals = { 403: account('notAllowed', { company }), 410: account('link.gone') };
  const isOver = call.error instanceof RequestError && Object.hasOwn(refusals, call.error.status ?? 0);
  return (
    <MailLinkFrame title={account('newPassword.title')}>
      {call.isSuccess && (
        <>
          <InfoBar variant="success" live>
            {account('newPassword.done')}
          </InfoBar>
          <Button variant="primary" href={address(viewAddress('password', '/careers'))}>
            {account('logIn')}
          </Button>
        </>
      )}
      {isOver && (
        <>
          <Refusal error={call.error} texts={refusals} />
          <Button variant="primary" href={address(viewAddress('reset', '/careers'))} renderLink={renderLink}>
            {account('newPassword.again')}
          </Button>
        </>
      )}
      {!call.isSuccess && !isOver && (
        <AccountForm
          label={account('newPassword.title')}
          form={form}
          call={call}
          fieldTexts={{ password: { field: 'newPassword', text: account('password.weak') } }}
          submit={account('newPassword.submit')}
        >
          <p>{account('newPassword.intro')}</p>
          <NewPasswordField form={form} label={account('password.new')} />
        </AccountForm>
      )}
    </MailLinkFrame>
  );
}
