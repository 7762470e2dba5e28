import { sql, type RawBuilder } from 'kysely';
import type { FilterName } from '../../contract/search.ts';
import { inTransaction, type Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { byIndex } from '../database/planner.ts';
import { wordsOf } from './fold.ts';
import type { FacetValue, ProjectedJob } from './projection.ts';

const chunk = 5000;

/** All open public jobs and the values that they are filtered by. In chunks, so that other work gets its turn. */
export async function loadProjected(
  database: Database,
  scope: EmployerScope,
): Promise<{ jobs: ProjectedJob[]; values: FacetValue[] }> {
  return inTransaction(database, async (transaction) => {
    const tables = forEmployer(transaction, scope);
    const jobs: ProjectedJob[] = [];
    for (let last = 0; ;) {
      const rows = await tables
        .selectFrom('job')
        .select([
          'id',
          sql<number>`extract(epoch from posted_at)::float8`.as('postedAt'),
          sql<string>`array_to_string(facets, ' ')`.as('facets'),
        ])
        .where('closed_at', 'is', null)
        .where('is_private', '=', false)
        .where('id', '>', last)
        .orderBy('id')
        .limit(chunk)
        .execute();
      jobs.push(...rows);
      last = rows.at(-1)?.id ?? last;
      if (rows.length < chunk) break;
    }
    // After the jobs: a value is written before the first job that has it.
    const values = await tables
      .selectFrom('facet_value')
      .select(['code', 'facet', 'value', 'latitude', 'longitude'])
      .execute();
    return { jobs, values: values.map((value) => ({ ...value, facet: value.facet as FilterName })) };
  });
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
  text: string,
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
    const byWords = await ranked(transaction, scope, sql`websearch_to_tsquery('portico', ${text})`);
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

const maximumWords = 8;
const spellingsOfAWord = 3;

/**
 * Open public jobs whose titles hold words spelt like the query's, best first. A word that is like no other is left
 * out, as long as one remains.
 */
export async function findBySpelling(
  database: Database,
  scope: EmployerScope,
  text: string,
): Promise<RankedIds[]> {
  return byIndex(database, async (transaction) => {
    const alternatives: string[] = [];
    for (const word of wordsOf(text).slice(0, maximumWords)) {
      const likeness = sql<number>`similarity(word, ${word})`;
      const spellings = await forEmployer(transaction, scope)
        .selectFrom('title_word')
        .select('word')
        .where(sql<boolean>`word % ${word}`)
        .orderBy(likeness, 'desc')
        .orderBy('word')
        .limit(spellingsOfAWord)
        .execute();
      // Words are letters and digits, so that quoting them is enough.
      if (spellings.length > 0)
        alternatives.push(`(${spellings.map((found) => `'${found.word}'`).join(' | ')})`);
    }
    if (alternatives.length === 0) return [];
    return ranked(transaction, scope, sql`to_tsquery('portico', ${alternatives.join(' & ')})`);
  });
}

async function ranked(
  transaction: Database,
  scope: EmployerScope,
  query: RawBuilder<unknown>,
): Promise<RankedIds[]> {
  const rows = await forEmployer(transaction, scope)
    .selectFrom('job')
    .select([
      sql<number>`ts_rank(title_words, ${query})::float8`.as('rank'),
      sql<string>`string_agg(id::text, ',')`.as('ids'),
    ])
    .where('closed_at', 'is', null)
    .where('is_private', '=', false)
    .where(sql<boolean>`words @@ ${query}`)
    .groupBy(sql`1`)
    .execute();
  return rows.toSorted((left, right) => right.rank - left.rank);
}
