import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { createSharedWrite } from '../database/shared-write.ts';
import type { ServerLog } from '../http/log.ts';
import { shownPagesKept, type PagesByStart, type ShownPages } from './shown-pages.ts';

/** Of one reader, the last ones: more than anybody turns, and no more than can be read for each page. */
const mostPages = 4_000;
/** ms. Without what was shown, pages are cut from what is found now: better than to wait for a database that has gone. */
const answersWithin = 1_000;
const triedAgainAfter = 5_000;

const anHourAgo = sql<Date>`now() - ${shownPagesKept / 1000} * interval '1 second'`;

type Row = { reading: string; start: number; ids: readonly number[] };

/** In the database, for several servers: a reader's next page may be asked of another one. */
export function shownPagesInDatabase({
  database,
  log,
}: {
  /** The primary: replicas have nothing of it. */
  database: Database;
  log: ServerLog;
}): ShownPages {
  const writeTogether = createSharedWrite((scope: EmployerScope, rows: readonly Row[]) =>
    writeRows(database, scope, rows),
  );
  let goneUntil: number | undefined;
  /** What `work` answers, or `otherwise` while the database does not. */
  const asFarAsItAnswers = async <Answer>(
    work: () => Promise<Answer>,
    otherwise: Answer,
  ): Promise<Answer> => {
    if (goneUntil !== undefined && performance.now() < goneUntil) return otherwise;
    try {
      const answer = await within(answersWithin, work());
      goneUntil = undefined;
      return answer;
    } catch (error) {
      if (goneUntil === undefined)
        log.warn({ err: error }, 'What was shown of searches is out of reach; pages are cut without it');
      goneUntil = performance.now() + triedAgainAfter;
      return otherwise;
    }
  };
  return {
    read: (scope, reading) =>
      asFarAsItAnswers<PagesByStart>(() => readPages(database, scope, reading), new Map()),
    write: (scope, readings, page) =>
      asFarAsItAnswers(
        () =>
          writeTogether(
            scope,
            readings.map((reading) => ({ reading, ...page })),
          ),
        undefined,
      ),
  };
}

async function readPages(database: Database, scope: EmployerScope, reading: string): Promise<PagesByStart> {
  const tables = forEmployer(database, scope);
  const begun = tables
    .selectFrom('shown_page')
    .select('shown_at')
    .where('reading', '=', reading)
    .where('start', '=', 0);
  const rows = await tables
    .selectFrom('shown_page')
    .select(['start', 'ids'])
    .where('reading', '=', reading)
    .where('shown_at', '>', anHourAgo)
    .where('shown_at', '>=', (row) => row.fn.coalesce(begun, sql<Date>`'-infinity'`))
    .orderBy('shown_at', 'desc')
    .limit(mostPages)
    .execute();
  return new Map(rows.map(({ start, ids }) => [start, ids]));
}

async function writeRows(database: Database, scope: EmployerScope, given: readonly Row[]): Promise<void> {
  // once each, and in one order, so that two servers never wait for each other
  const rows = [...new Map(given.map((row) => [`${row.reading} ${row.start}`, row])).entries()]
    .toSorted(([left], [right]) => (left < right ? -1 : 1))
    .map(([, { reading, start, ids }]) => ({ reading, start, ids: [...ids] }));
  await forEmployer(database, scope)
    .insertInto('shown_page')
    .values(rows)
    .onConflict((conflict) =>
      conflict
        .columns(['reading', 'start'])
        .doUpdateSet((row) => ({ ids: row.ref('excluded.ids'), shown_at: row.ref('excluded.shown_at') })),
    )
    .execute();
}

/** Drops what no longer counts. */
export async function dropShownPages(database: Database, scope: EmployerScope): Promise<void> {
  await forEmployer(database, scope).deleteFrom('shown_page').where('shown_at', '<', anHourAgo).execute();
}

async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`No answer within ${milliseconds} ms.`)), milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
