import type { Migration } from '../migrate.ts';

/**
 * Every key begins with `group_id`, so that the same tables distribute by employer.
 *
 * The storage settings of `job` keep what a search touches apart from the long texts: at 100,000 jobs 39 of 530 MB.
 */
export const foundation: Migration = {
  version: 1,
  name: 'foundation',
  statements: `
create extension if not exists unaccent;
create extension if not exists pg_trgm;

create text search configuration portico (copy = english);
alter text search configuration portico
  alter mapping for hword, hword_part, word with unaccent, english_stem;

create table server_secret (
  name text primary key,
  secret text not null
);

create table employer (
  group_id integer generated always as identity primary key,
  domain text not null unique,
  name text not null,
  product text not null check (product in ('default', 'pcsx')),
  config jsonb not null,
  config_revision integer not null default 1,
  data_version integer not null default 1,
  last_job_id integer not null default 0,
  last_facet_code integer not null default 0
);

create table account (
  group_id integer not null references employer,
  id integer generated always as identity,
  enc_id text not null,
  email text not null,
  password_hash text not null,
  first_name text not null,
  last_name text not null,
  roles text[] not null,
  is_onboarded boolean not null,
  is_bootstrapped boolean not null,
  created_at timestamptz not null default now(),
  primary key (group_id, id),
  unique (group_id, email),
  unique (group_id, enc_id)
);

create table session (
  group_id integer not null,
  token_hash text not null,
  account_id integer not null,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (group_id, token_hash),
  foreign key (group_id, account_id) references account on delete cascade
);
create index session_of_account on session (group_id, account_id);

create table facet_value (
  group_id integer not null references employer,
  code integer not null,
  facet text not null,
  value text not null,
  latitude double precision,
  longitude double precision,
  primary key (group_id, code),
  unique (group_id, facet, value)
);

create table job (
  group_id integer not null references employer,
  id integer not null,
  source_id text not null,
  content_hash text not null,
  display_job_id text not null,
  title text not null,
  department text,
  business_unit text,
  seniority text,
  employment_type text,
  work_location_option text not null,
  places jsonb not null,
  skills text[] not null,
  description text not null,
  pay jsonb,
  posted_at timestamptz not null,
  closed_at timestamptz,
  is_private boolean not null,
  apply_status text not null,
  apply_url text,
  facets integer[] not null,
  title_words tsvector not null,
  words tsvector not null,
  primary key (group_id, id),
  unique (group_id, source_id)
) with (toast_tuple_target = 128);
alter table job
  alter column description set storage external,
  alter column words set storage external,
  alter column places set storage extended,
  alter column title set storage main,
  alter column title_words set storage main,
  alter column facets set storage main;

create table title_word (
  group_id integer not null references employer,
  word text not null,
  primary key (group_id, word)
);
create index title_word_spelling on title_word using gin (word gin_trgm_ops);

create function job_search_columns() returns trigger language plpgsql as $$
begin
  new.title_words := to_tsvector('portico', new.title);
  new.words := new.title_words
    || to_tsvector('portico', concat_ws(' ', new.department, new.business_unit, new.seniority, new.employment_type))
    || to_tsvector('portico', array_to_string(new.skills, ' '))
    || to_tsvector('portico', coalesce((select string_agg(place ->> 'name', ' ') from jsonb_array_elements(new.places) place), ''))
    || to_tsvector('portico', new.description);
  return new;
end $$;
create trigger job_search_columns before insert or update of title, department, business_unit, seniority,
  employment_type, skills, places, description on job for each row execute function job_search_columns();

create index job_words on job using gin (words) where closed_at is null and not is_private;
create index job_display_id on job (group_id, lower(display_job_id));

create table theme_draft (
  group_id integer primary key references employer,
  revision integer not null,
  document jsonb,
  updated_at timestamptz not null,
  updated_by integer not null
);

create table theme_version (
  group_id integer not null references employer,
  version integer not null,
  document jsonb not null,
  published_at timestamptz not null,
  published_by integer,
  note text not null,
  primary key (group_id, version)
);

create table audit_log (
  group_id integer not null references employer,
  id integer generated always as identity,
  account_id integer,
  action text not null,
  detail jsonb not null,
  happened_at timestamptz not null,
  primary key (group_id, id)
);
`,
};
