import type { FormDefinition } from '@portico/core/forms';
import type { Generated } from 'kysely';
import type { FormValues } from '../../../contract/form-definition.ts';
import type { FormStatus } from '../../../contract/forms.ts';
import type { Json } from './json.ts';

type CandidateFormTable = {
  group_id: number;
  id: Generated<number>;
  account_id: number;
  tab_id: string;
  title: string;
  description: string;
  definition: Json<FormDefinition>;
  status: FormStatus;
  answers: Json<FormValues>;
  /** Grows with every save. */
  version: number;
  updated_at: Date;
  due_at: Date | null;
  /** Set once, when the form is completed. */
  submitted_at: Date | null;
  /** Where it comes from; null = the employer's system has sent a definition of its own. */
  employer_form_id: number | null;
  /** The newest one until the candidate starts, then the one they started. */
  employer_form_version: number | null;
};

/** A form that the employer's admins edit: its draft. */
type EmployerFormTable = {
  group_id: number;
  id: Generated<number>;
  /** Made by the page that creates it, so that a second click creates no second form. */
  creation_key: string;
  title: string;
  description: string;
  definition: Json<FormDefinition>;
  /** Grows with every change of the definition. */
  revision: number;
  /** The newest published one; 0 = none yet. */
  version: number;
  updated_at: Date;
  /** null = came with the employer. */
  updated_by: number | null;
  retired_at: Date | null;
};

/** What was published of a form; never changes. */
type EmployerFormVersionTable = {
  group_id: number;
  form_id: number;
  version: number;
  title: string;
  description: string;
  definition: Json<FormDefinition>;
  published_at: Date;
  published_by: number | null;
};

export type FormTables = {
  candidate_form: CandidateFormTable;
  employer_form: EmployerFormTable;
  employer_form_version: EmployerFormVersionTable;
};
