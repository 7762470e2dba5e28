import type { Migration } from '../migrate.ts';

/** Applications are handed out to their employer by when they have changed, page after page. */
export const applicationsByChange: Migration = {
  version: 34,
  name: 'applications by change',
  statements: `
create index application_by_change on application (group_id, updated_at, id);
`,
};
