import type { Migration } from '../migrate.ts';

export const themesAndConfiguration: Migration = {
  version: 11,
  name: 'themes and configuration',
  statements: `
create table config_version (
  group_id integer not null references employer,
  revision integer not null,
  config jsonb not null,
  changed_at timestamptz,
  changed_by integer,
  note text not null,
  primary key (group_id, revision)
);

create table theme_right (
  group_id integer not null,
  account_id integer not null,
  rights text[] not null,
  given_at timestamptz not null,
  given_by integer,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);

create table theme_section_lock (
  group_id integer not null references employer,
  section text not null,
  locked_at timestamptz not null,
  locked_by integer,
  primary key (group_id, section)
);

create table theme_draft_revision (
  group_id integer not null references employer,
  revision integer not null,
  document jsonb,
  primary key (group_id, revision)
);

create table theme_preview (
  group_id integer not null references employer,
  id integer generated always as identity,
  token_hash text not null,
  note text not null,
  created_at timestamptz not null,
  created_by integer,
  expires_at timestamptz not null,
  revoked_at timestamptz,
  primary key (group_id, id),
  unique (group_id, token_hash)
);

create table theme_schedule (
  group_id integer primary key references employer,
  id text not null,
  publish_at timestamptz not null,
  document jsonb not null,
  draft_revision integer not null,
  note text not null,
  scheduled_at timestamptz not null,
  scheduled_by integer
);

create table theme_presence (
  group_id integer not null,
  account_id integer not null,
  section text,
  seen_at timestamptz not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);
`,
};
