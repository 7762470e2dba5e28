import { createContext, useCallback, useContext, useMemo, useState, type ReactNode, useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { accountTexts } from '../locales/account-messages.ts';
import { alsoLoading } from './lazy.tsx';
import { lazyWithRetry } from '@portico/components/lazy';
import { forgetPending, rememberPending, type PendingAction } from './pending-action.ts';
import { useAddress, useSite } from './site.tsx';

/** Where the dialog's chunk cannot be loaded, the page of its own may be. */
const LoginPageInstead = () => {
  const address = useAddress();
  const { pathname, search } = useLocation();
  const page = address(`/careers/login?next=${encodeURIComponent(`${pathname}${search}`)}`);
  useEffect(() => window.location.assign(page), [page]);
  return null;
};

const LoginDialog = lazyWithRetry(() => import('../pages/login/login-dialog.tsx'), {
  ...alsoLoading(accountTexts),
  Failed: LoginPageInstead,
});

type LoginRequest = { onDismiss?: () => void; pending?: PendingAction; isSessionOver?: boolean };
type Auth = {
  /**
   * Opens the login dialog; `onDismiss` runs when it closes without a login, `pending` by `usePendingAction` after one.
   * `isSessionOver` = the page still shows somebody as logged in, whom the server no longer knows.
   */
  openLogin: (options?: LoginRequest) => void;
};
const AuthContext = createContext<Auth | undefined>(undefined);

export const useAuth = (): Auth => {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth is called outside AuthProvider');
  return auth;
};

/** Holds the login dialog, which is loaded when it is first asked for. Nothing opens where the employer has no logins. */
export const AuthProvider = ({ children }: { children: ReactNode }) => {
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
};
