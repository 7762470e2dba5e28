import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { currentSchema } from '@portico/tokens';
import type { ThemeDocument } from '../contract/themes.ts';
import type { DemoAccount, DemoEmployer } from '../employers/demo-employer.ts';
import { createAccount, type Account } from './accounts/store.ts';
import { acrossEmployers } from './database/across-employers.ts';
import { inTransaction, type Database } from './database/database.ts';
import type { EmployerScope } from './database/for-employer.ts';
import { createEmployer, listEmployers } from './employers/store.ts';
import { sealKey } from './offers/seal/work.ts';
import type { SigningKey } from './offers/seal/signing-key.ts';
import { findJobRows, listPublicJobs, takePostings } from './positions/store.ts';
import { seedCandidate } from './seed-candidate.ts';
import { seedOffers } from './offers/seed.ts';
import { seedApplying } from './seed-applying.ts';
import { seedSignIns } from './seed-sign-ins.ts';
import { seedProfile } from './seed-profile.ts';
import { publishDocument } from './themes/store.ts';
import { validateTheme } from './themes/validate-theme.ts';

export const demoPassword = 'portico-demo';

/** Any constant but the migrations'. */
const advisoryLock = 7_061_743;

/** Open jobs that the pages of demo candidates may name: some of each department. */
const namedJobs = 500;

type Seeding = {
  employer: DemoEmployer;
  passwordHash: string;
  /** What offers are sealed with; making it takes long, and is done aside. */
  key: Promise<SigningKey>;
  now: Date;
  /** Called whenever more jobs are written; what it throws undoes everything. */
  onProgress?: (() => void) | undefined;
};

/**
 * Writes the demo employers into an empty database, all or nothing.
 *
 * @returns whether there was anything to do
 */
export async function seedDemo(
  database: Database,
  options: { employers: readonly DemoEmployer[] } & Pick<Seeding, 'now' | 'onProgress'>,
): Promise<boolean> {
  const { employers, ...rest } = options;
  if ((await listEmployers(database)).length > 0) return false;
  const passwordHash = await hash(demoPassword);

  return inTransaction(database, async (transaction) => {
    // servers that start together take turns, and the first has done it for all
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(acrossEmployers(transaction));
    if ((await listEmployers(transaction)).length > 0) return false;
    const made: { employer: DemoEmployer; scope: EmployerScope }[] = [];
    for (const employer of employers) {
      const { domain, name, product, config } = employer;
      made.push({
        employer,
        scope: await createEmployer(transaction, { domain, name, product, config }),
      });
    }
    const key = sealKey(transaction, rest.now);
    await allOf([
      key,
      ...made.map(({ employer, scope }) =>
        seedEmployer(transaction, scope, { ...rest, employer, passwordHash, key }),
      ),
    ]);
    return true;
  });
}

/**
 * Waits until all have ended, also when one fails: none may go on in a transaction that is undone. The statements of a
 * transaction wait for each other, and while the database writes one this process prepares others.
 */
async function allOf(work: readonly Promise<unknown>[]): Promise<void> {
  try {
    await Promise.all(work);
  } finally {
    await Promise.allSettled(work);
  }
}

async function seedEmployer(transaction: Database, scope: EmployerScope, seeding: Seeding): Promise<void> {
  const { employer, passwordHash, now, onProgress } = seeding;
  const accounts: { account: Account; demo: DemoAccount }[] = [];
  for (const demo of employer.accounts)
    accounts.push({
      account: await createAccount(transaction, scope, { ...demo, passwordHash }),
      demo,
    });
  await allOf([
    takePostings(transaction, scope, employer.postings({ now }), { now, language: 'english', onProgress }),
    seedAccounts(transaction, scope, { ...seeding, accounts }),
    seedTheme(transaction, scope, seeding),
  ]);
  // what names jobs
  const newest = await listPublicJobs(transaction, scope, { limit: namedJobs });
  const jobs = await findJobRows(
    transaction,
    scope,
    newest.map(({ id }) => id),
  );
  for (const { account, demo } of accounts) {
    const { pages, profile } = demo;
    if (pages)
      await seedCandidate(transaction, scope, { accountId: account.id, pages: pages({ now, jobs }) });
    if (profile) await seedProfile(transaction, scope, { account, profile: profile(now), now });
  }
  for (const applying of employer.applying ?? [])
    await seedApplying(transaction, scope, { applying, config: employer.config, now });
}

async function seedAccounts(
  transaction: Database,
  scope: EmployerScope,
  options: Seeding & { accounts: readonly { account: Account; demo: DemoAccount }[] },
): Promise<void> {
  const { accounts, employer, key, now } = options;
  for (const { account, demo } of accounts) {
    const accountId = account.id;
    await seedSignIns(transaction, scope, { accountId, signIns: demo.signIns ?? [], now });
    await seedOffers(transaction, scope, { employer, account: demo, accountId, key, now });
  }
}

async function seedTheme(
  transaction: Database,
  scope: EmployerScope,
  { employer, now }: Seeding,
): Promise<void> {
  const { domain, product, theme } = employer;
  const document: ThemeDocument = { schema: currentSchema, product, ...theme };
  const checked = validateTheme(document);
  if (!checked.ok)
    throw new Error(`The theme of ${domain} is not valid at ${checked.path}: ${checked.message}`);
  await publishDocument(transaction, scope, {
    document: checked.document,
    note: 'Demo theme',
    author: { accountId: null, at: now },
  });
}
