import { Button } from '@portico/components';
import type { SearchState } from '@portico/core/jobs';
import type { SearchData } from '../../../contract/search.ts';
import { useAuth } from '../../app/auth.ts';
import { usePendingAction } from '../../app/pending-action.ts';
import { useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import { useShowToast } from '../../app/toasts.tsx';
import { useWish } from '../../app/use-wish.ts';

type JobAlertProps = {
  state: SearchState;
  /** Of the answer, once it is there. */
  metadata: SearchData['savedSearchMetadata'] | undefined;
};

/** Saves the search as a job alert, after a login where there was none, or ends that (SEARCH-15). */
export function JobAlert({ state, metadata }: JobAlertProps) {
  const site = useSite();
  const jobs = jobsTexts.useTexts();
  const { openLogin } = useAuth();
  const showToast = useShowToast();
  const alert = useWish(metadata?.isSavedSearchActive ?? false);
  const change = (isOn: boolean, search?: string) =>
    alert.make(isOn, async () => {
      const { changeJobAlert, parametersOf } = await import('./change-job-alert.ts');
      await changeJobAlert({
        site,
        search: search ?? parametersOf(site, state),
        paramsHash: metadata?.savedSearchParamsHash ?? null,
        isOn,
        showToast,
        openLogin,
      });
    });
  usePendingAction('job-alert', (search) => change(true, String(search)));
  return (
    <Button variant="twoState" size="small" pressed={alert.value} onClick={() => change(!alert.value)}>
      {jobs('search.alert')}
    </Button>
  );
}
