-- The employer's own forms: one draft each, and the versions that were published of it, which never change.

create table employer_form (
  group_id integer not null references employer,
  id integer generated always as identity,
  creation_key text not null,
  title text not null,
  description text not null,
  definition jsonb not null,
  revision integer not null,
  version integer not null,
  updated_at timestamptz not null,
  updated_by integer,
  retired_at timestamptz,
  primary key (group_id, id),
  unique (group_id, creation_key)
);

create table employer_form_version (
  group_id integer not null,
  form_id integer not null,
  version integer not null,
  title text not null,
  description text not null,
  definition jsonb not null,
  published_at timestamptz not null,
  published_by integer,
  primary key (group_id, form_id, version),
  foreign key (group_id, form_id) references employer_form
);

-- null where the employer's system has sent a definition of its own
alter table candidate_form
  add column employer_form_id integer,
  add column employer_form_version integer,
  add foreign key (group_id, employer_form_id, employer_form_version) references employer_form_version,
  add check ((employer_form_id is null) = (employer_form_version is null));
create index candidate_form_of_employer_form on candidate_form (group_id, employer_form_id, status)
  where employer_form_id is not null;
