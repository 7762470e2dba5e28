import { useAuth } from '../../app/auth.ts';
import { useSite } from '../../site/site.tsx';
import { RequestError } from '../../request/request-error.ts';
import { asKnownUser } from '../../request/known-user.ts';

/** Uploads something as whom the page knows: whose session has ended is asked to log in, and the failure is told on. */
export function useKnownUser(onFailed: (error: RequestError) => void) {
  const { boot } = useSite();
  const { openLogin } = useAuth();
  return async <Answer>(send: (headers: Record<string, string>) => Promise<Answer>): Promise<Answer> => {
    try {
      return await asKnownUser(boot, send);
    } catch (error) {
      if (error instanceof RequestError) {
        if (boot.user && error.kind === 'login') openLogin({ isSessionOver: true });
        onFailed(error);
      }
      throw error;
    }
  };
}
