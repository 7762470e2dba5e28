import { useAuth } from '../app/auth.ts';
import { editThemeAction } from '../app/edit-theme-action.ts';
import { useSite } from '../site/site.tsx';

/**
 * Opens the login for a theme builder whose session has ended; the page that comes after it opens the builder again,
 * which saves what waits there. Undefined where the employer has no login of its own.
 */
export function useLogInAgain(): (() => void) | undefined {
  const { openLogin } = useAuth();
  const { candidateLoginEnabled } = useSite().boot.configs.loginSignupConfig;
  if (!candidateLoginEnabled) return undefined;
  return () => openLogin({ isSessionOver: true, pending: { name: editThemeAction, data: null } });
}
