import { hash } from '@node-rs/argon2';
import { sql } from 'kysely';
import { currentSchema } from '@portico/tokens';
import type { ThemeDocument } from '../contract/themes.ts';
import type { DemoAccount, DemoEmployer } from '../employers/demo-employer.ts';
import { createAccount, type Account } from './accounts/store.ts';
import { acrossEmployers } from './database/across-employers.ts';
import { inTransaction, type Database } from './database/database.ts';
import { createEmployer, listEmployers } from './employers/store.ts';
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

/**
 * Writes the demo employers into an empty database, all or nothing.
 *
 * @param options.onProgress told of each employer and of how many of its jobs are written
 * @returns whether there was anything to do
 */
export async function seedDemo(
  database: Database,
  options: {
    employers: readonly DemoEmployer[];
    now: Date;
    onProgress: (name: string, jobs: number) => void;
  },
): Promise<boolean> {
  const { employers, now, onProgress } = options;
  if ((await listEmployers(database)).length > 0) return false;
  const passwordHash = await hash(demoPassword);

  return inTransaction(database, async (transaction) => {
    // servers that start together take turns, and the first has done it for all
    await sql`select pg_advisory_xact_lock(${sql.lit(advisoryLock)})`.execute(acrossEmployers(transaction));
    if ((await listEmployers(transaction)).length > 0) return false;
    for (const employer of employers) {
      const { domain, name, product, config } = employer;
      const scope = await createEmployer(transaction, { domain, name, product, config });
      const accounts: ({ account: Account } & Pick<DemoAccount, 'pages' | 'profile'>)[] = [];
      for (const { pages, profile, signIns = [], ...demo } of employer.accounts) {
        const account = await createAccount(transaction, scope, { ...demo, passwordHash });
        await seedSignIns(transaction, scope, { accountId: account.id, signIns, now });
        await seedOffers(transaction, scope, { employer, account: demo, accountId: account.id, now });
        accounts.push({ account, ...(pages && { pages }), ...(profile && { profile }) });
      }
      const document: ThemeDocument = { schema: currentSchema, product, ...employer.theme };
      const checked = validateTheme(document);
      if (!checked.ok)
        throw new Error(`The theme of ${domain} is not valid at ${checked.path}: ${checked.message}`);
      await publishDocument(transaction, scope, {
        document: checked.document,
        note: 'Demo theme',
        author: { accountId: null, at: now },
      });
      await takePostings(transaction, scope, employer.postings({ now }), {
        now,
        onProgress: (jobs) => onProgress(name, jobs),
      });
      const newest = await listPublicJobs(transaction, scope, { limit: namedJobs });
      const jobs = await findJobRows(
        transaction,
        scope,
        newest.map(({ id }) => id),
      );
      for (const { account, pages, profile } of accounts) {
        if (pages)
          await seedCandidate(transaction, scope, { accountId: account.id, pages: pages({ now, jobs }) });
        if (profile) await seedProfile(transaction, scope, { account, profile: profile(now), now });
      }
      for (const applying of employer.applying ?? [])
        await seedApplying(transaction, scope, { applying, config, now });
    }
    return true;
  });
}
