import { CompiledQuery, sql } from 'kysely';
import { acrossEmployers } from './across-employers.ts';
import type { Database } from './database.ts';
import { foundation } from './migrations/0001-foundation.ts';
import { candidatePages } from './migrations/0004-candidate-pages.ts';
import { applications } from './migrations/0005-applications.ts';
import { offers } from './migrations/0006-offers.ts';
import { accounts } from './migrations/0007-accounts.ts';
import { profile } from './migrations/0008-profile.ts';
import { search } from './migrations/0009-search.ts';
import { operations } from './migrations/0010-operations.ts';
import { themesAndConfiguration } from './migrations/0011-themes-and-configuration.ts';
import { textOfPostings } from './migrations/0012-text-of-postings.ts';
import { jobAlerts } from './migrations/0013-job-alerts.ts';
import { expiredOffers } from './migrations/0014-expired-offers.ts';
import { firstPublication } from './migrations/0015-first-publication.ts';
import { intake } from './migrations/0017-intake.ts';
import { limitsOfTheSite } from './migrations/0018-limits-of-the-site.ts';
import { themeFiles } from './migrations/0022-theme-files.ts';
import { answerFiles } from './migrations/0025-answer-files.ts';
import { draftsOfWhatIsPublished } from './migrations/0026-drafts-of-what-is-published.ts';
import { givenWords } from './migrations/0032-given-words.ts';
import { wordsOfTheProvider } from './migrations/0033-words-of-the-provider.ts';
import { applicationsByChange } from './migrations/0034-applications-by-change.ts';
import { joinedVisitors } from './migrations/0036-joined-visitors.ts';
import { placesOfOneName } from './migrations/0037-places-of-one-name.ts';
import { formsBySubmission } from './migrations/0038-forms-by-submission.ts';
import { reopenedJobs } from './migrations/0039-reopened-jobs.ts';
import { settingsOfCandidates } from './migrations/0043-settings-of-candidates.ts';
import { filesOfForms } from './migrations/0044-files-of-forms.ts';
import { whatSeparatesWords } from './migrations/0046-what-separates-words.ts';
import { offersAsTheyCame } from './migrations/0047-offers-as-they-came.ts';
import { StartFailure } from './start-failure.ts';

/** One step forward. Applied steps are never edited; a mistake is corrected by a later one. */
export type Migration = { version: number; name: string; statements: string };

const migrations: readonly Migration[] = [
  foundation,
  candidatePages,
  applications,
  offers,
  accounts,
  profile,
  search,
  operations,
  themesAndConfiguration,
  textOfPostings,
  jobAlerts,
  expiredOffers,
  firstPublication,
  intake,
  limitsOfTheSite,
  themeFiles,
  answerFiles,
  draftsOfWhatIsPublished,
  givenWords,
  wordsOfTheProvider,
  applicationsByChange,
  joinedVisitors,
  placesOfOneName,
  formsBySubmission,
  reopenedJobs,
  settingsOfCandidates,
  filesOfForms,
  whatSeparatesWords,
  offersAsTheyCame,
];

/** The newest step of this release. */
export const newestVersion = Math.max(...migrations.map(({ version }) => version));

/** @throws StartFailure for steps that this release does not know */
export function assertNotNewer(applied: readonly number[]): void {
  const newest = Math.max(0, ...applied);
  if (newest > newestVersion)
    throw new StartFailure(
      `The database is of a newer release (schema ${newest}): start that release, or use another database.`,
    );
}

/** Any constant: servers that start together take turns on it. */
const advisoryLock = 7_061_742;

/**
 * Applies what is missing, all of it or nothing.
 *
 * @returns how many steps were applied
 * @throws StartFailure when the data was written by a newer release
 */
export async function migrate(database: Database): Promise<number> {
  return acrossEmployers(database)
    .transaction()
    .execute((transaction) =>
      migrateWithin((text, values = []) => transaction.executeQuery(CompiledQuery.raw(text, values))),
    );
}

type Query = (text: string, values?: unknown[]) => Promise<{ rows: unknown[] }>;

/**
 * The same in a transaction that is open already.
 *
 * @param options.upTo the last step that is applied, for the tables that an older release had
 */
export async function migrateWithin(query: Query, { upTo = newestVersion } = {}): Promise<number> {
  await query('select pg_advisory_xact_lock($1)', [advisoryLock]);
  await query(`create table if not exists schema_version (
    version integer primary key, name text not null, applied_at timestamptz not null default now()
  )`);
  const { rows } = await query('select version from schema_version');
  const applied = new Set((rows as { version: number }[]).map(({ version }) => version));
  assertNotNewer([...applied]);
  const missing = migrations.filter(({ version }) => version <= upTo && !applied.has(version));
  for (const { version, name, statements } of missing) {
    await query(statements);
    await query('insert into schema_version (version, name) values ($1, $2)', [version, name]);
  }
  return missing.length;
}

/** How many steps of this release the database does not have yet. */
export async function missingMigrations(database: Database): Promise<number> {
  const { rows } = await sql<{ version: number }>`select version from schema_version`.execute(
    acrossEmployers(database),
  );
  const applied = new Set(rows.map((row) => row.version));
  return migrations.filter(({ version }) => !applied.has(version)).length;
}
