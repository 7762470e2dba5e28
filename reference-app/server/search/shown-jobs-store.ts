import { sql } from 'kysely';
import { upsertRows } from '../database/bulk-write.ts';
import type { Database } from '../database/database.ts';
import { forEmployer, type EmployerScope } from '../database/for-employer.ts';
import { inTime } from '../database/in-time.ts';
import { prepared } from '../database/prepared.ts';
import { createSharedWrite } from '../database/shared-write.ts';
import type { ServerLog } from '../http/log.ts';
import {
  allStored,
  createShownMemory,
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

/** In the database, for several servers: a reader's next page may be asked of another one. */
export function shownJobsInDatabase(options: {
  /** The primary: replicas have nothing of it. */
  database: Database;
  log: ServerLog;
  now: () => number;
}): ShownJobs {
  const { database, log, now } = options;
  const memory = createShownMemory({ now });
  const asFarAsItAnswers = createGuard(log);
  const writeTogether = createSharedWrite(
    (scope: EmployerScope, wishes: readonly Wish[]) => {
      const wanted = wishes.filter(({ isGivenUp }) => !isGivenUp);
      return writeRows(
        database,
        scope,
        wanted.map(({ row }) => row),
      );
    },
    { patience: answersWithin },
  );

  return {
    recall: (scope, reading) => memory.get(scope, reading),
    async read(scope, reading) {
      const asked = await asFarAsItAnswers('read', () => shownOf(database, scope, { reading }));
      const known = memory.get(scope, reading);
      if (!asked) return known ?? nothingShown;
      const shown = merged(asked[0], known);
      memory.set(scope, reading, shown);
      return shown;
    },
    async write(scope, readings, more) {
      const all = withMore(more);
      const after = allStored(all);
      const wishes = readings.map((reading) => ({
        row: {
          reading,
          token: after.token,
          previous: all.token,
          ids: all.ids.slice(all.stored),
          places: all.places.slice(all.stored),
        },
        isGivenUp: false,
      }));
      const written = await asFarAsItAnswers('write', () => writeTogether(scope, wishes));
      if (written && !wishes.every(({ row }) => written.has(row))) return false;
      for (const wish of wishes) wish.isGivenUp = true;
      // what is not stored now comes with the next page
      for (const reading of readings) memory.set(scope, reading, written ? after : all);
      return true;
    },
  };
}

/** What is stored, and what this process has shown the same reader since, while it could not be stored. */
function merged(
  stored: (Pick<Shown, 'ids' | 'places'> & { token: number }) | undefined,
  known: Shown | undefined,
): Shown {
  if (known?.token === null) return known;
  // swept away, or lost in a crash
  if (!stored) return known ? { ...known, token: 0, stored: 0 } : nothingShown;
  const shown = { ...stored, stored: stored.ids.length };
  const isContinued = known?.ids.slice(0, known.stored).every((id, index) => stored.ids[index] === id);
  if (!known || !isContinued) return shown;
  const [ids, places] = [new Set(stored.ids), new Set(stored.places)];
  const more = known.ids
    .map((id, index) => ({ id, place: known.places[index]! }))
    .filter(({ id, place }, index) => index >= known.stored && !ids.has(id) && !places.has(place));
  return withMore({ after: shown, ids: more.map(({ id }) => id), places: more.map(({ place }) => place) });
}

/**
 * Asks the database as long as it answers; after that one request in a while finds out whether it does again. Where it can be
 * read, and takes no writes, it is read on.
 *
 * @returns asks, for an answer or undefined
 */
function createGuard(log: ServerLog) {
  let gone: { by: 'read' | 'write'; until: number } | undefined;
  return async <Answer>(by: 'read' | 'write', work: () => Promise<Answer>): Promise<Answer | undefined> => {
    if (gone && (by === 'write' || gone.by === 'read')) {
      if (performance.now() < gone.until) return undefined;
      gone.until = performance.now() + triedAgainAfter;
    }
    try {
      const answer = await inTime(work(), answersWithin);
      if (by === 'write' || gone?.by === 'read') gone = undefined;
      return answer;
    } catch (error) {
      if (!gone)
        log.warn(
          { err: error },
          'What was shown of searches is out of reach; each server knows only its own pages',
        );
      gone = { by, until: performance.now() + triedAgainAfter };
      return undefined;
    }
  };
}

const shownOf = prepared((tables, { reading }: { reading: string }) =>
  tables
    .selectFrom('shown_jobs')
    .select(['ids', 'places', 'token'])
    .where('reading', '=', reading)
    .where('shown_at', '>', anHourAgo),
);

/** @returns those that are written; not those that were to be added to what is another by now, or gone */
async function writeRows(
  database: Database,
  scope: EmployerScope,
  given: readonly Row[],
): Promise<ReadonlySet<Row>> {
  // of each reading one, and in one order, so that two servers never wait for each other
  const rows = new Map<string, Row>();
  for (const row of given)
    if (row.previous === null || rows.get(row.reading)?.previous !== null) rows.set(row.reading, row);
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
      only: sql`previous is null or previous = 0
        or exists (select from shown_jobs where group_id = ${scope} and shown_jobs.reading = given.reading)`,
      set: {
        ids: sql`case when excluded.previous > 0 then shown_jobs.ids || excluded.ids else excluded.ids end`,
        places: sql`case when excluded.previous > 0 then shown_jobs.places || excluded.places else excluded.places end`,
        shown_at: sql`now()`,
      },
      where: sql`excluded.previous is null or excluded.previous = shown_jobs.token
        or excluded.previous = 0 and shown_jobs.shown_at <= ${anHourAgo}`,
      returning: sql`reading`,
    },
  });
  const there = new Set((written as { reading: string }[]).map(({ reading }) => reading));
  return new Set(
    given.filter((row) => {
      const kept = rows.get(row.reading);
      // of several who begin anew at once, as under one address, all have begun
      return there.has(row.reading) && (kept === row || row.previous === null);
    }),
  );
}

/** Drops what no longer counts. */
export async function dropShownJobs(database: Database, scope: EmployerScope): Promise<void> {
  await forEmployer(database, scope).deleteFrom('shown_jobs').where('shown_at', '<', anHourAgo).execute();
}
