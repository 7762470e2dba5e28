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
};

export type FormTables = { candidate_form: CandidateFormTable };
