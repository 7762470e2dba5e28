import type { Profile } from '../../contract/profile.ts';
import type { StoredProfile } from './store.ts';

export const resumePath = (encId: string) => `/api/pcsx/resumes/${encId}/content`;

/** A profile as it travels. */
export function profileOf(stored: StoredProfile): Profile {
  const { encId, email, firstname, lastname, sections, version, avatarHash, resume } = stored;
  return {
    ...sections,
    encId,
    email,
    firstname,
    lastname,
    fullname: `${firstname} ${lastname}`.trim(),
    // another picture has another address, so that browsers fetch it
    avatar: avatarHash && `/api/pcsx/profile_avatar?v=${avatarHash.slice(0, 16)}`,
    hasResume: resume !== null,
    resumeFilename: resume?.name ?? null,
    resumeUrl: resume && resumePath(resume.encId),
    version,
  };
}
