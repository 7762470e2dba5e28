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
  const projections = new Map<EmployerScope, Held>();

  const forgetOldest = () => {
    let bytes = 0;
    for (const held of projections.values()) bytes += held.bytes;
    for (const [scope, held] of projections) {
      if (bytes <= maximumBytes || projections.size === 1) break;
      projections.delete(scope);
      bytes -= held.bytes;
    }
  };

  return ({ scope, dataVersion }) => {
    const known = projections.get(scope);
    projections.delete(scope);
    if (known && known.version >= dataVersion) {
      projections.set(scope, known);
      return known.projection;
    }
    const held: Held = {
      version: dataVersion,
      bytes: known?.bytes ?? 0,
      projection: refreshed(known?.projection),
    };
    projections.set(scope, held);
    void keep(held);
    return held.projection;

    async function keep(loading: Held): Promise<void> {
      try {
        const projection = await loading.projection;
        // a replica may lag behind: then the next request asks again
        loading.version = projection.version;
        loading.bytes = bytesOf(projection);
        forgetOldest();
      } catch {
        // told to whoever asked
        if (projections.get(scope) === loading) projections.delete(scope);
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
