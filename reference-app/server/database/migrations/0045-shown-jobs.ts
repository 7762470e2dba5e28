import type { Migration } from '../migrate.ts';

/**
 * Which jobs readers of searches were shown, for the server that is asked for their next page. Not logged: a crash of the
 * database loses what counts for an hour, and replicas need none of it.
 */
export const shownJobs: Migration = {
  version: 45,
  name: 'shown jobs of searches',
  statements: `
create unlogged table shown_jobs (
  group_id integer not null,
  reading uuid not null,
  token integer not null,
  previous integer,
  ids integer[] not null,
  places integer[] not null,
  shown_at timestamptz not null default now(),
  primary key (group_id, reading)
)
-- each page writes its reader's row anew
with (autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_threshold = 1000,
  toast.autovacuum_vacuum_scale_factor = 0, toast.autovacuum_vacuum_threshold = 1000);
`,
};
