import { randomInt } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import type { EmployerScope } from '../database/for-employer.ts';

/** What a reader of a search was shown: of each job its id, and how many jobs come before it. */
export type Shown = {
  ids: readonly number[];
  places: readonly number[];
  /** Of what is stored, another one whenever there is more; 0 = nothing is; null = something is that counts no more. */
  token: number | null;
  /** So many of the ids are stored, the first ones. */
  stored: number;
};

/** Which jobs readers of searches were shown; for about an hour. A `reading` names a reader and what they search. */
export type ShownJobs = {
  /** What this process knows, which another may have added to. */
  recall: (scope: EmployerScope, reading: string) => Shown | undefined;
  read: (scope: EmployerScope, reading: string) => Promise<Shown>;
  /**
   * Resolves when whoever reads next is told of it; under all of `readings`.
   *
   * @param more.after what it is added to; absent = it begins anew, and what was shown before counts no more
   * @returns false = somebody has written since `after` was read: nothing is written
   */
  write: (
    scope: EmployerScope,
    readings: readonly string[],
    more: Pick<Shown, 'ids' | 'places'> & { after?: Shown | undefined },
  ) => Promise<boolean>;
};

export const nothingShown: Shown = { ids: [], places: [], token: 0, stored: 0 };
/** Of whoever begins anew. */
const begun: Shown = { ...nothingShown, token: null };

/** ms */
export const shownJobsKept = 60 * 60 * 1000;

/** What was shown together with more, which is not stored yet. */
export function withMore({
  after = begun,
  ids,
  places,
}: Pick<Shown, 'ids' | 'places'> & { after?: Shown | undefined }): Shown {
  return { ...after, ids: [...after.ids, ...ids], places: [...after.places, ...places] };
}

/** The same where all of it is stored, by a new token. */
export function allStored(shown: Shown): Shown & { token: number } {
  return { ...shown, token: randomInt(1, 2 ** 31), stored: shown.ids.length };
}

const maximumBytes = 32 * 1024 * 1024;
/** Of what is remembered beside ids and places; a guess on the high side. */
const bytesOfReading = 500;

/** What a process remembers of what was shown. */
export function createShownMemory({ now }: { now: () => number }) {
  const readings = new LRUCache<string, { shown: Shown; at: number }>({
    maxSize: maximumBytes,
    sizeCalculation: ({ shown }) => bytesOfReading + shown.ids.length * 16,
  });
  return {
    get: (scope: EmployerScope, reading: string): Shown | undefined => {
      const held = readings.get(`${scope} ${reading}`);
      return held && now() - held.at < shownJobsKept ? held.shown : undefined;
    },
    set: (scope: EmployerScope, reading: string, shown: Shown): void => {
      readings.set(`${scope} ${reading}`, { shown, at: now() });
    },
  };
}

/** In the memory of a process that is the only one. */
export function shownJobsInMemory({ now }: { now: () => number }): ShownJobs {
  const memory = createShownMemory({ now });
  const recall: ShownJobs['recall'] = (scope, reading) => memory.get(scope, reading);
  return {
    recall,
    read: async (scope, reading) => recall(scope, reading) ?? nothingShown,
    async write(scope, readings, more) {
      for (const reading of readings) {
        const { token } = recall(scope, reading) ?? nothingShown;
        if (more.after && more.after.token !== token) return false;
        memory.set(scope, reading, allStored(withMore(more)));
      }
      return true;
    },
  };
}
