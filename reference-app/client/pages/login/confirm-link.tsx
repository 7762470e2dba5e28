import { Button, TextField } from '@portico/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import { RequestError } from '../../request/request-error.ts';
import { useFieldRules, type AccountFields } from './account-fields.ts';
import { AccountForm } from './account-form.tsx';
import { MailLinkFrame } from './mail-link-frame.tsx';
import { Refusal, type RefusalTexts } from './refusal.tsx';
import { useAccountCall } from './use-account-call.ts';

type ConfirmLinkProps<Answer> = {
  title: string;
  /** What is said meanwhile. */
  pending: string;
  /** Which password is asked for where the link alone does not do, and why. */
  password: string;
  submit: string;
  /** @param password undefined as long as the server has not asked for it */
  confirm: (password: string | undefined) => Promise<Answer>;
  onDone: (answer: Answer) => void;
  /** For refusals that no password changes. */
  refusals: RefusalTexts;
  /** Ways on after such a refusal. */
  waysOn: ReactNode;
  /** What shows when it has succeeded; absent: the page is left. */
  done?: ReactNode;
};

const statusOf = (error: Error | null) => (error instanceof RequestError ? error.status : undefined);

/** A link that is worth something by itself: handed in when it is opened, once, with the password where it is asked for. */
export function ConfirmLink<Answer>({
  title,
  pending,
  password,
  submit,
  confirm,
  onDone,
  refusals,
  waysOn,
  done,
}: ConfirmLinkProps<Answer>) {
  const { t } = useSite();
  const account = accountTexts.useTexts();
  const rules = useFieldRules();
  const form = useForm<AccountFields>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const first = useAccountCall({ call: () => confirm(undefined), onDone });
  const second = useAccountCall({ call: (typed: AccountFields) => confirm(typed.password), onDone });
  const { send } = first;
  const hasBegun = useRef(false);
  useEffect(() => {
    // strict mode runs it twice
    if (hasBegun.current) return;
    hasBegun.current = true;
    send(undefined);
  });
  const { error } = second.error ? second : first;
  const status = statusOf(error);
  const isPasswordAsked = statusOf(first.error) === 401;
  if (first.isSuccess || (second.isSuccess && done !== undefined))
    return <MailLinkFrame title={title}>{done ?? <Pending text={pending} />}</MailLinkFrame>;
  if (status !== undefined && status in refusals)
    return (
      <MailLinkFrame title={title}>
        <Refusal error={error} texts={refusals} />
        {waysOn}
      </MailLinkFrame>
    );
  if (isPasswordAsked)
    return (
      <MailLinkFrame title={title}>
        <p>{password}</p>
        <AccountForm
          label={title}
          form={form}
          call={second}
          leaves
          refusals={{ 401: account('passwordWrong') }}
          fieldTexts={{ password: { field: 'password', text: account('passwordWrong') } }}
          submit={submit}
        >
          <TextField
            type="password"
            autoComplete="current-password"
            required
            label={account('password')}
            error={form.formState.errors.password?.message}
            {...form.register('password', rules.required(account('password')))}
          />
        </AccountForm>
      </MailLinkFrame>
    );
  return (
    <MailLinkFrame title={title}>
      {first.error ? (
        <>
          <Refusal error={first.error} />
          <Button variant="primary" onClick={() => send(undefined)}>
            {t('app.retry')}
          </Button>
        </>
      ) : (
        <Pending text={pending} />
      )}
    </MailLinkFrame>
  );
}

const Pending = ({ text }: { text: string }) => <output>{text}</output>;
