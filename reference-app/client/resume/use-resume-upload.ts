import { useEffect, useRef, useState } from 'react';
import type { Profile } from '../../contract/profile.ts';
import type { ReadResume } from '../../contract/resumes.ts';
import { useSite } from '../site/site.tsx';
import { refreshAfterResume } from './refresh-after-resume.ts';

export type ReviewedResume = { profile: Profile; resume: ReadResume };

/** One upload at a time, which can be called off. */
export function useResumeUpload() {
  const { api, queries } = useSite();
  /** How much is sent, 0 to 1; undefined = nothing is under way. */
  const [share, setShare] = useState<number>();
  const sending = useRef<AbortController>(undefined);
  useEffect(() => () => sending.current?.abort(), []);

  /** @throws RequestError; @returns undefined when it was called off */
  const upload = async (file: File): Promise<ReviewedResume | undefined> => {
    const controller = new AbortController();
    sending.current = controller;
    setShare(0);
    const form = new FormData();
    form.append('resume_file_name', file.name);
    form.append('resume_content', file);
    try {
      const { data } = await api.postForm('/api/pcsx/upload_resume', form, {
        signal: controller.signal,
        onProgress: setShare,
      });
      refreshAfterResume(queries);
      const { resume, ...profile } = data;
      return { profile, resume };
    } catch (error) {
      if (!controller.signal.aborted) throw error;
      // it may have arrived all the same
      refreshAfterResume(queries);
      return undefined;
    } finally {
      setShare(undefined);
    }
  };
  return { share, upload, cancel: () => sending.current?.abort() };
}
