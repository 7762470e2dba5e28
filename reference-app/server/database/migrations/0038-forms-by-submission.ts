import type { Migration } from '../migrate.ts';

/** Forms are handed out to their employer by when they were handed in, under the ids that the employer has given them. */
export const formsBySubmission: Migration = {
  version: 38,
  name: 'forms by submission',
  statements: `
create index candidate_form_by_submission on candidate_form (group_id, submitted_at, id) where submitted_at is not null;
create index intake_entry_by_row on intake_entry (group_id, kind, row_id);
`,
};
