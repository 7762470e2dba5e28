import { createContext, useContext } from 'react';
import type { PendingAction } from './pending-action.ts';

export type LoginRequest = { onDismiss?: () => void; pending?: PendingAction; isSessionOver?: boolean };
export type Auth = {
  /**
   * Opens the login dialog; `onDismiss` runs when it closes without a login, `pending` by `usePendingAction` after one.
   * `isSessionOver` = the page still shows somebody as logged in, whom the server no longer knows.
   */
  openLogin: (options?: LoginRequest) => void;
};
export const AuthContext = createContext<Auth | undefined>(undefined);

export function useAuth(): Auth {
  const auth = useContext(AuthContext);
  if (!auth) throw new Error('useAuth is called outside AuthProvider');
  return auth;
}
