import { useMutation } from '@tanstack/react-query';
import type { Application } from '../../../contract/applications.ts';
import { useAuth } from '../../app/auth.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { applicationsQuery, keepWithdrawn } from '../../request/queries/dashboard.ts';
import { RequestError } from '../../request/request-error.ts';

/** Withdraws an application; `problem` says why it could not be done, where it may still be tried again. */
export function useWithdraw() {
  const { api, queries, t } = useSite();
  const dashboard = dashboardTexts.useTexts();
  const showToast = useShowToast();
  const { openLogin } = useAuth();
  const { mutateAsync } = useMutation({
    mutationFn: ({ id }: Application) =>
      api.post('/api/pcsx/applications/{id}/withdraw', undefined, { in: { id } }),
    // a page that stood open for long has an old token: nothing was done, and the refusal has brought a new one
    retry: (failures, error) => failures < 1 && error instanceof RequestError && error.kind === 'csrf',
    retryDelay: 0,
  });
  return async (application: Application): Promise<{ problem?: string }> => {
    try {
      const { data } = await mutateAsync(application);
      await keepWithdrawn(queries, api, data);
    } catch (error) {
      const problem = requestMessage(error, t);
      if (!(error instanceof RequestError)) return { problem };
      if (error.kind === 'login') openLogin({ isSessionOver: true });
      if (error.kind !== 'gone' && error.status !== 409) return { problem };
      // it has ended otherwise meanwhile: there is nothing left to ask
      showToast({ variant: 'alert', duration: 'long', text: problem });
      await queries.invalidateQueries({ queryKey: applicationsQuery(api).queryKey });
      return {};
    }
    showToast({ variant: 'success', text: dashboard('withdraw.done', { position: application.name }) });
    return {};
  };
}
