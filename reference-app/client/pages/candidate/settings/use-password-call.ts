import { useEffect } from 'react';
import { useAuth } from '../../../app/auth.ts';
import { useSite } from '../../../site/site.tsx';
import { settingsQuery } from '../../../request/queries/settings.ts';
import { RequestError } from '../../../request/request-error.ts';
import type { AccountFields } from '../../login/account-fields.ts';
import { useAccountCall, type AccountCall } from '../../login/use-account-call.ts';

/**
 * A call that takes the password again. Where the session has ended the login opens; where there is no password after all, that
 * is known once it has failed.
 */
export function usePasswordCall<Answer>({
  call,
  onDone,
}: {
  call: (fields: AccountFields) => Promise<Answer>;
  onDone: (answer: Answer) => void;
}): AccountCall<AccountFields> {
  const { api, queries } = useSite();
  const { openLogin } = useAuth();
  const made = useAccountCall({
    call: async (fields: AccountFields) => {
      try {
        return await call(fields);
      } catch (error) {
        if (error instanceof RequestError && error.status === 409)
          await queries.invalidateQueries({ queryKey: settingsQuery(api).queryKey });
        throw error;
      }
    },
    onDone,
  });
  const isOver = made.error instanceof RequestError && made.error.kind === 'login';
  useEffect(() => {
    if (isOver) openLogin({ isSessionOver: true });
  }, [isOver, openLogin]);
  return made;
}
