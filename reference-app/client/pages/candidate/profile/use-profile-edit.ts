import { useMutation } from '@tanstack/react-query';
import { useAuth } from '../../../app/auth.ts';
import { requestMessage } from '../../../app/request-message.ts';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { keepProfile, refreshAfterEdit } from '../../../request/queries/profile.ts';
import { RequestError } from '../../../request/request-error.ts';
import { Conflict, type ProfileEdit } from './save-section.ts';

/** Edits the profile, and tells of what could not be done (PROFILE-01). */
export function useProfileEdit() {
  const { api, queries, t: site } = useSite();
  const t = profileTexts.useTexts();
  const { openLogin } = useAuth();
  const showToast = useShowToast();
  const { mutateAsync } = useMutation({
    mutationFn: (edit: ProfileEdit) => api.post('/api/pcsx/profile_edit', edit),
    // a page that stood open for long has an old token: nothing was done, and the refusal has brought a new one
    retry: (failures, error) => failures < 1 && error instanceof RequestError && error.kind === 'csrf',
    retryDelay: 0,
  });

  const edit = async (change: ProfileEdit) => {
    const { data } = await mutateAsync(change);
    await keepProfile(queries, api, data);
    refreshAfterEdit(queries, api);
    return data;
  };

  /** Says that it did not work; why is said where it was tried. */
  const tell = (error: unknown) => {
    if (error instanceof Conflict) {
      void keepProfile(queries, api, error.standing);
      return;
    }
    const kind = error instanceof RequestError ? error.kind : undefined;
    if (kind === 'login') openLogin({ isSessionOver: true });
    // these have words of their own, which stand where it was tried (HTTP-02)
    if (kind === 'login' || kind === 'csrf') return;
    const isInvalid = error instanceof RequestError && error.status === 422;
    showToast({ variant: 'alert', duration: 'brief', text: t(isInvalid ? 'invalid' : 'wrong') });
  };

  const explain = (error: unknown) => requestMessage(error, site);
  return { edit, tell, explain };
}
