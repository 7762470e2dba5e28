import type { Migration } from '../migrate.ts';

/**
 * Files that answer questions. Uploaded ones belong to whoever has chosen them, and wait; a copy goes with the applications that
 * were sent with them, and belongs to the applicant.
 */
export const answerFiles: Migration = {
  version: 25,
  name: 'answer files',
  statements: `
create table answer_file (
  group_id integer not null references employer,
  id integer generated always as identity,
  enc_id text not null,
  account_id integer,
  visitor_hash text,
  name text not null,
  size integer not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  named_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, enc_id),
  foreign key (group_id, account_id) references account on delete cascade
);
alter table answer_file alter column bytes set storage external;
create index answer_file_by_time on answer_file (group_id, named_at);
create index answer_file_of_account on answer_file (group_id, account_id);
create index answer_file_of_visitor on answer_file (group_id, visitor_hash);

create table application_file (
  group_id integer not null,
  id integer generated always as identity,
  applicant_id integer not null,
  enc_id text not null,
  name text not null,
  bytes bytea not null,
  primary key (group_id, id),
  foreign key (group_id, applicant_id) references applicant on delete cascade
);
alter table application_file alter column bytes set storage external;
create index application_file_of_applicant on application_file (group_id, applicant_id);

alter table application add column file_ids integer[] not null default '{}';
`,
};
