import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { ComparedJob } from './insights.ts';

export type KnownPlace = { name: string; latitude: number; longitude: number };

/** The places on the map that the employer has or had jobs in. */
export async function knownPlaces(database: Database, scope: EmployerScope): Promise<KnownPlace[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('facet_value')
    .select(['value', 'latitude', 'longitude'])
    .where('facet', '=', 'location')
    .orderBy('code')
    .execute();
  return rows.flatMap(({ value, latitude, longitude }) =>
    latitude === null || longitude === null ? [] : [{ name: value, latitude, longitude }],
  );
}

/** The newest open public jobs of a department, of all of them where `department` is null; at most `limit`. */
export async function jobsOfDepartment(
  database: Database,
  scope: EmployerScope,
  { department, limit }: { department: string | null; limit: number },
): Promise<ComparedJob[]> {
  return forEmployer(database, scope)
    .selectFrom('job')
    .select(['id', 'title', 'skills'])
    .where('closed_at', 'is', null)
    .where('is_private', '=', false)
    .$if(department !== null, (jobs) => jobs.where('department', '=', department))
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
