import type { Migration } from '../migrate.ts';

/** Files of a form wait like those of an application, and stay when it is handed in. */
export const filesOfForms: Migration = {
  version: 44,
  name: 'files of forms',
  statements: `
alter table answer_file add column handed_in_at timestamptz;
`,
};
