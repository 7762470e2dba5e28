import {
  createContext,
  lazy,
  Suspense,
  useCallback,
  useContext,
  useMemo,
  useState,
  type ReactNode,
} from 'react';
import { useSite } from './site.tsx';

const LoginDialog = lazy(() => import('../pages/login/login-dialog.tsx'));

type Auth = {
  /** Opens the login dialog; `onDismiss` runs when it closes without a login. */
  openLogin: (options?: { onDismiss?: () => void }) => void;
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
  const [request, setRequest] = useState<{ onDismiss?: () => void }>();
  const isEnabled = boot.configs.loginSignupConfig.candidateLoginEnabled && !boot.user;
  const openLogin = useCallback<Auth['openLogin']>(
    (options = {}) => isEnabled && setRequest(options),
    [isEnabled],
  );
  const auth = useMemo(() => ({ openLogin }), [openLogin]);
  return (
    <AuthContext value={auth}>
      {children}
      {request && (
        <Suspense fallback={null}>
          <LoginDialog
            onDismiss={() => {
              setRequest(undefined);
              request.onDismiss?.();
            }}
          />
        </Suspense>
      )}
    </AuthContext>
  );
};
