import type { ProfileSections } from '../../contract/profile.ts';
import type { Proposal, ProposalField, Reading, Settled, UnreadReason } from '../../contract/resumes.ts';
import type { ProfileContent, ProfileEdit } from '../profile/edit.ts';

/** Each takes a process for a while. */
export const readingsPerAccount = { tries: 30, window: 10 * 60 * 1000 };

const notes: Readonly<Record<UnreadReason, string>> = {
  encrypted: 'It is protected with a password, so we could not read it. It is kept as it is.',
  damaged: 'It is damaged, so we could not read it. It is kept as it is.',
  empty: 'It holds no text that can be read; it may be a scan. It is kept as it is.',
  too_much: 'It unpacks to more than we read. It is kept as it is.',
  too_slow: 'Reading it took too long. It is kept as it is.',
  busy: 'Many resumes came at once, so we could not read it yet. Try again in a moment.',
  unknown_type: 'We do not read files of this type. It is kept as it is.',
};

/** What to tell of a resume that could not be read; null = it was. */
export function noteOf(reading: Reading): string | null {
  return reading.state === 'unread' ? notes[reading.reason] : null;
}

/** What was read in a resume and is not settled: of what is, the profile tells, also that it is no longer so. */
export function openProposals(reading: Reading, settled: Settled): Proposal[] {
  if (reading.state === 'unread') return [];
  return reading.proposals.filter(({ id }) => settled[id] === undefined);
}

/** What accepting a proposal changes; undefined for what is not the profile's to hold. */
export function editFor({ field, value }: Proposal, content: ProfileContent): ProfileEdit | undefined {
  const personal = { ...content, ...contactIn(content.sections) };
  const { firstname, lastname, phone, location } = personal;
  const own = { firstname, lastname, phone, location };
  const edits: Readonly<Record<ProposalField, ProfileEdit | undefined>> = {
    name: { section: 'personal', operation: 'update', value: { ...own, ...(value as object) } },
    phone: { section: 'personal', operation: 'update', value: { ...own, phone: value } },
    location: { section: 'personal', operation: 'update', value: { ...own, location: value } },
    skills: { section: 'skills', operation: 'add', value },
    experience: { section: 'experience', operation: 'add', value },
    education: { section: 'education', operation: 'add', value },
    email: undefined,
  };
  return edits[field];
}

function contactIn({ phone, location }: ProfileSections) {
  return { phone, location };
}

/** The ids that a resume does not propose. */
export function unknownIds(reading: Reading, ids: readonly string[]): string[] {
  const known = new Set(reading.state === 'read' ? reading.proposals.map(({ id }) => id) : []);
  return ids.filter((id) => !known.has(id));
}
