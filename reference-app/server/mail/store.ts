import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import type { QueuedMail } from './mail.ts';

/** Keeps a mail until it is delivered: the queue holds its id only, and keeps what is done for days. */
export async function keepMail(
  transaction: Database,
  scope: EmployerScope,
  { id, queuedAt, ...mail }: QueuedMail,
): Promise<void> {
  await forEmployer(transaction, scope)
    .insertInto('outgoing_mail')
    .values({ id, queued_at: queuedAt, mail: JSON.stringify(mail) })
    .execute();
}

/** undefined = it was delivered already. */
export async function findMail(
  database: Database,
  scope: EmployerScope,
  id: string,
): Promise<QueuedMail | undefined> {
  const row = await forEmployer(database, scope)
    .selectFrom('outgoing_mail')
    .select(['mail', 'queued_at'])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && { ...row.mail, id, queuedAt: row.queued_at };
}

export async function dropMail(database: Database, scope: EmployerScope, id: string): Promise<void> {
  await forEmployer(database, scope).deleteFrom('outgoing_mail').where('id', '=', id).execute();
}

/** Mails that nobody has taken in days of trying are given up. @returns how many */
export async function dropMailsBefore(database: Database, scope: EmployerScope, at: Date): Promise<number> {
  const { numDeletedRows } = await forEmployer(database, scope)
    .deleteFrom('outgoing_mail')
    .where('queued_at', '<', at)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
