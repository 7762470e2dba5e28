import type { EmployerScope } from '../database/for-employer.ts';
import { BoundedCache } from './cache.ts';

/** Ids of jobs, by how many jobs come before their page. */
export type PagesByStart = ReadonlyMap<number, readonly number[]>;

/** Which jobs were on the pages that readers of searches were shown; for about an hour. */
export type ShownPages = {
  /** @param reading names a reader and what they search */
  read: (scope: EmployerScope, reading: string) => Promise<PagesByStart>;
  /**
   * Resolves when whoever reads next is told of it; under all of `readings`.
   * @param page the one that starts at 0 begins anew: what was shown before counts no more
   */
  write: (
    scope: EmployerScope,
    readings: readonly string[],
    page: { start: number; ids: readonly number[] },
  ) => Promise<void>;
};

/** ms */
export const shownPagesKept = 60 * 60 * 1000;

const maximumBytes = 32 * 1024 * 1024;
/** Of what is remembered beside ids; guesses on the high side. */
const bytesOfReading = 400;
const bytesOfPage = 100;

/** In the memory of a process that is the only one. */
export function shownPagesInMemory({ now }: { now: () => number }): ShownPages {
  const readings = new BoundedCache<{ pages: PagesByStart; at: number }>(maximumBytes);
  const pagesOf = (key: string): PagesByStart => {
    const held = readings.get(key);
    return held && now() - held.at < shownPagesKept ? held.pages : new Map();
  };
  return {
    read: async (scope, reading) => pagesOf(`${scope} ${reading}`),
    async write(scope, names, { start, ids }) {
      for (const name of names) {
        const key = `${scope} ${name}`;
        const pages = new Map(start === 0 ? [] : pagesOf(key)).set(start, ids);
        let bytes = bytesOfReading;
        for (const page of pages.values()) bytes += bytesOfPage + page.length * 8;
        readings.set(key, { pages, at: now() }, bytes);
      }
    },
  };
}
