import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { applicantKey } from './rules.ts';

/**
 * Makes what was sent as a visitor under an e-mail an account's, which has just shown that the e-mail is its own. Two
 * applications for one job stay two, under the applicant that they came from.
 *
 * @returns how many applications
 */
export async function joinApplications(
  transaction: Database,
  scope: EmployerScope,
  { accountId, email, at }: { accountId: number; email: string; at: Date },
): Promise<number> {
  const visitors = await visitorsUnder(transaction, scope, email);
  return takeOver(transaction, scope, { accountId, visitors, at });
}

/**
 * Makes what this browser sent as a visitor an account's that logs in there, if it was under the account's e-mail. Other
 * browsers' stays theirs: anybody may type an address.
 *
 * @returns how many applications
 */
export async function joinBrowser(
  transaction: Database,
  scope: EmployerScope,
  { accountId, email, visitorHash, at }: { accountId: number; email: string; visitorHash: string; at: Date },
): Promise<number> {
  const rows = await forEmployer(transaction, scope)
    .selectFrom('applicant')
    .select('id')
    .where('key', '=', applicantKey({ visitorHash, email }))
    .where('account_id', 'is', null)
    .forUpdate()
    .execute();
  return takeOver(transaction, scope, { accountId, visitors: rows.map(({ id }) => id), at });
}

/** Visitors who have sent something under an e-mail; locked, so that nothing is sent under them meanwhile. */
export async function visitorsUnder(
  transaction: Database,
  scope: EmployerScope,
  email: string,
): Promise<number[]> {
  const rows = await forEmployer(transaction, scope)
    .selectFrom('applicant')
    .select('id')
    .where('account_id', 'is', null)
    .where(({ exists, selectFrom }) =>
      exists(
        selectFrom('application')
          .select('application.id')
          .whereRef('application.applicant_id', '=', 'applicant.id')
          .where(isUnder(email)),
      ),
    )
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map(({ id }) => id);
}

/** Of an application: whether it was sent under an e-mail. */
export function isUnder(email: string) {
  return sql<boolean>`lower(trim(application.contact ->> 'email')) = ${email.trim().toLowerCase()}`;
}

async function takeOver(
  transaction: Database,
  scope: EmployerScope,
  { accountId, visitors, at }: { accountId: number; visitors: readonly number[]; at: Date },
): Promise<number> {
  if (visitors.length === 0) return 0;
  const tables = forEmployer(transaction, scope);
  await tables
    .updateTable('applicant')
    // what the browser sends under the address from now on, logged out, is another visitor's: the cookie proves no account
    .set({ account_id: accountId, key: sql<string>`'joined:' || id` })
    .where('id', 'in', visitors)
    .execute();

  const own = await tables
    .insertInto('applicant')
    .values({ key: applicantKey({ accountId }), account_id: accountId, applied_at: at })
    .onConflict((conflict) => conflict.columns(['key']).doUpdateSet({ account_id: accountId }))
    .returning('id')
    .executeTakeFirstOrThrow();
  // one by one: what two browsers have sent for one job must not meet under one applicant
  const sent = await tables
    .selectFrom('application')
    .select(['id', 'position_id', 'resume_id', 'file_ids', 'status'])
    .where('applicant_id', 'in', visitors)
    .orderBy('id')
    .execute();
  for (const { id, position_id, resume_id, file_ids, status } of sent) {
    const there = await tables
      .selectFrom('application')
      .select('id')
      .where('applicant_id', '=', own.id)
      .where('position_id', '=', position_id)
      .where('status', '!=', 'withdrawn')
      .executeTakeFirst();
    if (there && status !== 'withdrawn') continue;
    await tables.updateTable('application').set({ applicant_id: own.id }).where('id', '=', id).execute();
    if (resume_id !== null)
      await tables
        .updateTable('application_resume')
        .set({ applicant_id: own.id })
        .where('id', '=', resume_id)
        .execute();
    if (file_ids.length > 0)
      await tables
        .updateTable('application_file')
        .set({ applicant_id: own.id })
        .where('id', 'in', file_ids)
        .execute();
  }
  return sent.length;
}
