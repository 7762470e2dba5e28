import { TextField } from '@portico/components';
import { accountTexts } from '../../locales/texts.ts';
import { useFieldRules, type AccountFormState } from './account-fields.ts';

/** The e-mail, wherever a mail is sent to it. */
export function EmailField({ form }: { form: AccountFormState }) {
  const account = accountTexts.useTexts();
  const rules = useFieldRules();
  return (
    <TextField
      type="email"
      autoComplete="username"
      required
      label={account('email')}
      error={form.formState.errors.email?.message}
      {...form.register('email', rules.email)}
    />
  );
}
