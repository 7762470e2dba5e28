import type { FilterName } from '@portico/core/jobs';
import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { byIndex } from '../database/planner.ts';
import { dataVersionOf } from '../employers/counters.ts';
import type { Changes, ProjectedJob } from './projection.ts';
import { asPhrases } from './typed.ts';

const chunk = 5000;

/**
 * An employer's open public jobs with the values that they are filtered by, or what has changed since: then the jobs are told
 * whatever they are now. What is written meanwhile has a later version than the one that is told, and is told again with that.
 *
 * @param since what is known already, up to which version and which code
 */
export async function loadChanges(
  database: Database,
  scope: EmployerScope,
  since: { version: number; code: number } | undefined,
): Promise<Changes & { version: number }> {
  const version = await dataVersionOf(database, scope);
  const rows = since ? await changedJobs(database, scope, since.version) : await openJobs(database, scope);
  // After the jobs: a value is written before the first job that has it.
  const values = await forEmployer(database, scope)
    .selectFrom('facet_value')
    .select(['code', 'facet', 'value', 'latitude', 'longitude'])
    .where('code', '>', since?.code ?? 0)
    .orderBy('code')
    .execute();
  return {
    version,
    jobs: rows,
    values: values.map((value) => ({ ...value, facet: value.facet as FilterName })),
    languages: [...new Set(rows.map(({ language }) => language))],
  };
}

type LoadedJob = ProjectedJob & { language: string };

/** In chunks, so that other work gets its turn. */
async function openJobs(database: Database, scope: EmployerScope): Promise<LoadedJob[]> {
  const jobs: LoadedJob[] = [];
  for (let last = 0; ;) {
    const rows = await projectedJobs(database, scope)
      .where('closed_at', 'is', null)
      .where('is_private', '=', false)
      .where('id', '>', last)
      .orderBy('id')
      .limit(chunk)
      .execute();
    jobs.push(...rows);
    last = rows.at(-1)?.id ?? last;
    if (rows.length < chunk) return jobs;
  }
}

async function changedJobs(database: Database, scope: EmployerScope, since: number): Promise<LoadedJob[]> {
  return projectedJobs(database, scope).where('changed_in', '>', since).execute();
}

function projectedJobs(database: Database, scope: EmployerScope) {
  return forEmployer(database, scope)
    .selectFrom('job')
    .select([
      'id',
      'language',
      sql<boolean>`closed_at is null and not is_private`.as('isVisible'),
      sql<number>`extract(epoch from posted_at)::float8`.as('postedAt'),
      sql<string>`array_to_string(facets, ' ')`.as('facets'),
    ]);
}

/** Ids of one rank. */
export type RankedIds = {
  /** The higher the better; only for ordering. */
  rank: number;
  /** Joined by commas. */
  ids: string;
};

/** A job number is meant before any word. */
const rankOfJobNumber = 1_000;

/** Open public jobs whose texts hold the query's words, best first; titles alone decide the rank. */
export async function findByWords(
  database: Database,
  scope: EmployerScope,
  { text, languages }: { text: string; languages: readonly string[] },
): Promise<RankedIds[]> {
  return byIndex(database, async (transaction) => {
    const byNumber = await forEmployer(transaction, scope)
      .selectFrom('job')
      .select(sql<string>`id::text`.as('id'))
      .where('closed_at', 'is', null)
      .where('is_private', '=', false)
      .where(sql`lower(display_job_id)`, '=', text.toLowerCase())
      .orderBy('job.id')
      .execute();
    const typed = asPhrases(text);
    const byWords = await ranked(transaction, scope, {
      languages,
      phrase: text,
      queryIn: (language) => sql`portico_query(${language}, ${typed})`,
    });
    if (byNumber.length === 0) return byWords;
    return [{ rank: rankOfJobNumber, ids: byNumber.map((row) => row.id).join(',') }, ...byWords];
  });
}

/** The titles of open public jobs, with how many jobs have each. */
export async function countTitles(
  database: Database,
  scope: EmployerScope,
): Promise<{ title: string; count: number }[]> {
  return forEmployer(database, scope)
    .selectFrom('job')
    .select(['title', sql<number>`count(*)::integer`.as('count')])
    .where('closed_at', 'is', null)
    .where('is_private', '=', false)
    .groupBy('title')
    .execute();
}

/** The configuration of titles and names, which knows no stop words; as a constant, which is looked up once. */
function namesIn(language: string): RawBuilder<unknown> {
  return sql`${sql.lit(`portico_${language}`)}::regconfig`;
}

/**
 * Each job is asked in its own language. Its rank is by its title alone: all words side by side come first, then as many of
 * them as it has.
 */
export async function ranked(
  transaction: Database,
  scope: EmployerScope,
  options: {
    languages: readonly string[];
    phrase: string;
    queryIn: (language: string) => RawBuilder<unknown>;
  },
): Promise<RankedIds[]> {
  const { languages, phrase, queryIn } = options;
  const found = await Promise.all(
    languages.map((language) =>
      forEmployer(transaction, scope)
        .selectFrom('job')
        .select([
          sql<number>`(ts_rank(title_words, portico_any_word(${queryIn(language)}))
            + (title_words @@ phraseto_tsquery(${namesIn(language)}, portico_text(${phrase})))::integer)::float8`.as(
            'rank',
          ),
          sql<string>`string_agg(id::text, ',')`.as('ids'),
        ])
        .where('closed_at', 'is', null)
        .where('is_private', '=', false)
        .where(sql<boolean>`words @@ ${queryIn(language)}`)
        .$if(languages.length > 1, (query) => query.where('language', '=', language))
        .groupBy(sql`1`)
        .execute(),
    ),
  );
  return merged(found.flat());
}

/** One entry a rank, the best first: jobs of several languages take turns by their age, not by their language. */
function merged(found: readonly RankedIds[]): RankedIds[] {
  const byRank = new Map<number, string[]>();
  for (const { rank, ids } of found) byRank.set(rank, [...(byRank.get(rank) ?? []), ids]);
  return [...byRank]
    .map(([rank, ids]) => ({ rank, ids: ids.join(',') }))
    .toSorted((left, right) => right.rank - left.rank);
}
