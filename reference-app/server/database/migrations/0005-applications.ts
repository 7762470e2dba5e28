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

create table job_cart (
  group_id integer not null references employer,
  owner text not null,
  account_id integer,
  changed_at timestamptz not null,
  primary key (group_id, owner),
  foreign key (group_id, account_id) references account on delete cascade
);
create index job_cart_of_account on job_cart (group_id, account_id);

create table job_cart_item (
  group_id integer not null,
  owner text not null,
  position_id integer not null,
  added_at timestamptz not null,
  primary key (group_id, owner, position_id),
  foreign key (group_id, owner) references job_cart on delete cascade
);

create table draft_application (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  position_key text not null,
  position_ids integer[] not null,
  revision integer not null,
  content jsonb not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, account_id, position_key),
  foreign key (group_id, account_id) references account on delete cascade
);
`,
};
