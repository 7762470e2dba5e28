import { useState } from 'react';
import { useSite } from '../../../site/site.tsx';
import { useShowToast } from '../../../app/toasts.tsx';
import { profileTexts } from '../../../locales/texts.ts';
import { keepProfile, refreshAfterEdit } from '../../../request/queries/profile.ts';
import { RequestError } from '../../../request/request-error.ts';
import { useProfileEdit } from './use-profile-edit.ts';

// as the server counts
const bytesInMegabyte = 1024 * 1024;
const maximumMegabytes = 5;
const types = ['.png', '.jpg', '.jpeg', '.webp'];
export const pictureTypes = types.join(',');

/** The candidate’s picture: sent as soon as it is chosen, and replaced or removed. */
export function usePicture() {
  const { api, boot, queries } = useSite();
  const t = profileTexts.useTexts();
  const showToast = useShowToast();
  const { tell, explain } = useProfileEdit();
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string>();
  const size = new Intl.NumberFormat(boot.locale, { style: 'unit', unit: 'megabyte' }).format(
    maximumMegabytes,
  );

  /** What is wrong with the picture itself, which the server says in English. */
  const complaintOf = (name: string, error: unknown) => {
    const status = error instanceof RequestError ? error.status : undefined;
    if (status === 413) return t('picture.tooLarge', { name, size });
    return status === 400 ? t('picture.unreadable', { name }) : undefined;
  };

  const send = async (file: File) => {
    const { name } = file;
    setProblem(undefined);
    if (!types.some((type) => name.toLowerCase().endsWith(type))) {
      setProblem(t('picture.wrongType', { name }));
      return;
    }
    if (file.size > maximumMegabytes * bytesInMegabyte) {
      setProblem(t('picture.tooLarge', { name, size }));
      return;
    }
    setSending(true);
    const form = new FormData();
    form.append('avatar', file);
    try {
      const { data } = await api.postForm('/api/pcsx/profile_avatar', form);
      await keepProfile(queries, api, data);
      refreshAfterEdit(queries, api);
      showToast({ variant: 'success', text: t('picture.saved') });
    } catch (error) {
      tell(error);
      setProblem(complaintOf(name, error) ?? explain(error));
    }
    setSending(false);
  };
  return { send, isSending, problem, forget: () => setProblem(undefined), size };
}
