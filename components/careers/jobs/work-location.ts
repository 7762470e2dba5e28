import { useMessages } from '../../messages/locale.tsx';
import type { Messages } from '../../messages/messages.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';

/** Where a job’s work is done, as the server writes it (`work_location_option`). */
export type WorkLocation = keyof typeof keys;

/** Says where the work is done, in the language around. */
export const useWorkLocation = (): Messages<WorkLocation> => useMessages<WorkLocation>('jobs', english);
