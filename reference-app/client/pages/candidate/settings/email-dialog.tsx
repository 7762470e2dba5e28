import { InfoBar, TextField } from '@portico/components';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '../../../site/site.tsx';
import { accountTexts, settingsTexts } from '../../../locales/texts.ts';
import { useFieldRules, type AccountFields } from '../../login/account-fields.ts';
import { AccountForm } from '../../login/account-form.tsx';
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx';
import { PasswordByMail } from './password-by-mail.tsx';
import { usePasswordCall } from './use-password-call.ts';

/** Asking for another e-mail, which is confirmed by a link that goes there. */
function EmailDialog({ hasPassword, ...dialog }: AccountDialogProps) {
  const t = settingsTexts.useTexts();
  return (
    <AccountDialog {...dialog} title={t('email.title')}>
      {hasPassword ? <EmailForm /> : <PasswordByMail text="byMail.textEmail" />}
    </AccountDialog>
  );
}

function EmailForm() {
  const { api, boot } = useSite();
  const t = settingsTexts.useTexts();
  const account = accountTexts.useTexts();
  const rules = useFieldRules();
  const form = useForm<AccountFields>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const [sentTo, setSentTo] = useState<string>();
  const current = boot.user?.email ?? '';
  const call = usePasswordCall({
    call: ({ email, password }) => api.post('/api/pcsx/auth/email', { email, password }),
    onDone: ({ data }) => setSentTo(data.email),
  });
  if (sentTo !== undefined)
    return (
      <InfoBar variant="success" live>
        {t('email.sent', { email: sentTo })}
      </InfoBar>
    );
  const { errors } = form.formState;
  return (
    <AccountForm
      label={t('email.title')}
      form={form}
      call={call}
      fieldTexts={{
        email: { field: 'email', text: account('emailInvalid') },
        password: { field: 'password', text: account('passwordWrong') },
      }}
      submit={t('email.submit')}
    >
      <p>{t('email.hint', { email: current })}</p>
      <TextField
        type="email"
        autoComplete="email"
        required
        label={t('email.new')}
        error={errors.email?.message}
        {...form.register('email', {
          ...rules.email,
          validate: (typed) => typed.trim().toLowerCase() !== current || t('email.same'),
        })}
      />
      <TextField
        type="password"
        autoComplete="current-password"
        required
        label={t('email.password')}
        error={errors.password?.message}
        {...form.register('password', rules.required(t('email.password')))}
      />
    </AccountForm>
  );
}

export default EmailDialog;
