import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { ServerLog } from '../http/log.ts';
import { insertEvents, type StoredEvent } from './store.ts';

export type EventBuffer = {
  /** Takes an event to be written soon; never waits, and lets events go when too many wait. */
  add: (scope: EmployerScope, event: StoredEvent) => void;
  /** Writes what waits; resolves when it is written or lost. */
  flush: () => Promise<void>;
};

/** Events of one statement. */
const batch = 500;
const writtenWithin = 1_000;

/**
 * Collects page events and writes them in batches, so that a crowd on the site costs the database a statement a second.
 *
 * @param options.maximumWaiting events; what comes when so many wait is lost
 */
export function createEventBuffer(options: {
  database: Database;
  log: ServerLog;
  maximumWaiting?: number;
}): EventBuffer {
  const { database, log, maximumWaiting = 10_000 } = options;
  let waiting: { scope: EmployerScope; event: StoredEvent }[] = [];
  let lost = 0;
  let writing: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;

  async function writeOf(scope: EmployerScope, events: readonly StoredEvent[]): Promise<void> {
    try {
      await insertEvents(database, scope, events);
    } catch (error) {
      // tried again they would pile up for as long as the database is away
      log.warn({ err: error, events: events.length }, 'Page events could not be written, and are lost');
    }
  }

  async function writeAll(): Promise<void> {
    while (waiting.length > 0) {
      const taken = waiting.slice(0, batch);
      waiting = waiting.slice(batch);
      for (const [scope, entries] of Map.groupBy(taken, (entry) => entry.scope))
        await writeOf(
          scope,
          entries.map(({ event }) => event),
        );
    }
    if (lost > 0) log.warn({ events: lost }, 'More page events came than could be written; some are lost');
    lost = 0;
  }

  function flush(): Promise<void> {
    clearTimeout(timer);
    timer = undefined;
    // one writer at a time: a slow database is not asked by ever more
    writing ??= writeAll().finally(() => {
      writing = undefined;
    });
    return writing;
  }

  return {
    add(scope, event) {
      if (waiting.length >= maximumWaiting) {
        lost += 1;
        return;
      }
      waiting.push({ scope, event });
      if (waiting.length >= batch) void flush();
      else timer ??= setTimeout(() => void flush(), writtenWithin).unref();
    },
    flush,
  };
}
