import type { Generated } from 'kysely';
import type { Interview, Nudge, Referral } from '../../../contract/dashboard.ts';
import type { Json } from './json.ts';

type OfAccount = { group_id: number; id: Generated<number>; account_id: number };

type NudgeTable = OfAccount & {
  kind: Nudge['kind'];
  title: string;
  body: string;
  link: string;
  link_label: string;
  created_at: Date;
};

type InterviewTable = OfAccount & {
  title: string;
  job_id: number | null;
  kind: Interview['kind'];
  starts_at: Date;
  duration_minutes: number;
  time_zone: string;
  place: string;
  link: string;
  phone_number: string;
  interviewers: Json<Interview['interviewers']>;
  is_cancelled: boolean;
};

type CandidateEventTable = OfAccount & {
  title: string;
  description: string;
  starts_at: Date;
  ends_at: Date;
  time_zone: string;
  place: string;
  link: string;
};

type ReferralTable = OfAccount & {
  person_name: string;
  job_id: number | null;
  /** As it was called then. */
  job_title: string;
  status: Referral['status'];
  referred_at: Date;
};

export type DashboardTables = {
  nudge: NudgeTable;
  interview: InterviewTable;
  candidate_event: CandidateEventTable;
  referral: ReferralTable;
};
