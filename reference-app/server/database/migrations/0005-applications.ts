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

create table applicant (
  group_id integer not null references employer,
  id integer generated always as identity,
  key text not null,
  account_id integer,
  applied_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, key),
  foreign key (group_id, account_id) references account on delete cascade
);
create index applicant_of_account on applicant (group_id, account_id);

create table application_resume (
  group_id integer not null,
  id integer generated always as identity,
  applicant_id integer not null,
  name text not null,
  bytes bytea not null,
  primary key (group_id, id),
  foreign key (group_id, applicant_id) references applicant on delete cascade
);
alter table application_resume alter column bytes set storage external;

create table application (
  group_id integer not null,
  id integer generated always as identity,
  enc_id text not null,
  applicant_id integer not null,
  position_id integer not null,
  position_name text not null,
  position_location text not null,
  status text not null,
  contact jsonb not null,
  form jsonb not null,
  answers jsonb not null,
  resume_id integer,
  resume_hash text,
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, enc_id),
  foreign key (group_id, applicant_id) references applicant on delete cascade,
  foreign key (group_id, resume_id) references application_resume
);
create unique index application_once on application (group_id, applicant_id, position_id) where status <> 'withdrawn';

create table application_event (
  group_id integer not null,
  application_id integer not null,
  sequence integer not null,
  status text not null,
  note text not null,
  happened_at timestamptz not null,
  primary key (group_id, application_id, sequence),
  foreign key (group_id, application_id) references application on delete cascade
);

create table saved_search (
  group_id integer not null,
  id text not null,
  account_id integer not null,
  params_hash text not null,
  name text not null,
  search text not null,
  frequency text not null,
  is_active boolean not null,
  created_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, account_id, params_hash),
  foreign key (group_id, account_id) references account on delete cascade
);

create table voluntary_answer (
  group_id integer not null references employer,
  id text not null,
  position_id integer not null,
  month date not null,
  answers jsonb not null,
  primary key (group_id, id)
);
`,
};
