import { acrossEmployers } from '../database/across-employers.ts';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';

/** What an employer's jobs are numbered by. */
export type Counters = { lastJobId: number; lastFacetCode: number };

/** Reads the counters and keeps them from other writers until the transaction ends. */
export async function reserveJobIds(transaction: Database, scope: EmployerScope): Promise<Counters> {
  const row = await acrossEmployers(transaction)
    .selectFrom('employer')
    .select(['last_job_id', 'last_facet_code'])
    .where('group_id', '=', scope)
    // not "for update": what else refers to the employer, as most of its tables do, would wait for the whole import
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow();
  return { lastJobId: row.last_job_id, lastFacetCode: row.last_facet_code };
}

/** Changes with every write to the employer's jobs. */
export async function dataVersionOf(database: Database, scope: EmployerScope): Promise<number> {
  const row = await acrossEmployers(database)
    .selectFrom('employer')
    .select('data_version')
    .where('group_id', '=', scope)
    .executeTakeFirstOrThrow();
  return row.data_version;
}

/** Writes the counters back; `isChanged` tells every node's search that its projection is of the past. */
export async function saveCounters(
  transaction: Database,
  scope: EmployerScope,
  { lastJobId, lastFacetCode, isChanged }: Counters & { isChanged: boolean },
): Promise<void> {
  await acrossEmployers(transaction)
    .updateTable('employer')
    .set((column) => ({
      last_job_id: lastJobId,
      last_facet_code: lastFacetCode,
      ...(isChanged && { data_version: column('data_version', '+', 1) }),
    }))
    .where('group_id', '=', scope)
    .execute();
}
