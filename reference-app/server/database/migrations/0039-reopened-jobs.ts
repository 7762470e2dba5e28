import type { Migration } from '../migrate.ts';

/**
 * A job is new to those who have saved a search when it is open now and was so at none of the times when they were told,
 * which takes both histories. What was not kept so far counts as told.
 */
export const reopenedJobs: Migration = {
  version: 39,
  name: 'reopened jobs',
  statements: `
-- A history of very many pieces becomes one: it may keep an old job from being told, and never tells one twice.
create function portico_remembered(known int4multirange, more int4range) returns int4multirange
  language sql immutable parallel safe as $$
  select case
    when (select count(*) from unnest(together) piece) > 300 then int4multirange(range_merge(together))
    else together
  end from (select coalesce(known, '{}') + int4multirange(more) as together) remembered
$$;

drop trigger job_changed_in on job;
alter table job add column was_published_in int4multirange;
update job set
  was_published_in = int4multirange(int4range(published_in,
    (select data_version from employer where employer.group_id = job.group_id), '[]')),
  published_in = null
  where published_in is not null and (closed_at is not null or is_private);

create or replace function job_changed_in() returns trigger language plpgsql as $$
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

alter table saved_search alter column told_in type int4multirange
  using int4multirange(int4range(told_in, told_in, '[]'));
`,
};
