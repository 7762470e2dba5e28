import { TextField } from '@portico/components';
import { useForm } from 'react-hook-form';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { accountTexts, settingsTexts } from '../../../locales/texts.ts';
import { sessionsQuery } from '../../../request/queries/settings.ts';
import { useFieldRules, type AccountFields } from '../../login/account-fields.ts';
import { AccountForm } from '../../login/account-form.tsx';
import { NewPasswordField } from '../../login/new-password-field.tsx';
import { AccountDialog, type AccountDialogProps } from './account-dialog.tsx';
import { PasswordByMail } from './password-by-mail.tsx';
import { usePasswordCall } from './use-password-call.ts';

/** Choosing another password with the one that one has. */
function PasswordDialog({ hasPassword, ...dialog }: AccountDialogProps) {
  const t = settingsTexts.useTexts();
  return (
    <AccountDialog {...dialog} title={t(hasPassword ? 'password.title' : 'byMail.title')}>
      {hasPassword ? (
        <PasswordForm onDone={() => dialog.onOpenChange(false)} />
      ) : (
        <PasswordByMail text="byMail.text" />
      )}
    </AccountDialog>
  );
}

function PasswordForm({ onDone }: { onDone: () => void }) {
  const { api, queries } = useSite();
  const t = settingsTexts.useTexts();
  const account = accountTexts.useTexts();
  const showToast = useShowToast();
  const { required } = useFieldRules();
  const form = useForm<AccountFields>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const call = usePasswordCall({
    call: ({ password: currentPassword, newPassword }) =>
      api.post('/api/pcsx/auth/password', { currentPassword, newPassword }),
    onDone: () => {
      showToast({ variant: 'success', text: t('password.done') });
      void queries.invalidateQueries({ queryKey: sessionsQuery(api).queryKey });
      onDone();
    },
  });
  return (
    <AccountForm
      label={t('password.title')}
      form={form}
      call={call}
      fieldTexts={{
        currentPassword: { field: 'password', text: account('passwordWrong') },
        newPassword: { field: 'newPassword', text: account('password.weak') },
      }}
      submit={t('password.submit')}
    >
      <p>{t('password.hint')}</p>
      <TextField
        type="password"
        autoComplete="current-password"
        required
        label={t('password.current')}
        error={form.formState.errors.password?.message}
        {...form.register('password', required(t('password.current')))}
      />
      <NewPasswordField form={form} label={account('password.new')} />
    </AccountForm>
  );
}

export default PasswordDialog;
