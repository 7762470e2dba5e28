import type { SanitizedHtml } from '@portico/core/html';
import type { ApplyStatus, Pay, Place, WorkLocationOption } from '../../contract/posting.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';

export { previewPostings, takePostings, type TakeOptions, type TakeResult } from './take-postings.ts';

export type JobRow = {
  id: number;
  sourceId: string;
  displayJobId: string;
  title: string;
  department: string | null;
  workLocationOption: WorkLocationOption;
  places: Place[];
  postedAt: Date;
  closedAt: Date | null;
  isPrivate: boolean;
  applyStatus: ApplyStatus;
  applyUrl: string | null;
};

export type Job = JobRow & {
  businessUnit: string | null;
  seniority: string | null;
  employmentType: string | null;
  skills: string[];
  description: SanitizedHtml;
  pay: Pay | null;
};

const rowColumns = [
  'id',
  'source_id',
  'display_job_id',
  'title',
  'department',
  'work_location_option',
  'places',
  'posted_at',
  'closed_at',
  'is_private',
  'apply_status',
  'apply_url',
] as const;

const rowsOfJobs = prepared((tables, { ids }: { ids: readonly number[] }) =>
  tables
    .selectFrom('job')
    .select(rowColumns)
    .where('id', '=', ({ fn, val }) => fn.any(val(ids))),
);

// not what is searched of it, which is as large as all else together
const jobOfId = prepared((tables, { id }: { id: number }) =>
  tables
    .selectFrom('job')
    .select([...rowColumns, 'business_unit', 'seniority', 'employment_type', 'skills', 'description', 'pay'])
    .where('id', '=', id),
);

/** The jobs with these ids that still exist, in the order of `ids`. */
export async function findJobRows(
  database: Database,
  scope: EmployerScope,
  ids: readonly number[],
): Promise<JobRow[]> {
  if (ids.length === 0) return [];
  const rows = await rowsOfJobs(database, scope, { ids });
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => {
    const row = byId.get(id);
    return row
      ? [
          {
            id: row.id,
            sourceId: row.source_id,
            displayJobId: row.display_job_id,
            title: row.title,
            department: row.department,
            workLocationOption: row.work_location_option,
            places: row.places,
            postedAt: row.posted_at,
            closedAt: row.closed_at,
            isPrivate: row.is_private,
            applyStatus: row.apply_status,
            applyUrl: row.apply_url,
          },
        ]
      : [];
  });
}

/** A job by its id: open or closed, public or private. */
export async function findJob(
  database: Database,
  scope: EmployerScope,
  id: number,
): Promise<Job | undefined> {
  const [row] = await jobOfId(database, scope, { id });
  return (
    row && {
      id: row.id,
      sourceId: row.source_id,
      displayJobId: row.display_job_id,
      title: row.title,
      department: row.department,
      businessUnit: row.business_unit,
      seniority: row.seniority,
      employmentType: row.employment_type,
      workLocationOption: row.work_location_option,
      places: row.places,
      skills: row.skills,
      description: row.description,
      pay: row.pay,
      postedAt: row.posted_at,
      closedAt: row.closed_at,
      isPrivate: row.is_private,
      applyStatus: row.apply_status,
      applyUrl: row.apply_url,
    }
  );
}

/** How many jobs site maps list. */
export async function countPublicJobs(database: Database, scope: EmployerScope): Promise<number> {
  const { count } = await publicJobs(database, scope)
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
}

/** What a site map lists: open public jobs, newest first, at most `limit` after the first `offset`. */
export async function listPublicJobs(
  database: Database,
  scope: EmployerScope,
  { limit, offset = 0 }: { limit: number; offset?: number },
): Promise<{ id: number; postedAt: Date }[]> {
  const rows = await publicJobs(database, scope)
    .select(['id', 'posted_at'])
    .orderBy('posted_at', 'desc')
    .orderBy('id')
    .offset(offset)
    .limit(limit)
    .execute();
  return rows.map((row) => ({ id: row.id, postedAt: row.posted_at }));
}

function publicJobs(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('job')
    .where('closed_at', 'is', null)
    .where('is_private', '=', false);
}

/** Public jobs that are closed, those closed last first, at most `limit`. */
export async function listClosedJobs(
  database: Database,
  scope: EmployerScope,
  limit: number,
): Promise<{ id: number }[]> {
  return forEmployer(database, scope)
    .selectFrom('job')
    .select('id')
    .where('closed_at', 'is not', null)
    .where('is_private', '=', false)
    .orderBy('closed_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute();
}
