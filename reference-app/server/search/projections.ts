import { LRUCache } from 'lru-cache';
import type { Database } from '../database/database.ts';
import type { EmployerScope } from '../database/for-employer.ts';
import type { Employer } from '../employers/directory.ts';
import { bytesOf, projectionAfter, type Projection } from './projection.ts';
import { loadChanges } from './store.ts';

type Held = { projection: Promise<Projection>; version: number; bytes: number };

/** All employers' together; the one that was asked for last stays, however large. */
const maximumBytes = 256 * 1024 * 1024;

/**
 * The projection of each employer in use, brought up to date when its jobs have changed: each request reads the version
 * with its employer, so that every server sees every write with the next request, and none has to be told.
 */
export function createProjections({
  database,
}: {
  database: Database;
}): (employer: Employer) => Promise<Projection> {
  const projections = new LRUCache<EmployerScope, Held>({
    maxSize: maximumBytes,
    // what is larger than the cache would not be kept
    sizeCalculation: ({ bytes }) => Math.min(Math.max(bytes, 1), maximumBytes),
  });

  return ({ scope, dataVersion }) => {
    const known = projections.get(scope);
    if (known && known.version >= dataVersion) return known.projection;
    const projection = refreshed(known?.projection);
    projections.set(scope, { projection, version: dataVersion, bytes: known?.bytes ?? 0 });
    void keep(projection);
    return projection;

    async function keep(loading: Promise<Projection>): Promise<void> {
      const isHeld = () => projections.peek(scope)?.projection === loading;
      try {
        const loaded = await loading;
        // a replica may lag behind: then the next request asks again
        if (isHeld())
          projections.set(scope, { projection: loading, version: loaded.version, bytes: bytesOf(loaded) });
      } catch {
        // told to whoever asked
        if (isHeld()) projections.delete(scope);
      }
    }

    async function refreshed(last: Promise<Projection> | undefined): Promise<Projection> {
      // one that could not be loaded is nobody's base
      const before = await last?.catch(() => undefined);
      const since = before && { version: before.version, code: before.values.length - 1 };
      const changes = await loadChanges(database, scope, since);
      const { version } = changes;
      if (before && changes.jobs.length + changes.values.length === 0) return { ...before, version };
      return projectionAfter(changes, { version, before });
    }
  };
}
