import type { Migration } from '../migrate.ts';

export const accounts: Migration = {
  version: 7,
  name: 'accounts',
  statements: `
create table outgoing_mail (
  group_id integer not null references employer,
  id text not null,
  mail jsonb not null,
  queued_at timestamptz not null,
  primary key (group_id, id)
);

-- none = no password: such an account logs in by a code or by single sign-on
alter table account alter column password_hash drop not null;
alter table account add column locale text;
create index account_with_role on account using gin (roles);

alter table session add column id text;
alter table session add column method text not null default 'password';
alter table session add column browser text;
alter table session add column system text;
alter table session add column network text;
-- sessions of before have no id to be ended by: whoever has one logs in again
delete from session;
alter table session alter column id set not null;
alter table session add unique (group_id, id);
create index session_by_use on session (group_id, seen_at);

create table rate_limit (
  group_id integer not null references employer,
  key text not null,
  tries integer not null,
  ends_at timestamptz not null,
  primary key (group_id, key)
);
create index rate_limit_by_end on rate_limit (group_id, ends_at);

create table sign_up (
  group_id integer not null references employer,
  token_hash text not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  locale text not null,
  visitor_hash text,
  expires_at timestamptz not null,
  primary key (group_id, token_hash)
);
create index sign_up_by_end on sign_up (group_id, expires_at);

create table login_code (
  group_id integer not null references employer,
  email text not null,
  code_hash text not null,
  tries integer not null,
  expires_at timestamptz not null,
  primary key (group_id, email)
);
create index login_code_by_end on login_code (group_id, expires_at);

create table account_token (
  group_id integer not null,
  token_hash text not null,
  account_id integer,
  purpose text not null check (purpose in ('reset', 'email')),
  email text not null,
  expires_at timestamptz not null,
  primary key (group_id, token_hash),
  foreign key (group_id, account_id) references account on delete cascade
);
create index account_token_of_account on account_token (group_id, account_id);
create index account_token_by_end on account_token (group_id, expires_at);

create table sso_identity (
  group_id integer not null,
  issuer text not null,
  subject text not null,
  account_id integer not null,
  linked_at timestamptz not null,
  primary key (group_id, issuer, subject),
  foreign key (group_id, account_id) references account on delete cascade
);
create index sso_identity_of_account on sso_identity (group_id, account_id);

create index audit_log_of_account on audit_log (group_id, account_id, id desc);
create index audit_log_by_action on audit_log (group_id, action, id desc);
create index application_by_email on application (group_id, lower(contact ->> 'email'));
`,
};
