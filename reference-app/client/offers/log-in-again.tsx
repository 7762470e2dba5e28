import { Button } from '@portico/components';
import { useAuth } from '../app/auth.ts';
import { useSite } from '../site/site.tsx';

/** Leads on where a session has ended: after the login the page is there again. */
export function LogInAgain() {
  const { t } = useSite();
  const { openLogin } = useAuth();
  return (
    <Button size="small" variant="primary" onClick={() => openLogin({ isSessionOver: true })}>
      {t('nav.login')}
    </Button>
  );
}
