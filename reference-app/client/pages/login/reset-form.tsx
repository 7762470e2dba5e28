import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import type { AccountFields, AccountFormState } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { Mailed } from './mailed.tsx';
import { rememberNext } from './remembered-next.ts';
import { useAccountCall } from './use-account-call.ts';

type ResetFormProps = {
  form: AccountFormState;
  /** Where to go on once somebody is logged in. */
  next: string;
  mailedTo: string | undefined;
  onMailed: (email: string | undefined) => void;
};

/** Asking for a link by which a new password is chosen. */
export function ResetForm({ form, next, mailedTo, onMailed }: ResetFormProps) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const send = (email: string) => api.post('/api/pcsx/auth/reset', { email });
  const call = useAccountCall({
    call: ({ email }: AccountFields) => send(email),
    onDone: (_, { email }) => {
      rememberNext(boot, next);
      onMailed(email);
    },
  });
  return mailedTo === undefined ? (
    <AccountForm
      label={account('reset.title')}
      form={form}
      call={call}
      fieldTexts={{ email: { field: 'email', text: account('emailInvalid') } }}
      submit={account('reset.send')}
    >
      <p>{account('reset.intro')}</p>
      <EmailField form={form} />
    </AccountForm>
  ) : (
    <Mailed
      again={account('sendAgain')}
      onAgain={() => send(mailedTo)}
      onOtherEmail={() => onMailed(undefined)}
    >
      {account('reset.sent', { email: mailedTo })}
    </Mailed>
  );
}
