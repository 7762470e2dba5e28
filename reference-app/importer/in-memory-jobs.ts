import type { Posting } from '../contract/posting.ts';
import type { Take } from './import-postings.ts';

/** A write side for tests: all or nothing, like the transaction it stands for. */
export function inMemoryJobs(): {
  take: Take;
  open: () => string[];
  get: (id: string) => Posting | undefined;
  ids: () => string[];
} {
  let jobs = new Map<string, Posting>();
  return {
    async take(postings, { closeAbsentBut }) {
      const came = new Map<string, Posting>();
      for await (const posting of postings) came.set(posting.sourceId, posting);
      const next = new Map([...jobs, ...came]);
      const result = { taken: 0, changed: 0, unchanged: 0, closed: 0 };
      for (const [id, posting] of came) {
        const before = jobs.get(id);
        if (!before) result.taken += 1;
        else if (JSON.stringify(before) === JSON.stringify(posting)) result.unchanged += 1;
        else result.changed += 1;
      }
      const keptOpen = closeAbsentBut();
      if (keptOpen) {
        const open = new Set([...keptOpen, ...came.keys()]);
        for (const [id, posting] of next) {
          if (open.has(id) || posting.closedAt) continue;
          next.set(id, { ...posting, closedAt: new Date(0) });
          result.closed += 1;
        }
      }
      jobs = next;
      return result;
    },
    open: () =>
      [...jobs.values()].filter(({ closedAt }) => closedAt === null).map(({ sourceId }) => sourceId),
    get: (id) => jobs.get(id),
    ids: () => [...jobs.keys()],
  };
}
