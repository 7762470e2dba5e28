import type { Migration } from '../migrate.ts';

/** A visitor's key leads nobody to an applicant that has become an account's, also where that was long ago. */
export const joinedVisitors: Migration = {
  version: 36,
  name: 'joined visitors',
  statements: `
update applicant set key = 'joined:' || id where account_id is not null and key like 'visitor:%';
`,
};
