import { Button, InfoBar, Stack } from '@portico/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useSite } from '../../site/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { RequestError } from '../../request/request-error.ts';
import type { AccountFields, AccountFormState } from './account-fields.ts';
import { keepFocus } from './keep-focus.ts';
import { Refusal, type RefusalTexts } from './refusal.tsx';
import type { AccountCall } from './use-account-call.ts';

/** Where the server's complaint about one of its fields shows, and in which words; its own where there are none. */
export type FieldTexts = Readonly<Record<string, { field: keyof AccountFields; text?: string }>>;

type AccountFormProps = {
  /** Names it, so that whoever is led into it hears where they are. */
  label: string;
  form: AccountFormState;
  call: AccountCall<AccountFields>;
  /** The page is left when it has succeeded: its button stays busy until then. */
  leaves?: boolean;
  /** What it does cannot be undone. */
  isDestructive?: boolean;
  refusals?: RefusalTexts;
  fieldTexts?: FieldTexts;
  submit: string;
  children: ReactNode;
};

/** A form of the login. What was typed stays when its call fails, and each complaint stands at its field. */
export function AccountForm({
  label,
  form,
  call,
  leaves = false,
  isDestructive = false,
  refusals,
  fieldTexts,
  submit,
  children,
}: AccountFormProps) {
  const { t } = useSite();
  const { handleSubmit, clearErrors } = form;
  // nobody listens before; a disabled default button also keeps Enter from submitting
  const isHydrated = useIsHydrated();
  useServerComplaints(form, { error: call.error, fieldTexts });
  // what was wrong in one form is nothing to begin the next with
  useEffect(() => () => clearErrors(), [clearErrors]);
  return (
    // should the browser ever submit it by itself, the password must not end up in an address
    <form
      method="post"
      noValidate
      aria-label={label}
      ref={keepFocus}
      onSubmit={(event) => void handleSubmit(call.send)(event)}
    >
      <Stack gap={4}>
        <noscript>
          <InfoBar variant="warning">{t('login.needsScript')}</InfoBar>
        </noscript>
        <Refusal error={call.error} texts={refusals} />
        {children}
        <Button
          type="submit"
          variant={isDestructive ? 'disruptive' : 'primary'}
          fullWidth
          disabled={!isHydrated}
          loading={call.isPending || (leaves && call.isSuccess)}
          loadingLabel={t('app.loading')}
        >
          {submit}
        </Button>
      </Stack>
    </form>
  );
}

/** Puts what the server says about fields at them, once for each answer. */
function useServerComplaints(
  { setError }: AccountFormState,
  { error, fieldTexts = {} }: { error: Error | null; fieldTexts: FieldTexts | undefined },
) {
  const complaints = Object.entries(error instanceof RequestError ? error.validationErrors : {}).flatMap(
    ([name, message]) => {
      const own = fieldTexts[name];
      return own ? [{ field: own.field, message: own.text ?? message }] : [];
    },
  );
  const told = useRef<Error | null>(null);
  useEffect(() => {
    if (told.current === error) return;
    told.current = error;
    complaints.forEach(({ field, message }, index) =>
      setError(field, { message }, { shouldFocus: index === 0 }),
    );
  });
}
