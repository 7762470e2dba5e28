import type { Migration } from '../migrate.ts';

const ofAccount = 'foreign key (group_id, account_id) references account on delete cascade';

/** What candidates tell of themselves. A visitor's resume waits for the application that it was uploaded for. */
export const profile: Migration = {
  version: 8,
  name: 'profile',
  statements: `
create table candidate_profile (
  group_id integer not null,
  account_id integer not null,
  version integer not null,
  sections jsonb not null,
  updated_at timestamptz not null,
  primary key (group_id, account_id),
  ${ofAccount}
);

create table candidate_avatar (
  group_id integer not null,
  account_id integer not null,
  media_type text not null,
  sha256 text not null,
  bytes bytea not null,
  primary key (group_id, account_id),
  ${ofAccount}
);
alter table candidate_avatar alter column bytes set storage external;

create table candidate_resume (
  group_id integer not null,
  id integer generated always as identity,
  enc_id text not null,
  account_id integer not null,
  name text not null,
  sha256 text not null,
  bytes bytea not null,
  is_current boolean not null,
  uploaded_at timestamptz not null,
  reading jsonb not null,
  settled jsonb not null,
  primary key (group_id, id),
  unique (group_id, enc_id),
  unique (group_id, account_id, sha256),
  ${ofAccount}
);
alter table candidate_resume alter column bytes set storage external;
create unique index candidate_resume_current on candidate_resume (group_id, account_id) where is_current;

create table visitor_resume (
  group_id integer not null references employer,
  visitor_hash text not null,
  name text not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  primary key (group_id, visitor_hash)
);
alter table visitor_resume alter column bytes set storage external;
create index visitor_resume_by_time on visitor_resume (group_id, uploaded_at);
`,
};
