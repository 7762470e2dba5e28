import type { Migration } from '../migrate.ts';

export const intake: Migration = {
  version: 17,
  name: 'intake',
  statements: `
create table intake_entry (
  group_id integer not null references employer,
  kind text not null,
  external_id text not null,
  account_id integer,
  row_id integer not null,
  content_sha256 text not null,
  taken_at timestamptz not null,
  primary key (group_id, kind, external_id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index intake_entry_of_account on intake_entry (group_id, account_id);

create table intake_call (
  group_id integer not null references employer,
  id text not null,
  body_sha256 text not null,
  taken_at timestamptz not null,
  primary key (group_id, id)
);

create table intake_turn (
  group_id integer primary key references employer,
  taken_at timestamptz not null
);
`,
};
