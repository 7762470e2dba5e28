import { Button, ErrorState, Spinner, Stack } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useAuth } from '../../../app/auth.ts';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useStandingError } from '../../../app/use-standing-error.ts';
import { onboardingTexts } from '../../../locales/texts.ts';
import { RequestError } from '../../../request/request-error.ts';
import * as styles from './new-candidate.css.ts';
import { Welcome } from './welcome.tsx';
import { NotOnboarded, onboardOnce, reloadOnce } from './onboard-once.ts';

/** Onboards a candidate, and loads the page again when that is done: once. */
export function Beginning() {
  const { api, boot, t: site } = useSite();
  const t = onboardingTexts.useTexts();
  const { openLogin } = useAuth();
  const query = useQuery({
    queryKey: ['onboarding', 'begin'],
    queryFn: async () => {
      await onboardOnce(api, boot);
      return true;
    },
    // the call itself is asked for once
    staleTime: Infinity,
  });
  const { isSuccess, refetch } = query;
  const error = useStandingError(query, 'onboarding', isSuccess);
  useEffect(() => {
    if (isSuccess) reloadOnce(boot);
  }, [isSuccess, boot]);
  if (!error)
    return (
      <div className={styles.wait}>
        <Stack gap={6} align="center">
          <Welcome />
          <Spinner label={t('beginning')} size="large" />
          <p className={styles.text} aria-hidden="true">
            {t('beginning')}
          </p>
        </Stack>
      </div>
    );
  const isSessionOver = error instanceof RequestError && error.kind === 'login';
  return (
    <ErrorState
      role="alert"
      headingLevel={1}
      title={t('beginFailed')}
      onRetry={isSessionOver ? undefined : refetch}
      actions={
        isSessionOver && (
          <Button variant="primary" onClick={() => openLogin({ isSessionOver })}>
            {site('nav.login')}
          </Button>
        )
      }
    >
      {error instanceof NotOnboarded ? t('again') : requestMessage(error, site)}
    </ErrorState>
  );
}
