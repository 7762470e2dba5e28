import type { ReadResume, Resume } from '../../contract/resumes.ts';
import { resumePath } from '../profile/wire.ts';
import { noteOf } from './rules.ts';
import type { StoredResume } from './store.ts';

/** A resume as a row of a list. */
export function resumeOf({ encId, name, isCurrent, uploadedAt, reading }: StoredResume): Resume {
  return {
    id: encId,
    name,
    uploadedAt: uploadedAt.toISOString(),
    isCurrent,
    url: resumePath(encId),
    isRead: reading.state === 'read',
    note: noteOf(reading),
  };
}

/** A resume with what was read in it. */
export function readResumeOf(stored: StoredResume): ReadResume {
  const { reading, settled } = stored;
  const isRead = reading.state === 'read';
  return {
    ...resumeOf(stored),
    language: isRead ? reading.language : null,
    proposals: isRead
      ? reading.proposals.map((proposal) => ({ ...proposal, status: settled[proposal.id] ?? 'open' }))
      : [],
  };
}
