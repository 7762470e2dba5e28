import type { Migration } from '../migrate.ts';

/**
 * Whoever writes many jobs brings their words along, put together of vectors that were asked for once (`JobWords`);
 * what comes without still gets its words here. Nothing that is stored changes.
 */
export const givenWords: Migration = {
  version: 32,
  name: 'given words',
  statements: `
drop trigger job_search_columns on job;
create trigger job_search_columns before insert on job
  for each row when (new.words is null) execute function job_search_columns();
create trigger job_search_columns_again before update of language, title, department, business_unit, seniority,
  employment_type, skills, places, description on job
  for each row when (new.words is null or new.words = old.words) execute function job_search_columns();
`,
};
