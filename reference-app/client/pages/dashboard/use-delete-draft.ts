import { useMutation, useMutationState } from '@tanstack/react-query';
import type { Draft } from '../../../contract/drafts.ts';
import { useAuth } from '../../app/auth.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { draftsQuery, keepDrafts } from '../../request/queries/apply.ts';
import { RequestError } from '../../request/request-error.ts';
import { withFreshToken } from '../../request/with-fresh-token.ts';
import { draftKey } from '../apply/draft-key.ts';
import { whereAllowed } from '../../app/browser-storage.ts';

/**
 * Takes away what this browser keeps of an application that was begun, and what it knows of the server's.
 *
 * @returns puts it back
 */
function takeBrowserCopy(key: string): () => void {
  const kept = whereAllowed(() => {
    const entries = Object.entries({ ...localStorage }).filter(([name]) => name.includes(key));
    for (const [name] of entries) localStorage.removeItem(name);
    return entries as [string, string][];
  });
  return () =>
    whereAllowed(() => {
      for (const [name, text] of kept ?? []) localStorage.setItem(name, text);
    });
}

const path = '/api/pcsx/draft_applications';
const mutationKey = ['delete-draft'];

/** Whether it can be begun again: the server takes no drafts for jobs that are no longer there. */
const canComeBack = ({ positions, position_ids }: Draft) => positions.length === position_ids.length;

/**
 * Deletes an application that was begun, on the server and in this browser; the toast that tells so can undo it (DRAFT-01).
 *
 * @returns `isDeleting`: those on their way, which show as deleted; a failure brings them back
 */
export function useDeleteDraft() {
  const { api, boot, queries, t: site } = useSite();
  const t = dashboardTexts.useTexts();
  const showToast = useShowToast();
  const { openLogin } = useAuth();

  const tell = (error: unknown, text: string) => {
    if (error instanceof RequestError && error.kind === 'login') openLogin({ isSessionOver: true });
    showToast({ variant: 'alert', duration: 'long', text: `${text}. ${requestMessage(error, site)}` });
  };

  const undo = async ({ position_ids, step, profile, answers }: Draft, putBack: () => void) => {
    try {
      // not over one that has been begun meanwhile
      const body = { position_ids, version: null, step, profile, answers };
      const { data } = await withFreshToken(() => api.put(path, body));
      putBack();
      await keepDrafts(queries, api, (before) => [data, ...before]);
      showToast({ variant: 'success', text: t('drafts.restored') });
    } catch (error) {
      tell(error, t('drafts.restoreFailed'));
      await queries.invalidateQueries({ queryKey: draftsQuery(api).queryKey });
    }
  };

  const { mutate } = useMutation({
    mutationKey,
    mutationFn: ({ position_ids, version }: Draft) =>
      // what was written elsewhere meanwhile has not been seen here
      withFreshToken(() => api.delete(path, { body: { position_ids, match: 'exact', version } })),
    onSuccess: async (_, draft) => {
      const who = boot.user?.encId ?? '';
      const putBack = takeBrowserCopy(draftKey({ domain: boot.domain, jobs: draft.position_ids, who }));
      await keepDrafts(queries, api, (before) => before.filter(({ id }) => id !== draft.id));
      showToast({
        variant: 'success',
        text: t('drafts.deleted'),
        ...(canComeBack(draft) && {
          action: { label: t('drafts.undo'), onSelect: () => void undo(draft, putBack) },
        }),
      });
    },
    onError: (error) => {
      tell(error, t('drafts.deleteFailed'));
      void queries.invalidateQueries({ queryKey: draftsQuery(api).queryKey });
    },
  });
  const underWay = useMutationState({
    filters: { mutationKey, status: 'pending' },
    select: ({ state }) => (state.variables as Draft).id,
  });
  return { deleteDraft: mutate, isDeleting: ({ id }: Draft) => underWay.includes(id) };
}
