import { randomBytes } from 'node:crypto';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';

const mixed = 'mixed-';
const atATime = 1_000;

/**
 * Writes the answers of each month that has new ones anew, all of it in one transaction, under other ids and in their
 * order, which is random. Until then what the database notes of every row (`xmin`, `ctid`) pairs an answer with the
 * application that it came with.
 */
export async function mixVoluntaryAnswers(database: Database, scope: EmployerScope): Promise<void> {
  await inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const rows = await tables
      .deleteFrom('voluntary_answer')
      .where('month', 'in', (query) =>
        query.selectFrom('voluntary_answer').select('month').where('id', 'not like', `${mixed}%`),
      )
      .returning(['position_id', 'month', 'answers'])
      .execute();
    const anew = rows
      .map((row) => ({
        ...row,
        id: `${mixed}${randomBytes(12).toString('base64url')}`,
        answers: JSON.stringify(row.answers),
      }))
      .toSorted((left, right) => (left.id < right.id ? -1 : 1));
    for (let from = 0; from < anew.length; from += atATime)
      await tables
        .insertInto('voluntary_answer')
        .values(anew.slice(from, from + atATime))
        .execute();
  });
}
