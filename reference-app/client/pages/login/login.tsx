import { InfoBar, Stack } from '@portico/components';
import { useEffect, useState, useRef, type ReactNode } from 'react';
import { useForm } from 'react-hook-form';
import { useSite } from '../../site/site.tsx';
import { accountTexts } from '../../locales/texts.ts';
import type { AccountFields } from './account-fields.ts';
import { CodeForm } from './code-form.tsx';
import { LoginLinks } from './login-links.tsx';
import type { LoginView } from './login-view.ts';
import { PasswordForm } from './password-form.tsx';
import { ResetForm } from './reset-form.tsx';
import { SignUpForm } from './sign-up-form.tsx';

/**
 * When `of` changes, puts the focus on the first thing inside that is still to be filled in; else on what there is to read,
 * else on the first field.
 */
function FocusInside({ of, children }: { of: string; children: ReactNode }) {
  const inside = useRef<HTMLDivElement>(null);
  const before = useRef(of);
  useEffect(() => {
    if (before.current === of) return;
    before.current = of;
    const inputs = [...(inside.current?.querySelectorAll('input') ?? [])];
    const text = inside.current?.querySelector<HTMLElement>('[tabindex="-1"]');
    (inputs.find(({ value }) => value === '') ?? text ?? inputs[0])?.focus();
  }, [of]);
  return <div ref={inside}>{children}</div>;
}

type LoginProps = {
  view: LoginView;
  /** Stays where it is and shows another view; absent: each has an address of its own. */
  onView?: (view: LoginView) => void;
  /** Where to go on, on this site. */
  next: string;
  /** Somebody is logged in. */
  onDone: () => void;
  /** Whose new password has just been saved. */
  newPasswordOf?: string;
  /** What they have said of themselves already. */
  email?: string;
};

/** All ways to log in or to come to be able to, one at a time. What was typed in one is there in the others. */
export function Login({ view, onView, next, onDone, newPasswordOf, email: said }: LoginProps) {
  const { boot } = useSite();
  const account = accountTexts.useTexts();
  const form = useForm<AccountFields>({ mode: 'onBlur', reValidateMode: 'onChange' });
  const { setValue } = form;
  const [mailedTo, setMailedTo] = useState<Partial<Record<LoginView, string>>>({});
  const known = newPasswordOf ?? said;
  useEffect(() => {
    if (known !== undefined) setValue('email', known);
  }, [known, setValue]);
  const mails = {
    mailedTo: mailedTo[view],
    onMailed: (email: string | undefined) => setMailedTo((before) => ({ ...before, [view]: email })),
  };
  const isForAll = boot.configs.loginSignupConfig.candidateLoginEnabled;
  return (
    <Stack gap={6}>
      {!isForAll && (
        <InfoBar>{account('staff', { company: boot.configs.pcsxConfig.branding.companyName })}</InfoBar>
      )}
      {newPasswordOf !== undefined && <InfoBar variant="success">{account('newPassword.done')}</InfoBar>}
      <FocusInside of={`${view} ${mails.mailedTo ?? ''}`}>
        {view === 'password' && <PasswordForm form={form} onDone={onDone} />}
        {view === 'code' && <CodeForm form={form} {...mails} onDone={onDone} />}
        {view === 'reset' && <ResetForm form={form} next={next} {...mails} />}
        {view === 'sign-up' && <SignUpForm form={form} next={next} {...mails} />}
      </FocusInside>
      <LoginLinks view={view} onView={onView} next={next} />
    </Stack>
  );
}
