import type { FormDefinition } from '@portico/core/forms';
import type { Generated } from 'kysely';
import type { ApplicationStatus } from '../../../contract/application-status.ts';
import type { FormValues } from '../../../contract/form-definition.ts';
import type { Json } from './json.ts';

/** Whoever has applied: an account, or a visitor under an e-mail address. Its row is what submits take turns on. */
type ApplicantTable = {
  group_id: number;
  id: Generated<number>;
  /** See `applicantKey`. */
  key: string;
  /** null = a visitor. */
  account_id: number | null;
  /** When last. */
  applied_at: Date;
};

type ApplicationTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id. */
  enc_id: string;
  applicant_id: number;
  position_id: number;
  /** As it was called when the application was sent. */
  position_name: string;
  position_location: string;
  status: ApplicationStatus;
  contact: Json<FormValues>;
  /** The questions as they were put. */
  form: Json<FormDefinition>;
  answers: Json<FormValues>;
  resume_id: number | null;
  /** SHA-256, hex; tells whether the same was sent again. */
  resume_hash: string | null;
  /** Of `application_file`: what its answers name. */
  file_ids: Generated<number[]>;
  submitted_at: Date;
  updated_at: Date;
};

/** A file that came with applications: one for all that were sent together. */
type ApplicationResumeTable = {
  group_id: number;
  id: Generated<number>;
  applicant_id: number;
  name: string;
  bytes: Buffer;
};

/** A file that answers a question: it waits to be sent with an application, or is of a form. */
type AnswerFileTable = {
  group_id: number;
  id: Generated<number>;
  /** Public id, by which answers name it. */
  enc_id: string;
  /** Whose it is; null = the visitor's. */
  account_id: number | null;
  visitor_hash: string | null;
  name: string;
  size: number;
  bytes: Buffer;
  uploaded_at: Date;
  /** When a draft or an application has named it last: what nobody names for a day goes, unless a draft has it. */
  named_at: Date;
  /** With a form, in whose answers it stays; null = it waits. */
  handed_in_at: Generated<Date | null>;
};

/** A file that answers questions of applications: one for all that were sent together. */
type ApplicationFileTable = {
  group_id: number;
  id: Generated<number>;
  applicant_id: number;
  /** As the answers name it. */
  enc_id: string;
  name: string;
  bytes: Buffer;
};

/** How an application came to its status, from 1 on. */
type ApplicationEventTable = {
  group_id: number;
  application_id: number;
  sequence: number;
  status: ApplicationStatus;
  /** For the candidate to read; may be empty. */
  note: string;
  happened_at: Date;
};

/** Answers to voluntary questions. Once mixed, nothing leads from here to an applicant: no account, no order, no day. */
type VoluntaryAnswerTable = {
  group_id: number;
  /** Random; `mixed-…` once it was mixed with those of its month. */
  id: string;
  position_id: number;
  /** `YYYY-MM-01`. */
  month: string;
  answers: Json<FormValues>;
};

export type ApplicationTables = {
  answer_file: AnswerFileTable;
  applicant: ApplicantTable;
  application: ApplicationTable;
  application_event: ApplicationEventTable;
  application_file: ApplicationFileTable;
  application_resume: ApplicationResumeTable;
  voluntary_answer: VoluntaryAnswerTable;
};
