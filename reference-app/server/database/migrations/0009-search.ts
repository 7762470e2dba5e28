import type { Migration } from '../migrate.ts';

/**
 * Texts are stemmed by the language that each job is written in, twice where they have accents: as they stand, since
 * stemmers know "infirmière", and without, since people type "infirmiere".
 *
 * Titles and names keep their stop words, which may be all there is to them ("IT"). `portico0gap` takes a place between
 * texts, so that no phrase begins in one and ends in the next. The text index begins with the employer like every key: with
 * a million jobs of twenty employers, hits of the others would be read as well.
 */
export const search: Migration = {
  version: 9,
  name: 'search',
  statements: `
create extension if not exists btree_gin;

alter table job add column language text not null default 'english';
alter table job add column changed_in integer not null default 0;
create index job_changed_in on job (group_id, changed_in);

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

-- What the parser takes for a path, a host or markup becomes words; scripts without spaces become their characters.
create function portico_text(given text) returns text language plpgsql immutable parallel safe as $$
declare
  plain text := replace(replace(regexp_replace(given, '<[^>]*>', ' ', 'g'), '/', ' '), '.', ' ');
begin
  if position('#' in plain) > 0 then
    plain := regexp_replace(plain, '([[:alpha:]])#', '\\1sharp', 'g');
  end if;
  if position('++' in plain) > 0 then
    plain := replace(plain, '++', 'plusplus');
  end if;
  if octet_length(plain) > char_length(plain) then
    plain := regexp_replace(
      regexp_replace(normalize(plain, nfkc), '[\\u064b-\\u065f\\u0670\\u0640]', '', 'g'),
      '([\\u0e01-\\u0eff\\u1000-\\u109f\\u1780-\\u17ff\\u3005\\u3040-\\u30ff\\u3400-\\u4dbf\\u4e00-\\u9fff\\uac00-\\ud7a3])', ' \\1 ', 'g');
  end if;
  return plain;
end $$;

create function portico_vector(configuration regconfig, given text) returns tsvector language plpgsql stable parallel safe as $$
declare
  vector constant tsvector := to_tsvector(configuration, given);
  bare text;
begin
  if octet_length(given) > char_length(given) then
    bare := unaccent(given);
    if bare <> given then
      -- both in the same places
      return (vector::text || ' ' || to_tsvector(configuration, bare)::text)::tsvector;
    end if;
  end if;
  return vector;
end $$;

-- Immutable as long as dictionaries are, and said to be, so that it is asked once and not for each job.
create function portico_query(language text, given text) returns tsquery language plpgsql immutable parallel safe as $$
declare
  cleaned constant text := portico_text(given);
  bare constant text := unaccent(cleaned);
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

-- Any of the words that are asked for; those that are not wanted say nothing about a title.
create function portico_any_word(asked tsquery) returns tsquery language sql immutable parallel safe as $$
  select case when querytree(asked) in ('', 'T') then ''::tsquery
    else regexp_replace(querytree(asked), ' (&|<->|<[0-9]+>) ', ' | ', 'g')::tsquery end
$$;

create or replace function job_search_columns() returns trigger language plpgsql as $$
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
drop trigger job_search_columns on job;
create trigger job_search_columns before insert or update of language, title, department, business_unit, seniority,
  employment_type, skills, places, description on job for each row execute function job_search_columns();
drop text search configuration portico;

-- Writers hold their employer's row until they commit, with the version after the present one.
create function job_changed_in() returns trigger language plpgsql as $$
begin
  new.changed_in := (select data_version + 1 from employer where group_id = new.group_id);
  return new;
end $$;

drop index job_words;
update job set title = title;
create index job_words on job using gin (group_id, words) where closed_at is null and not is_private;
create trigger job_changed_in before insert or update on job for each row execute function job_changed_in();
`,
};
