import { emailAddress } from '../../contract/email-address.ts';
import type { Database } from '../database/database.ts';
import { StartFailure } from '../database/start-failure.ts';
import { findEmployer, listEmployers } from '../employers/store.ts';

type Employer = NonNullable<Awaited<ReturnType<typeof findEmployer>>>;

/** The employer that a command names. @throws StartFailure that names those that there are */
export async function employerAt(database: Database, domain: string): Promise<Employer> {
  const employer = await findEmployer(database, domain.toLowerCase());
  if (employer) return employer;
  const domains = (await listEmployers(database)).map((one) => one.domain).join(', ');
  throw new StartFailure(
    `There is no employer "${domain}"; the employers are: ${domains || 'none yet (npm run create-employer)'}.`,
  );
}

/** The e-mail that a command names. @throws StartFailure */
export function emailIn(value: string): string {
  const address = emailAddress.safeParse(value);
  if (!address.success) throw new StartFailure(`"${value}" is no e-mail address.`);
  return address.data;
}
