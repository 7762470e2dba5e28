import { TextField } from '@portico/components';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { useFieldRules, type AccountFields, type AccountFormState } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { useAccountCall } from './use-account-call.ts';

/** Logging in with e-mail and password. */
export function PasswordForm({ form, onDone }: { form: AccountFormState; onDone: () => void }) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const { required } = useFieldRules();
  const { register, formState } = form;
  const company = boot.configs.pcsxConfig.branding.companyName;
  const call = useAccountCall({
    call: ({ email, password }: AccountFields) => api.post('/api/pcsx/auth/login', { email, password }),
    onDone,
  });
  return (
    <AccountForm
      label={account('logIn')}
      form={form}
      call={call}
      leaves
      refusals={{ 401: account('logIn.wrong'), 403: account('notAllowed', { company }) }}
      fieldTexts={{ email: { field: 'email' }, password: { field: 'password' } }}
      submit={account('logIn')}
    >
      <TextField
        type="email"
        autoComplete="username"
        required
        label={account('email')}
        error={formState.errors.email?.message}
        {...register('email', required(account('email')))}
      />
      <TextField
        type="password"
        autoComplete="current-password"
        required
        label={account('password')}
        error={formState.errors.password?.message}
        {...register('password', required(account('password')))}
      />
    </AccountForm>
  );
}
