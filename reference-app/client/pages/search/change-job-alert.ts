import type { Toast } from '@portico/components';
import { withQuery, searchParameters, type SearchState } from '@portico/core/jobs';
import type { SearchData } from '../../../contract/search.ts';
import { requestMessage } from '../../app/request-message.ts';
import type { useAuth } from '../../app/auth.ts';
import { filterSyntax, type Site } from '../../site/site.tsx';
import { searchToolsTexts } from '../../locales/texts.ts';
import { RequestError } from '../../request/request-error.ts';

type Change = {
  site: Site;
  /** Parameters, as the server is asked with them. */
  search: string;
  /** By which answers to searches name it. */
  paramsHash: string | null;
  isOn: boolean;
  showToast: (toast: Toast) => void;
  openLogin: ReturnType<typeof useAuth>['openLogin'];
};

/** A search as the server is asked for it, from its first page. */
export const parametersOf = ({ boot }: Site, state: SearchState): string =>
  withQuery('', searchParameters({ ...state, start: 0, debug: '' }, filterSyntax(boot))).slice(1);

async function changeOnServer({ site: { api }, search, paramsHash, isOn }: Change) {
  if (isOn) return (await api.post('/api/pcsx/saved_searches', { search })).data;
  const { data } = await api.get('/api/pcsx/saved_searches');
  const saved = data.savedSearches.find((one) => one.paramsHash === paramsHash);
  // it may have been removed elsewhere
  if (!saved) return { paramsHash, isActive: false };
  return (await api.put('/api/pcsx/saved_searches/{id}', { isActive: false }, { in: { id: saved.id } })).data;
}

/** Saves a search as a job alert, or ends that, and tells what has become of it; what was done can be undone. */
export async function changeJobAlert(change: Change): Promise<void> {
  const { site, search, isOn, showToast, openLogin } = change;
  const { boot, queries, t } = site;
  const pending = { name: 'job-alert', data: search };
  if (!boot.user) return openLogin({ pending });
  const own = await searchToolsTexts.load(boot.locale);
  try {
    const { paramsHash, isActive } = await changeOnServer(change);
    // on every page of the search, in whatever order
    queries.setQueriesData<SearchData>({ queryKey: ['search'] }, (before) =>
      before?.savedSearchMetadata.savedSearchParamsHash === paramsHash
        ? {
            ...before,
            savedSearchMetadata: { savedSearchParamsHash: paramsHash, isSavedSearchActive: isActive },
          }
        : before,
    );
    void queries.invalidateQueries({ queryKey: ['saved-searches'] });
    showToast({
      variant: 'success',
      text: own(isOn ? 'alert.on' : 'alert.off'),
      action: {
        label: own('alert.undo'),
        onSelect: () => void changeJobAlert({ ...change, paramsHash, isOn: !isOn }),
      },
    });
  } catch (error) {
    if (error instanceof RequestError && error.kind === 'login')
      return openLogin({ pending: isOn ? pending : undefined, isSessionOver: true });
    showToast({
      variant: 'alert',
      duration: 'long',
      text: own(isOn ? 'alert.onFailed' : 'alert.offFailed', { why: requestMessage(error, t) }),
    });
  }
}
