import type { Migration } from '../migrate.ts';

/**
 * Which jobs were on the pages of a search that somebody was shown, for the server that is asked for the next one. Not logged:
 * a crash of the database loses what counts for an hour, and replicas need none of it.
 */
export const shownPages: Migration = {
  version: 45,
  name: 'shown pages of searches',
  statements: `
create unlogged table shown_page (
  group_id integer not null,
  reading uuid not null,
  start integer not null,
  ids integer[] not null,
  shown_at timestamptz not null default clock_timestamp(),
  primary key (group_id, reading, start)
);
`,
};
