import type { Upload } from '@portico/components';
import type { FormDefinition } from '@portico/core/forms';
import { useCallback, useState } from 'react';
import type { ApplicantProfile } from '../../../contract/apply.ts';
import { useSite } from '../../site/site.tsx';
import type { Api } from '../../request/api.ts';
import type { RequestError } from '../../request/request-error.ts';
import { contactValues } from './application.ts';
import { useKnownUser } from './use-known-user.ts';

/** What is read in a resume for the contact form. */
type Read = Partial<Pick<ApplicantProfile, 'firstname' | 'lastname' | 'email' | 'phone' | 'location'>>;

/** What was read in a candidate's resume, of which their profile knows nothing before they accept it. */
async function readIn(api: Api, id: string): Promise<Read> {
  const { data: resume } = await api.get('/api/pcsx/resumes/{id}', { in: { id } });
  const valueOf = (field: string) => resume.proposals.find((one) => one.field === field)?.value;
  const name = valueOf('name') as Pick<Read, 'firstname' | 'lastname'> | undefined;
  const texts = ['email', 'phone', 'location'].flatMap((field) => {
    const value = valueOf(field);
    return typeof value === 'string' ? [[field, value]] : [];
  });
  return { firstname: name?.firstname, lastname: name?.lastname, ...Object.fromEntries(texts) };
}

/** What a resume says for the contact form, by the form's fields. */
export type ReadValues = Readonly<Record<string, string>>;
/** Tells of each resume that was read. @returns stops telling */
export type FollowReading = (heard: (read: ReadValues) => void) => () => void;

type Options = {
  contact: FormDefinition;
  ids: readonly number[];
  onFailed: (error: RequestError) => void;
};

/** Sends a resume as soon as it is chosen, and tells what was read in it. */
export function useResume({ contact, ids, onFailed }: Options) {
  const { api, boot } = useSite();
  const asKnown = useKnownUser(onFailed);
  const [listeners] = useState(() => new Set<(read: ReadValues) => void>());
  const upload: Upload = async (file, options) => {
    const form = new FormData();
    form.append('resume', file);
    const { data } = await asKnown((headers) =>
      api.postForm('/api/application/v2/resume_upload', form, {
        parameters: { pids: ids.join(',') },
        headers,
        ...options,
      }),
    );
    // it is there, whatever can be read in it
    const { resumeId } = data.profile;
    const found = boot.user && resumeId ? await readIn(api, resumeId).catch((): Read => ({})) : data.profile;
    const read = contactValues(contact, found);
    if (!options.signal.aborted) for (const heard of listeners) heard(read);
    return resumeId ?? undefined;
  };
  const follow = useCallback<FollowReading>(
    (heard) => {
      listeners.add(heard);
      return () => listeners.delete(heard);
    },
    [listeners],
  );
  return { upload, follow };
}
