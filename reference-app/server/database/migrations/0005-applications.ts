import type { Migration } from '../migrate.ts';

/**
 * What candidates gather on their way to a job, and their applications. What belongs to an account goes with it. A job is named
 * in words too where people must still read of it once it is gone.
 */
export const applications: Migration = {
  version: 5,
  name: 'applications',
  statements: `
create table saved_position (
  group_id integer not null,
  account_id integer not null,
  position_id integer not null,
  saved_at timestamptz not null,
  primary key (group_id, account_id, position_id),
  foreign key (group_id, account_id) references account on delete cascade,
  foreign key (group_id, position_id) references job on delete cascade
);
`,
};
