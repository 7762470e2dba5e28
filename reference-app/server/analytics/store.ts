import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

export type StoredEvent = {
  namespace: string;
  event: string;
  positionId: number | null;
  isLoggedIn: boolean;
  data: Record<string, unknown>;
  at: Date;
};

/** Writes a batch, in one statement. */
export async function insertEvents(
  database: Database,
  scope: EmployerScope,
  events: readonly StoredEvent[],
): Promise<void> {
  await forEmployer(database, scope)
    .insertInto('page_event')
    .values(
      events.map(({ namespace, event, positionId, isLoggedIn, data, at }) => ({
        namespace,
        event,
        job_id: positionId,
        is_logged_in: isLoggedIn,
        data: JSON.stringify(data),
        happened_at: at,
      })),
    )
    .execute();
}

/** The newest events first, at most `limit`. */
export async function listEvents(
  database: Database,
  scope: EmployerScope,
  limit: number,
): Promise<StoredEvent[]> {
  const rows = await forEmployer(database, scope)
    .selectFrom('page_event')
    .selectAll()
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => ({
    namespace: row.namespace,
    event: row.event,
    positionId: row.job_id,
    isLoggedIn: row.is_logged_in,
    data: row.data,
    at: row.happened_at,
  }));
}
