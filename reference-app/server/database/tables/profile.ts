import type { Generated } from 'kysely';
import type { ProfileSections } from '../../../contract/profile.ts';
import type { Reading, Settled } from '../../../contract/resumes.ts';
import type { Json } from './json.ts';

type CandidateProfileTable = {
  group_id: number;
  account_id: number;
  /** Grows with every change. */
  version: number;
  sections: Json<ProfileSections>;
  updated_at: Date;
};

type CandidateAvatarTable = {
  group_id: number;
  account_id: number;
  media_type: string;
  sha256: string;
  bytes: Buffer;
};

type CandidateResumeTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id. */
  enc_id: string;
  account_id: number;
  name: string;
  sha256: string;
  bytes: Buffer;
  /** The one that applications take; one at most. */
  is_current: boolean;
  uploaded_at: Date;
  reading: Json<Reading>;
  /** What the candidate has said to what was read. */
  settled: Json<Settled>;
};

/** Uploaded without an account, for an application of the same browser; kept for a day. */
type VisitorResumeTable = {
  group_id: number;
  visitor_hash: string;
  name: string;
  bytes: Buffer;
  uploaded_at: Date;
};

export type ProfileTables = {
  candidate_profile: CandidateProfileTable;
  candidate_avatar: CandidateAvatarTable;
  candidate_resume: CandidateResumeTable;
  visitor_resume: VisitorResumeTable;
};
