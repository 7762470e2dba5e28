import type { Messages } from '@portico/core/messages';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/jobs.json';
import english from '../../locales/en-US/jobs.json?messages';

/** Where a job’s work is done, as the server writes it (`work_location_option`). */
export type WorkLocation = 'onsite' | 'hybrid' | 'remote' | 'remote_local' | 'remote_global';

/** Says where the work is done, in the language around. */
export const useWorkLocation = (): Messages<WorkLocation> =>
  // does not compile where a text is missing
  useMessages<Extract<WorkLocation, keyof typeof keys>>('jobs', english);
