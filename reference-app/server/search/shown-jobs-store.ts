import { sql } from 'kysely';
import { upsertRows } from '../database/bulk-write.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { prepared } from '../database/prepared.ts';
import { createSharedWrite } from '../database/shared-write.ts';
import type { ServerLog } from '../http/log.ts';
import {
  createShownMemory,
  newToken,
  nothingShown,
  shownJobsKept,
  withMore,
  type Shown,
  type ShownJobs,
} from './shown-jobs.ts';

/** ms. Without what was shown, pages are cut from what is found now: better than to wait for a database that has gone. */
const answersWithin = 1_000;
const triedAgainAfter = 5_000;

const anHourAgo = sql<Date>`now() - ${shownJobsKept / 1000} * interval '1 second'`;

type Row = {
  reading: string;
  token: number;
  /** The token of what it is added to, 0 where there was nothing; null = it begins anew. */
  previous: number | null;
  ids: readonly number[];
  places: readonly number[];
};

/** In the database, for several servers: a reader's next page may be asked of another one. */
export function shownJobsInDatabase(options: {
  /** The primary: replicas have nothing of it. */
  database: Database;
  log: ServerLog;
  now: () => number;
}): ShownJobs {
  const { database, log, now } = options;
  const memory = createShownMemory({ now });
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
    recall: (scope, reading) => memory.get(scope, reading),
    read: (scope, reading) =>
      asFarAsItAnswers(async () => {
        const shown = await readShown(database, scope, reading);
        memory.set(scope, reading, shown);
        return shown;
      }, nothingShown),
    write: (scope, readings, more) =>
      asFarAsItAnswers(async () => {
        const rows = readings.map((reading) => ({
          reading,
          token: newToken(),
          previous: more.after?.token ?? null,
          ids: more.ids,
          places: more.places,
        }));
        const written = await writeTogether(scope, rows);
        const isWritten = rows.every((row) => written.has(row));
        if (isWritten)
          for (const { reading, token } of rows) memory.set(scope, reading, withMore(more, token));
        return isWritten;
      }, true),
  };
}

async function readShown(database: Database, scope: EmployerScope, reading: string): Promise<Shown> {
  const [shown] = await shownOf(database, scope, { reading });
  return shown ?? nothingShown;
}

const shownOf = prepared((tables, { reading }: { reading: string }) =>
  tables
    .selectFrom('shown_jobs')
    .select(['ids', 'places', 'token'])
    .where('reading', '=', reading)
    .where('shown_at', '>', anHourAgo),
);

/** @returns those that are written: added to what they were to be added to, or begun anew */
async function writeRows(
  database: Database,
  scope: EmployerScope,
  given: readonly Row[],
): Promise<ReadonlySet<Row>> {
  // of each reading one, and in one order, so that two servers never wait for each other
  const rows = new Map(given.map((row) => [row.reading, row]));
  const written = await upsertRows(database, scope, {
    table: 'shown_jobs',
    columns: {
      reading: 'uuid',
      token: 'integer',
      previous: 'integer',
      ids: 'integer[]',
      places: 'integer[]',
    },
    key: ['reading'],
    rows: [...rows.values()].toSorted((left, right) => (left.reading < right.reading ? -1 : 1)),
    over: {
      set: {
        ids: sql`case when excluded.previous > 0 then shown_jobs.ids || excluded.ids else excluded.ids end`,
        places: sql`case when excluded.previous > 0 then shown_jobs.places || excluded.places else excluded.places end`,
        shown_at: sql`now()`,
      },
      where: sql`excluded.previous is null or excluded.previous = shown_jobs.token
        or excluded.previous = ${nothingShown.token} and shown_jobs.shown_at <= ${anHourAgo}`,
    },
  });
  return new Set(written.flatMap(({ reading }) => rows.get(String(reading)) ?? []));
}

/** Drops what no longer counts. */
export async function dropShownJobs(database: Database, scope: EmployerScope): Promise<void> {
  await forEmployer(database, scope).deleteFrom('shown_jobs').where('shown_at', '<', anHourAgo).execute();
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
