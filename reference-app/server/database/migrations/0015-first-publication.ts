import type { Migration } from '../migrate.ts';

/**
 * A job is new to those who have saved a search when it is first open to everybody, which may be long after it was first
 * imported. What was told by the numbers of jobs before is kept in versions below all others, in the same order.
 */
export const firstPublication: Migration = {
  version: 15,
  name: 'first publication',
  statements: `
drop trigger job_changed_in on job;
alter table job add column published_in integer;
update job set published_in = id - 1 - (select last_job_id from employer where employer.group_id = job.group_id)
  where not is_private;

create or replace function job_changed_in() returns trigger language plpgsql as $$
begin
  new.changed_in := (select data_version + 1 from employer where group_id = new.group_id);
  if new.published_in is null and new.closed_at is null and not new.is_private then
    new.published_in := new.changed_in;
  end if;
  return new;
end $$;
create trigger job_changed_in before insert or update on job for each row execute function job_changed_in();

alter table saved_search rename column told_job_id to told_in;
update saved_search set
  told_in = told_in - 1 - (select last_job_id from employer where employer.group_id = saved_search.group_id);
`,
};
