import type { Migration } from '../migrate.ts';

/**
 * Where a draft began, and what a schedule was made on top of: so that what is published meanwhile is kept. And why a
 * schedule was not done.
 */
export const draftsOfWhatIsPublished: Migration = {
  version: 26,
  name: 'drafts of what is published',
  statements: `
alter table theme_draft add column begun integer not null default 0;
alter table theme_schedule
  add column published_version integer,
  add column failed_at timestamptz,
  add column failure jsonb;
`,
};
