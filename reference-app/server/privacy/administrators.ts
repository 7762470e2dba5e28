import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

/** The numbers of the employer's administrators, who stay so until the transaction ends. */
export async function lockAdministrators(transaction: Database, scope: EmployerScope): Promise<number[]> {
  const rows = await forEmployer(transaction, scope)
    .selectFrom('account')
    .select('id')
    .where(sql<boolean>`'admin' = any(roles)`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}
