import { Button, Stack, TextField } from '@portico/components';
import { useState } from 'react';
import { accountTexts } from '../../locales/texts.ts';
import { useFieldRules, type AccountFormState } from './account-fields.ts';

/** A password that is being chosen: what it must be like is said before, and it can be looked at instead of typed twice. */
export function NewPasswordField({ form, label }: { form: AccountFormState; label: string }) {
  const account = accountTexts.useTexts();
  const rules = useFieldRules();
  const [isShown, setShown] = useState(false);
  return (
    <Stack gap={2}>
      <TextField
        type={isShown ? 'text' : 'password'}
        autoComplete="new-password"
        autoCapitalize="none"
        spellCheck={false}
        required
        label={label}
        description={account('password.rule')}
        error={form.formState.errors.newPassword?.message}
        {...form.register('newPassword', rules.newPassword)}
      />
      {/* no checkbox: search has one, and would get it as a file of its own for the sake of this one */}
      <Stack align="start">
        <Button variant="twoState" size="small" pressed={isShown} onClick={() => setShown(!isShown)}>
          {account('password.show')}
        </Button>
      </Stack>
    </Stack>
  );
}
