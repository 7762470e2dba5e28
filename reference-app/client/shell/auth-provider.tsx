import { loginAddress } from '@portico/components/forms';
import { lazyWithRetry } from '@portico/components/lazy';
import { useCallback, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import { AuthContext, type Auth, type LoginRequest } from '../app/auth.ts';
import { alsoLoading } from '../app/lazy.tsx';
import { forgetPending, rememberPending } from '../app/pending-action.ts';
import { accountTexts } from '../locales/texts.ts';
import { useSite } from '../site/site.tsx';

/** Where the dialog's chunk cannot be loaded, the page of its own may be. */
function LoginPageInstead() {
  const { boot } = useSite();
  const { pathname, search } = useLocation();
  const parameters = new URLSearchParams(search);
  const page = loginAddress({
    domain: boot.domain,
    pids: parameters.get('pid')?.split(','),
    microsite: parameters.get('microsite'),
    hl: parameters.get('hl'),
    next: `${pathname}${search}`,
  });
  useEffect(() => window.location.assign(page), [page]);
  return null;
}

const LoginDialog = lazyWithRetry(() => import('../pages/login/login-dialog.tsx'), {
  ...alsoLoading(accountTexts),
  Failed: LoginPageInstead,
});

/** Holds the login dialog, which is loaded when it is first asked for. Nothing opens where the employer has no logins. */
export function AuthProvider({ children }: { children: ReactNode }) {
  const { boot } = useSite();
  const [request, setRequest] = useState<LoginRequest>();
  const { candidateLoginEnabled } = boot.configs.loginSignupConfig;
  const user = boot.user?.encId;
  const openLogin = useCallback<Auth['openLogin']>(
    (options = {}) => {
      if (!candidateLoginEnabled || (user !== undefined && !options.isSessionOver)) return;
      if (options.pending) rememberPending(boot.domain, { ...options.pending, by: user });
      setRequest(options);
    },
    [candidateLoginEnabled, user, boot.domain],
  );
  const auth = useMemo(() => ({ openLogin }), [openLogin]);
  return (
    <AuthContext value={auth}>
      {children}
      {request && (
        <LoginDialog
          isSessionOver={request.isSessionOver === true}
          onDismiss={() => {
            setRequest(undefined);
            forgetPending(boot.domain);
            request.onDismiss?.();
          }}
        />
      )}
    </AuthContext>
  );
}
