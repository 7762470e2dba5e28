import { maximumPositions } from '../../../contract/maximum-positions.ts';

/** The server keeps them as such. */
const largestId = 2_147_483_647;

/**
 * The jobs of an address such as `?pid=12,34-nurse`, each once, in their order: of each the leading number counts
 * (ruling 26). What is no id is left out, and never read as another job's.
 */
export const positionIds = (search: URLSearchParams): readonly number[] =>
  namedPositions(search).slice(0, maximumPositions);

/** How many of the jobs of an address are more than one application can be for, such as those of a cart of two browsers. */
export const positionsLeftOut = (search: URLSearchParams): number =>
  Math.max(0, namedPositions(search).length - maximumPositions);

const namedPositions = (search: URLSearchParams): readonly number[] => {
  const ids = (search.get('pid') ?? '').split(',').flatMap((part) => {
    const id = Number(/^\d{1,10}(?=-|$)/.exec(part.trim())?.[0]);
    return id >= 1 && id <= largestId ? [id] : [];
  });
  return [...new Set(ids)];
};
