import type { ApplicationStatus } from '../../contract/application-status.ts';
import { isUnder, visitorsUnder } from '../applications/join-account.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { findAccountByEmail } from '../accounts/store.ts';
import { normalizeEmail } from '../mail/normalize-email.ts';
import { eraseCandidate, forgetAddress } from './erase.ts';

/**
 * What visitors have sent under an e-mail: which job and when, and nothing of what is in it. Anybody may have typed the
 * address, by mistake or not, and the rest would tell of them.
 */
export async function listUnderAddress(
  database: Database,
  scope: EmployerScope,
  email: string,
): Promise<{ position: string; status: ApplicationStatus; submittedAt: Date }[]> {
  return forEmployer(database, scope)
    .selectFrom('application')
    .innerJoin('applicant', 'applicant.id', 'application.applicant_id')
    .select([
      'application.position_name as position',
      'application.status',
      'application.submitted_at as submittedAt',
    ])
    .where('applicant.account_id', 'is', null)
    .where(isUnder(email))
    .orderBy('application.id')
    .execute();
}

/**
 * Erases what visitors have sent under an e-mail, from whichever browser, and where it is no account's also what waits to
 * be sent there.
 *
 * @returns how many visitors
 */
export async function eraseUnderAddress(
  transaction: Database,
  scope: EmployerScope,
  { email, at }: { email: string; at: Date },
): Promise<number> {
  const visitors = await visitorsUnder(transaction, scope, email);
  for (const applicantId of visitors)
    await eraseCandidate(transaction, scope, { candidate: { applicantId }, at });
  if (!(await findAccountByEmail(transaction, scope, email)))
    await forgetAddress(transaction, scope, normalizeEmail(email));
  return visitors.length;
}
