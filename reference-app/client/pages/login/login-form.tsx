import { Button, InfoBar, Stack, TextField } from '@portico/components';
import { useEffect } from 'react';
import { useForm } from 'react-hook-form';
import { useMutation } from '@tanstack/react-query';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../app/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { RequestError } from '../../request/request-error.ts';

type Credentials = { email: string; password: string };

/** E-mail and password. What was typed stays when the login fails; `onDone` runs when it succeeded. */
export const LoginForm = ({ onDone }: { onDone: () => void }) => {
  const { api, queries, t } = useSite();
  const { register, handleSubmit, setError, formState } = useForm<Credentials>({
    mode: 'onBlur',
    reValidateMode: 'onChange',
  });
  const login = useMutation({
    mutationKey: ['login'],
    mutationFn: (credentials: Credentials) => api.post('/api/pcsx/auth/login', credentials),
    onSuccess: onDone,
  });
  const { error } = login;
  // nobody listens before; a disabled default button also keeps Enter from submitting
  const isHydrated = useIsHydrated();
  useEffect(() => {
    if (!(error instanceof RequestError)) return;
    for (const [name, message] of Object.entries(error.validationErrors)) {
      if (name === 'email' || name === 'password') setError(name, { message }, { shouldFocus: true });
    }
  }, [error, setError]);
  const required = (label: string) => ({ required: t('form.requiredName', { name: label }) });
  return (
    // should the browser ever submit it by itself, the password must not end up in an address
    <form
      method="post"
      noValidate
      onSubmit={(event) =>
        void handleSubmit((credentials) => {
          // a second press may come before the button shows that the first is under way
          if (queries.isMutating({ mutationKey: ['login'] }) === 0) login.mutate(credentials);
        })(event)
      }
    >
      <Stack gap={4}>
        <p>{t('login.intro')}</p>
        <noscript>
          <InfoBar variant="warning">{t('login.needsScript')}</InfoBar>
        </noscript>
        {error && (
          <InfoBar variant="alert" live>
            {requestMessage(error, t)}
          </InfoBar>
        )}
        <TextField
          type="email"
          autoComplete="username"
          required
          label={t('login.email')}
          error={formState.errors.email?.message}
          {...register('email', required(t('login.email')))}
        />
        <TextField
          type="password"
          autoComplete="current-password"
          required
          label={t('login.password')}
          error={formState.errors.password?.message}
          {...register('password', required(t('login.password')))}
        />
        <Button
          type="submit"
          variant="primary"
          fullWidth
          disabled={!isHydrated}
          loading={login.isPending || login.isSuccess}
          loadingLabel={t('app.loading')}
        >
          {t('login.submit')}
        </Button>
      </Stack>
    </form>
  );
};
