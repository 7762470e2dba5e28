-- The schema of the first release: everything that the migrations after it begin from. `../tables/` says what the columns
-- hold.
--
-- The primary key, every unique key and every foreign key of an employer's table begin with `group_id`, so that the tables
-- can be distributed by employer. What belongs to an account is deleted with it.

create extension if not exists unaccent;
create extension if not exists pg_trgm;
create extension if not exists btree_gin;


-- Employers ------------------------------------------------------------------------------------------------------------

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

create table config_version (
  group_id integer not null references employer,
  revision integer not null,
  config jsonb not null,
  changed_at timestamptz,
  changed_by integer,
  note text not null,
  primary key (group_id, revision)
);


-- Accounts -------------------------------------------------------------------------------------------------------------

create table account (
  group_id integer not null references employer,
  id integer generated always as identity,
  enc_id text not null,
  email text not null,
  -- null = no password: such an account logs in by a code or by single sign-on
  password_hash text,
  first_name text not null,
  last_name text not null,
  roles text[] not null,
  is_onboarded boolean not null,
  is_bootstrapped boolean not null,
  locale text,
  notifications text not null default 'all' check (notifications in ('all', 'action_required')),
  created_at timestamptz not null default now(),
  -- the retention of accounts goes by it, after their sessions are gone
  last_seen_at timestamptz not null default now(),
  primary key (group_id, id),
  unique (group_id, email),
  unique (group_id, enc_id)
);
create index account_with_role on account using gin (roles);

create table session (
  group_id integer not null,
  token_hash text not null,
  id text not null,
  account_id integer not null,
  method text not null default 'password',
  browser text,
  system text,
  network text,
  created_at timestamptz not null,
  seen_at timestamptz not null,
  primary key (group_id, token_hash),
  unique (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index session_of_account on session (group_id, account_id);
create index session_by_use on session (group_id, seen_at);

create function account_seen() returns trigger language plpgsql as $$
begin
  update account set last_seen_at = greatest(last_seen_at, new.seen_at)
    where group_id = new.group_id and id = new.account_id and last_seen_at < new.seen_at;
  return null;
end $$;
create trigger account_seen after insert or update of seen_at on session
  for each row execute function account_seen();

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

create table privacy_consent (
  group_id integer not null,
  account_id integer not null,
  text_version text not null,
  text text not null,
  given_at timestamptz not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);

-- No `group_id`: the limits of an address hold for the whole site, not for each employer.
create table try_window (
  key text primary key,
  tries integer not null,
  ends_at timestamptz not null
);
create index try_window_by_end on try_window (ends_at);


-- Audit ----------------------------------------------------------------------------------------------------------------

create table audit_log (
  group_id integer not null references employer,
  id integer generated always as identity,
  account_id integer,
  action text not null,
  detail jsonb not null,
  happened_at timestamptz not null,
  primary key (group_id, id)
);
create index audit_log_of_account on audit_log (group_id, account_id, id desc);
create index audit_log_by_action on audit_log (group_id, action, id desc);


-- Text search ----------------------------------------------------------------------------------------------------------
--
-- Texts are stemmed by the language that each job is written in. Texts with accents are stemmed twice: as they are, since
-- stemmers know "infirmière", and without accents, since people type "infirmiere".

-- `portico_<language>` keeps stop words, for titles and names: a stop word may be all there is to one ("IT").
do $$
declare
  spoken name;
begin
  for spoken in select cfgname from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace and cfgname <> 'simple' loop
    execute format('create text search dictionary %I (template = snowball, language = %L)', 'portico_' || spoken, spoken);
  end loop;
  for spoken in select cfgname from pg_ts_config where cfgnamespace = 'pg_catalog'::regnamespace loop
    execute format('create text search configuration %I (copy = pg_catalog.%I)', 'portico_' || spoken, spoken);
    continue when spoken = 'simple';
    execute format('alter text search configuration %I alter mapping replace %I with %I',
      'portico_' || spoken, spoken || '_stem', 'portico_' || spoken);
    -- Latin words in texts of another script
    if exists (select from pg_ts_config_map where mapcfg = ('portico_' || spoken)::regconfig and mapdict = 'english_stem'::regdictionary) then
      execute format('alter text search configuration %I alter mapping replace english_stem with portico_english', 'portico_' || spoken);
    end if;
  end loop;
end $$;

-- Returns a text as words: the parser would take `a/b` for a path, `a.b` for a host, `<a>` for markup and, at the beginning
-- of a text, `~40h` for a path. Scripts without spaces become their characters. Invisible characters and the points of
-- Hebrew and Arabic are left out, since the parser takes some of them for letters; a space without width becomes a space. The
-- apostrophe of typographers, a letter to some parsers, becomes the one of keyboards.
--
-- Most of the time of an import is spent here and in `portico_vector`: "C#" is only looked for in texts with a "#", and what
-- is special about other scripts only in texts that are not ASCII.
create function portico_text(given text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := replace(regexp_replace(given, '<[^>]*>', ' ', 'g'), '’', '''');
begin
  if octet_length(plain) > char_length(plain) then
    plain := regexp_replace(
      regexp_replace(normalize(plain, nfkc),
        '[\u00ad\u0591-\u05bd\u05bf\u05c1\u05c2\u05c4\u05c5\u05c7\u064b-\u065f\u0670\u0640\u180e\u200c-\u200f\u202a-\u202e\u2060-\u206f\ufeff]',
        '', 'g'),
      '([\u0e01-\u0eff\u1000-\u109f\u1780-\u17ff\u3005\u3040-\u30ff\u3400-\u4dbf\u4e00-\u9fff\uac00-\ud7a3])', ' \1 ', 'g');
  end if;
  plain := replace(translate(plain, '<>/.~' || chr(8203), '      '), '++', 'plusplus');
  if strpos(plain, '#') > 0 then
    plain := regexp_replace(plain, '([[:alpha:]])#', '\1sharp', 'g');
  end if;
  return plain;
end $$;

-- Returns a text of `portico_text` without accents, and without what `unaccent` makes of other characters: of « and » it
-- makes the brackets of a tag, of an ellipsis three dots.
create function portico_bare(given text) returns text language sql stable parallel safe as $$
  select translate(unaccent(given), '<>/.~', '     ')
$$;

create function portico_vector(configuration regconfig, given text) returns tsvector language plpgsql stable parallel safe as $$
declare
  bare text;
begin
  if octet_length(given) > char_length(given) then
    bare := portico_bare(given);
    if bare <> given then
      -- both in the same places
      return (to_tsvector(configuration, given)::text || ' ' || to_tsvector(configuration, bare)::text)::tsvector;
    end if;
  end if;
  return to_tsvector(configuration, given);
end $$;

-- Declared immutable, which it is as long as the dictionaries do not change: so it is called once and not for each job.
create function portico_query(language text, given text) returns tsquery language plpgsql immutable parallel safe as $$
declare
  cleaned constant text := portico_text(given);
  bare constant text := portico_bare(cleaned);
  asked tsquery := websearch_to_tsquery(('pg_catalog.' || language)::regconfig, cleaned);
begin
  if numnode(asked) = 0 then
    asked := websearch_to_tsquery(('portico_' || language)::regconfig, cleaned);
  end if;
  if bare <> cleaned then
    asked := asked || portico_query(language, bare);
  end if;
  return asked;
end $$;

-- Returns a query for any of the words that another one asks for, to rank titles by; excluded words do not count.
create function portico_any_word(asked tsquery) returns tsquery language sql immutable parallel safe as $$
  select case when querytree(asked) in ('', 'T') then ''::tsquery
    else regexp_replace(querytree(asked), ' (&|<->|<[0-9]+>) ', ' | ', 'g')::tsquery end
$$;


-- Positions ------------------------------------------------------------------------------------------------------------

create table facet_value (
  group_id integer not null references employer,
  code integer not null,
  facet text not null,
  value text not null,
  latitude double precision,
  longitude double precision,
  primary key (group_id, code),
  -- several places may have one name, and a place whose coordinates were corrected is another one
  unique nulls not distinct (group_id, facet, value, latitude, longitude)
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
  language text not null default 'english',
  changed_in integer not null default 0,
  published_in integer,
  was_published_in int4multirange,
  primary key (group_id, id),
  unique (group_id, source_id)
) with (toast_tuple_target = 128);
-- keep what a search reads apart from the long texts: at 100,000 jobs 39 of 530 MB
alter table job
  alter column description set storage external,
  alter column words set storage external,
  alter column places set storage extended,
  alter column title set storage main,
  alter column title_words set storage main,
  alter column facets set storage main;
create index job_display_id on job (group_id, lower(display_job_id));
create index job_changed_in on job (group_id, changed_in);
-- begins with the employer like every key: among a million jobs of twenty employers, a search would read the hits of the others too
create index job_words on job using gin (group_id, words) where closed_at is null and not is_private;

-- `portico0gap` takes a place between texts, so that no phrase begins in one and ends in the next.
create function job_search_columns() returns trigger language plpgsql as $$
declare
  names constant regconfig := ('portico_' || new.language)::regconfig;
  prose constant regconfig := ('pg_catalog.' || new.language)::regconfig;
  gap constant text := ' portico0gap ';
begin
  new.title_words := portico_vector(names, portico_text(new.title));
  new.words := ts_delete(
    new.title_words
    || portico_vector(names, portico_text(gap || concat_ws(gap, new.department, new.business_unit, new.seniority, new.employment_type,
         array_to_string(new.skills, gap),
         (select string_agg(place ->> 'name', gap) from jsonb_array_elements(new.places) place)) || gap))
    || portico_vector(prose, portico_text(new.description)),
    'portico0gap');
  return new;
end $$;
-- a backup brings its words along
create trigger job_search_columns before insert on job
  for each row when (new.words is null) execute function job_search_columns();
create trigger job_search_columns_again before update of language, title, department, business_unit, seniority,
  employment_type, skills, places, description on job
  for each row when (new.words is null or new.words = old.words) execute function job_search_columns();

-- Adds versions to those that are remembered. A history of very many pieces becomes one: that may keep an alert from naming a
-- reopened job, and never names a job twice.
create function portico_remembered(known int4multirange, more int4range) returns int4multirange
  language sql immutable parallel safe as $$
  select case
    when (select count(*) from unnest(together) piece) > 300 then int4multirange(range_merge(together))
    else together
  end from (select coalesce(known, '{}') + int4multirange(more) as together) remembered
$$;

-- A saved search has a new job when the job is open now, and was open at none of the times when its alerts were sent: that
-- may be long after its import, and takes both histories. Writers hold their employer's row until they commit, with the
-- version after the present one.
create function job_changed_in() returns trigger language plpgsql as $$
begin
  new.changed_in := (select data_version + 1 from employer where group_id = new.group_id);
  if new.closed_at is null and not new.is_private then
    if new.published_in is null then
      new.published_in := new.changed_in;
    end if;
  elsif new.published_in is not null then
    new.was_published_in := portico_remembered(new.was_published_in, int4range(new.published_in, new.changed_in));
    new.published_in := null;
  end if;
  return new;
end $$;
create trigger job_changed_in before insert or update on job for each row execute function job_changed_in();

create table title_word (
  group_id integer not null references employer,
  word text not null,
  primary key (group_id, word)
);
create index title_word_spelling on title_word using gin (word gin_trgm_ops);


-- Saved positions and searches -----------------------------------------------------------------------------------------

create table saved_position (
  group_id integer not null,
  account_id integer not null,
  position_id integer not null,
  saved_at timestamptz not null,
  primary key (group_id, account_id, position_id),
  foreign key (group_id, account_id) references account on delete cascade,
  foreign key (group_id, position_id) references job on delete cascade
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
  next_at timestamptz not null,
  told_in int4multirange not null,
  primary key (group_id, id),
  unique (group_id, account_id, params_hash),
  foreign key (group_id, account_id) references account on delete cascade
);
create index saved_search_due on saved_search (group_id, next_at) where is_active;


-- Job cart -------------------------------------------------------------------------------------------------------------

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


-- Drafts and applications ----------------------------------------------------------------------------------------------
--
-- A position is named in words too where people must still be able to read of it after the job is gone.

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

-- Files that answer questions. They belong to whoever uploaded them until they are sent; then the applicant gets a copy.
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
  handed_in_at timestamptz,
  primary key (group_id, id),
  unique (group_id, enc_id),
  foreign key (group_id, account_id) references account on delete cascade
);
alter table answer_file alter column bytes set storage external;
create index answer_file_by_time on answer_file (group_id, named_at);
create index answer_file_of_account on answer_file (group_id, account_id);
create index answer_file_of_visitor on answer_file (group_id, visitor_hash);

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
  file_ids integer[] not null default '{}',
  submitted_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, enc_id),
  foreign key (group_id, applicant_id) references applicant on delete cascade,
  foreign key (group_id, resume_id) references application_resume
);
create unique index application_once on application (group_id, applicant_id, position_id) where status <> 'withdrawn';
create index application_by_email on application (group_id, lower(contact ->> 'email'));
-- they are handed out to their employer by when they have changed, page after page
create index application_by_change on application (group_id, updated_at, id);

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

create table voluntary_answer (
  group_id integer not null references employer,
  id text not null,
  position_id integer not null,
  month date not null,
  answers jsonb not null,
  primary key (group_id, id)
);


-- Profile and resumes --------------------------------------------------------------------------------------------------

create table candidate_profile (
  group_id integer not null,
  account_id integer not null,
  version integer not null,
  sections jsonb not null,
  updated_at timestamptz not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);

create table candidate_avatar (
  group_id integer not null,
  account_id integer not null,
  media_type text not null,
  sha256 text not null,
  bytes bytea not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
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
  foreign key (group_id, account_id) references account on delete cascade
);
alter table candidate_resume alter column bytes set storage external;
create unique index candidate_resume_current on candidate_resume (group_id, account_id) where is_current;

-- Waits for the application that it was uploaded for.
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


-- Notifications, dashboard, forms, onboarding --------------------------------------------------------------------------

create table notification (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  category_title text not null,
  message text not null,
  notification_type text not null check (notification_type in ('read_only', 'action_required')),
  redirect_url text not null,
  created_at timestamptz not null,
  viewed_at timestamptz,
  clicked_at timestamptz,
  primary key (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index notification_of_account on notification (group_id, account_id, created_at desc, id desc);
create index notification_not_viewed on notification (group_id, account_id) where viewed_at is null;

create table nudge (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  kind text not null,
  title text not null,
  body text not null,
  link text not null,
  link_label text not null,
  created_at timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index nudge_of_account on nudge (group_id, account_id);

create table interview (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  title text not null,
  job_id integer,
  kind text not null check (kind in ('phone', 'video', 'onSite')),
  starts_at timestamptz not null,
  duration_minutes integer not null check (duration_minutes > 0),
  time_zone text not null,
  place text not null,
  link text not null,
  phone_number text not null,
  interviewers jsonb not null,
  is_cancelled boolean not null,
  primary key (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index interview_of_account on interview (group_id, account_id, starts_at);

create table candidate_event (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  title text not null,
  description text not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  time_zone text not null,
  place text not null,
  link text not null,
  primary key (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade,
  check (ends_at >= starts_at)
);
create index candidate_event_of_account on candidate_event (group_id, account_id, starts_at);

create table referral (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  person_name text not null,
  job_id integer,
  job_title text not null,
  status text not null,
  referred_at timestamptz not null,
  primary key (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index referral_of_account on referral (group_id, account_id, referred_at desc);

create table candidate_form (
  group_id integer not null,
  id integer generated always as identity,
  account_id integer not null,
  tab_id text not null,
  title text not null,
  description text not null,
  definition jsonb not null,
  status text not null check (status in ('open', 'in_progress', 'completed')),
  answers jsonb not null,
  version integer not null,
  updated_at timestamptz not null,
  due_at timestamptz,
  submitted_at timestamptz,
  primary key (group_id, id),
  foreign key (group_id, account_id) references account on delete cascade,
  check ((status = 'completed') = (submitted_at is not null))
);
create index candidate_form_of_account on candidate_form (group_id, account_id, updated_at desc, id desc);
-- they are handed out to their employer by when they were handed in
create index candidate_form_by_submission on candidate_form (group_id, submitted_at, id) where submitted_at is not null;

create table bootstrapping_answer (
  group_id integer not null,
  account_id integer not null,
  answers jsonb not null,
  answered_at timestamptz not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);


-- Offers ---------------------------------------------------------------------------------------------------------------

create table offer (
  group_id integer not null,
  id integer generated always as identity,
  enc_id text not null,
  account_id integer not null,
  status text not null,
  -- an offer that was answered already when it was written needs no evidence of the answer
  came_as text,
  position_name text not null,
  updated_at timestamptz not null,
  expires_at timestamptz,
  -- what was signed elsewhere before the expiry counts, though the provider may tell of it later
  expired_from text,
  primary key (group_id, id),
  unique (group_id, enc_id),
  foreign key (group_id, account_id) references account on delete cascade
);
create index offer_of_account on offer (group_id, account_id);
create index offer_expiring on offer (group_id, expires_at) where status in ('Extended', 'Contract Extended');

create table offer_file (
  group_id integer not null references employer,
  sha256 text not null,
  media_type text not null,
  bytes bytea not null,
  primary key (group_id, sha256)
);

create table offer_document (
  group_id integer not null,
  id integer generated always as identity,
  offer_id integer not null,
  name text not null,
  document_type text not null,
  status text not null,
  came_as text,
  signed boolean not null,
  esign_wid text,
  awaits_provider boolean not null default false,
  letter_sha256 text,
  received_sha256 text,
  received_name text,
  sealed_sha256 text,
  sends_inline boolean not null,
  -- the provider of e-signatures cannot have signed it before
  made_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (group_id, id),
  unique (group_id, esign_wid),
  foreign key (group_id, offer_id) references offer on delete cascade
);
create index document_of_offer on offer_document (group_id, offer_id);

-- One chain for each employer. It refers to no other table: it outlasts offers and accounts.
create table signature_evidence (
  group_id integer not null references employer,
  sequence integer not null,
  kind text not null,
  offer_id integer not null,
  document_id integer,
  account_id integer,
  happened_at timestamptz not null,
  sha256_before text,
  sha256_after text,
  signer jsonb,
  signer_salt text not null,
  signer_hash text not null,
  hash text not null,
  primary key (group_id, sequence)
);
create index evidence_of_document on signature_evidence (group_id, document_id);

create table evidence_head (
  group_id integer primary key references employer,
  sequence integer not null,
  hash text not null
);

-- Calls of the provider that were taken: one that comes again is compared with the one that had its id.
create table esign_event (
  group_id integer not null references employer,
  id text not null,
  taken_at timestamptz not null,
  body_sha256 text,
  primary key (group_id, id)
);


-- Intake ---------------------------------------------------------------------------------------------------------------

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
-- for the ids that the employer has given to forms
create index intake_entry_by_row on intake_entry (group_id, kind, row_id);

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


-- Mail -----------------------------------------------------------------------------------------------------------------

create table outgoing_mail (
  group_id integer not null references employer,
  id text not null,
  mail jsonb not null,
  queued_at timestamptz not null,
  primary key (group_id, id)
);


-- Themes ---------------------------------------------------------------------------------------------------------------

create table theme_draft (
  group_id integer primary key references employer,
  revision integer not null,
  document jsonb,
  begun integer not null default 0,
  updated_at timestamptz not null,
  updated_by integer not null
);

create table theme_draft_revision (
  group_id integer not null references employer,
  revision integer not null,
  document jsonb,
  primary key (group_id, revision)
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
  scheduled_by integer,
  -- so that what is published between now and then is kept
  published_version integer,
  failed_at timestamptz,
  failure jsonb
);

create table theme_presence (
  group_id integer not null,
  account_id integer not null,
  section text,
  seen_at timestamptz not null,
  primary key (group_id, account_id),
  foreign key (group_id, account_id) references account on delete cascade
);

create table theme_file (
  group_id integer not null references employer,
  sha256 text not null,
  name text not null,
  media_type text not null,
  size integer not null,
  facts jsonb not null,
  bytes bytea not null,
  uploaded_at timestamptz not null,
  uploaded_by integer,
  primary key (group_id, sha256)
);


-- Analytics ------------------------------------------------------------------------------------------------------------

create table page_event (
  group_id integer not null references employer,
  id bigint generated always as identity,
  namespace text not null,
  event text not null,
  job_id integer,
  is_logged_in boolean not null,
  data jsonb not null,
  happened_at timestamptz not null,
  primary key (group_id, id)
);
create index page_event_by_time on page_event (group_id, happened_at);
