import { TextField } from '@portico/components';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { useFieldRules, type AccountFields, type AccountFormState } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { Mailed } from './mailed.tsx';
import { NewPasswordField } from './new-password-field.tsx';
import { rememberNext } from './remembered-next.ts';
import { useAccountCall } from './use-account-call.ts';

type SignUpFormProps = {
  form: AccountFormState;
  /** Where to go on once the account is open. */
  next: string;
  mailedTo: string | undefined;
  onMailed: (email: string | undefined) => void;
};

/** Asking for an account, which the link of a mail opens. */
export function SignUpForm({ form, next, mailedTo, onMailed }: SignUpFormProps) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const { required } = useFieldRules();
  const { register, formState, getValues } = form;
  const company = boot.configs.pcsxConfig.branding.companyName;
  const send = ({ email, newPassword, firstName, lastName }: AccountFields) =>
    api.post('/api/pcsx/auth/sign_up', {
      email,
      password: newPassword,
      firstName,
      lastName,
      language: boot.locale,
    });
  const call = useAccountCall({
    call: send,
    onDone: (_, { email }) => {
      rememberNext(boot, next);
      onMailed(email);
    },
  });
  if (mailedTo !== undefined)
    return (
      <Mailed
        again={account('sendAgain')}
        onAgain={() => send({ ...getValues(), email: mailedTo })}
        onOtherEmail={() => onMailed(undefined)}
      >
        {account('signUp.sent', { email: mailedTo })}
      </Mailed>
    );
  return (
    <AccountForm
      label={account('signUp.title')}
      form={form}
      call={call}
      refusals={{ 403: account('noAccounts', { company }) }}
      fieldTexts={{
        email: { field: 'email', text: account('emailInvalid') },
        password: { field: 'newPassword', text: account('password.weak') },
        firstName: { field: 'firstName' },
        lastName: { field: 'lastName' },
      }}
      submit={account('signUp.submit')}
    >
      <p>{account('signUp.intro')}</p>
      <TextField
        autoComplete="given-name"
        maxLength={100}
        required
        label={account('firstName')}
        error={formState.errors.firstName?.message}
        {...register('firstName', required(account('firstName')))}
      />
      <TextField
        autoComplete="family-name"
        maxLength={100}
        required
        label={account('lastName')}
        error={formState.errors.lastName?.message}
        {...register('lastName', required(account('lastName')))}
      />
      <EmailField form={form} />
      <NewPasswordField form={form} label={account('password')} />
    </AccountForm>
  );
}
