import type { Reading, UnreadReason } from '../../../contract/resumes.ts';

/** What is told of a resume that was not read. */
export const unread = (reason: UnreadReason): Reading => ({ state: 'unread', reason });
