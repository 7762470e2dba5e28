import { sql } from 'kysely';
import { upsertRows } from '../database/bulk-write.ts';
import type { Database } from '../database/database.ts';
import { isAway, takesNoWrites } from '../database/failures.ts';
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

/** ms. What this process knows has to do then: better than to wait for a database that has gone. */
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
/** A row to be written, unless nobody waits for it any more: written late it would be in the way of what came after it. */
type Wish = { row: Row; isGivenUp: boolean };
/** How many jobs the reading of each row has now; rows are missing that were to be added to something else. */
type Written = ReadonlyMap<string, number>;
const nameOf = ({ reading, token }: Pick<Row, 'reading' | 'token'>) => `${reading} ${token}`;

/** In the database, for several servers: a reader's next page may be asked of another one. */
export function shownJobsInDatabase(options: {
  /** The primary: replicas have nothing of it. */
  database: Database;
  log: ServerLog;
  now: () => number;
}): ShownJobs {
  const { database, log, now } = options;
  const memory = createShownMemory({ now });
  const writeTogether = createSharedWrite(
    (scope: EmployerScope, wishes: readonly Wish[]) =>
      writeRows(
        database,
        scope,
        wishes.filter(({ isGivenUp }) => !isGivenUp).map(({ row }) => row),
      ),
    { patience: answersWithin },
  );
  const asFarAsItAnswers = createGuard(log);

  const write = async (scope: EmployerScope, rows: readonly Row[]): Promise<Written> => {
    const wishes = rows.map((row) => ({ row, isGivenUp: false }));
    return asFarAsItAnswers(
      () => writeTogether(scope, wishes),
      () => {
        for (const wish of wishes) wish.isGivenUp = true;
        return new Map(rows.map((row) => [nameOf(row), Number.POSITIVE_INFINITY]));
      },
    );
  };

  return {
    recall: (scope, reading) => memory.get(scope, reading),
    read: (scope, reading) =>
      asFarAsItAnswers(
        async () => {
          const shown = await readShown(database, scope, reading);
          memory.set(scope, reading, shown);
          return shown;
        },
        () => memory.get(scope, reading) ?? nothingShown,
      ),
    async write(scope, readings, more) {
      const token = newToken();
      const all = withMore(more, token);
      const previous = more.after?.token ?? null;
      const { ids, places } = more;
      const rows = readings.map((reading) => ({ reading, token, previous, ids, places }));
      const written = await write(scope, rows);
      if (!rows.every((row) => written.has(nameOf(row)))) return false;
      for (const reading of readings) memory.set(scope, reading, all);
      // what it was added to was swept away, or lost in a crash: all of it is written again
      const short = rows.filter((row) => (written.get(nameOf(row)) ?? 0) < all.ids.length);
      if (short.length > 0)
        await write(
          scope,
          short.map((row) => ({ ...row, ...all, previous: null })),
        );
      return true;
    },
  };
}

/** Asks the database as long as it answers; after that one request in a while finds out whether it does again. */
function createGuard(log: ServerLog) {
  let goneUntil: number | undefined;
  return async <Answer>(work: () => Promise<Answer>, otherwise: () => Answer): Promise<Answer> => {
    if (goneUntil !== undefined) {
      if (performance.now() < goneUntil) return otherwise();
      goneUntil = performance.now() + triedAgainAfter;
    }
    try {
      const answer = await within(answersWithin, work());
      goneUntil = undefined;
      return answer;
    } catch (error) {
      const isGone = error instanceof NoAnswer || isAway(error) || takesNoWrites(error);
      if (!isGone) log.error({ err: error }, 'What was shown of searches could not be kept');
      else if (goneUntil === undefined)
        log.warn(
          { err: error },
          'What was shown of searches is out of reach; each server knows only its own pages',
        );
      if (isGone) goneUntil = performance.now() + triedAgainAfter;
      return otherwise();
    }
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

async function writeRows(database: Database, scope: EmployerScope, given: readonly Row[]): Promise<Written> {
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
      returning: sql`reading, token, cardinality(ids) as size`,
    },
  });
  const now = new Map(
    (written as { reading: string; token: number; size: number }[]).map((row) => [row.reading, row]),
  );
  return new Map(
    given.flatMap((row) => {
      const there = now.get(row.reading);
      // of several who begin anew at once, as under one address, all have begun
      const isWritten = there && (there.token === row.token || row.previous === null);
      return isWritten ? [[nameOf(row), there.size]] : [];
    }),
  );
}

/** Drops what no longer counts. */
export async function dropShownJobs(database: Database, scope: EmployerScope): Promise<void> {
  await forEmployer(database, scope).deleteFrom('shown_jobs').where('shown_at', '<', anHourAgo).execute();
}

class NoAnswer extends Error {}

async function within<Answer>(milliseconds: number, work: Promise<Answer>): Promise<Answer> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    // where this thread was busy, the answer may have come in time and is read first
    const giveUp = () => setImmediate(() => reject(new NoAnswer(`No answer within ${milliseconds} ms.`)));
    timer = setTimeout(giveUp, milliseconds);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}
