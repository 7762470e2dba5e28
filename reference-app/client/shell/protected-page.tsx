import { Stack } from '@portico/components';
import { useEffect } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { LoginUnavailable } from '../pages/login/login-unavailable.tsx';
import { useAuth } from '../app/auth.ts';
import * as styles from '../app/shell.css.ts';
import { useAddress, useSite } from '../site/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';

/** A page that needs a login, entered without one: the dialog opens, nothing else shows (ROUTES-04, AUTH-02); where
 * it cannot open, a way on. */
export function ProtectedPage() {
  const { boot, t } = useSite();
  const { openLogin } = useAuth();
  const navigate = useNavigate();
  const address = useAddress();
  const home = address('/careers');
  useEffect(() => openLogin({ onDismiss: () => void navigate(home) }), [openLogin, navigate, home]);
  const isHydrated = useIsHydrated();
  if (!boot.configs.loginSignupConfig.candidateLoginEnabled) return <LoginUnavailable />;
  if (isHydrated) return null;
  return (
    <noscript>
      <main className={styles.notice}>
        <Stack gap={4} align="start">
          <h1>{t('login.title')}</h1>
          <p>{t('login.needsScript')}</p>
          <Link to={home}>{t('job.allJobs')}</Link>
        </Stack>
      </main>
    </noscript>
  );
}
