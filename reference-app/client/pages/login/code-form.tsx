import { TextField } from '@portico/components';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { codeOf, useFieldRules, type AccountFields, type AccountFormState } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { EmailField } from './email-field.tsx';
import { Mailed } from './mailed.tsx';
import { useAccountCall } from './use-account-call.ts';

type CodeFormProps = {
  form: AccountFormState;
  /** Where the code was sent; undefined: it is still to be asked for. */
  mailedTo: string | undefined;
  onMailed: (email: string | undefined) => void;
  onDone: () => void;
};

/** Logging in with a code that comes by mail. */
export function CodeForm({ form, mailedTo, onMailed, onDone }: CodeFormProps) {
  const { api } = useSite();
  const account = accountTexts.useTexts();
  const send = (email: string) => api.post('/api/pcsx/auth/code', { email });
  const ask = useAccountCall({
    call: ({ email }: AccountFields) => send(email),
    onDone: (_, { email }) => onMailed(email),
  });
  if (mailedTo === undefined)
    return (
      <AccountForm
        label={account('code.title')}
        form={form}
        call={ask}
        fieldTexts={{ email: { field: 'email', text: account('emailInvalid') } }}
        submit={account('code.send')}
      >
        <p>{account('code.intro')}</p>
        <EmailField form={form} />
      </AccountForm>
    );
  return (
    <Mailed
      form={<TypedCode form={form} email={mailedTo} onDone={onDone} />}
      again={account('code.again')}
      onAgain={() => send(mailedTo)}
      onOtherEmail={() => onMailed(undefined)}
    >
      {account('code.sent', { email: mailedTo })}
    </Mailed>
  );
}

function TypedCode({ form, email, onDone }: Pick<CodeFormProps, 'form' | 'onDone'> & { email: string }) {
  const { api, boot } = useSite();
  const account = accountTexts.useTexts();
  const rules = useFieldRules();
  const company = boot.configs.pcsxConfig.branding.companyName;
  const call = useAccountCall({
    call: ({ code }: AccountFields) =>
      api.post('/api/pcsx/auth/code/login', { email, code: codeOf(code) ?? code }),
    onDone,
  });
  return (
    <AccountForm
      label={account('code.title')}
      form={form}
      call={call}
      leaves
      refusals={{ 401: account('code.wrong'), 403: account('notAllowed', { company }) }}
      fieldTexts={{ code: { field: 'code', text: account('code.six') } }}
      submit={account('logIn')}
    >
      <TextField
        inputMode="numeric"
        autoComplete="one-time-code"
        required
        label={account('code.label')}
        error={form.formState.errors.code?.message}
        {...form.register('code', rules.code)}
      />
    </AccountForm>
  );
}
