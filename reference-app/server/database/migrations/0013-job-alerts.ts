import type { Migration } from '../migrate.ts';

/** Who has saved a search before hears of what is new from now on. */
export const jobAlerts: Migration = {
  version: 13,
  name: 'job-alerts',
  statements: `
alter table saved_search add column next_at timestamptz;
alter table saved_search add column told_job_id integer;
update saved_search set
  next_at = date_trunc('milliseconds', now()) + case frequency when 'weekly' then interval '7 days' else interval '1 day' end,
  told_job_id = (select last_job_id from employer where employer.group_id = saved_search.group_id);
alter table saved_search alter column next_at set not null;
alter table saved_search alter column told_job_id set not null;
create index saved_search_due on saved_search (group_id, next_at) where is_active;
`,
};
