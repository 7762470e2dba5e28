import type { FormValues } from '../../../contract/form-definition.ts';
import type { Json } from './json.ts';

/** Handed in once `account.is_bootstrapped`; a draft before. */
type BootstrappingAnswerTable = {
  group_id: number;
  account_id: number;
  answers: Json<FormValues>;
  answered_at: Date;
};

export type OnboardingTables = { bootstrapping_answer: BootstrappingAnswerTable };
