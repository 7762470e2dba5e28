import { maximumPositions, positionIdOf } from '@portico/core/jobs';

/**
 * The jobs of an address such as `?pid=12,34-nurse`, each once, in their order: of each the leading number counts
 * (ruling 26). What is no id is left out, and never read as another job's.
 */
export const positionIds = (search: URLSearchParams): readonly number[] =>
  namedPositions(search).slice(0, maximumPositions);

/** How many of the jobs of an address are more than one application can be for, such as those of a cart of two browsers. */
export const positionsLeftOut = (search: URLSearchParams): number =>
  Math.max(0, namedPositions(search).length - maximumPositions);

function namedPositions(search: URLSearchParams): readonly number[] {
  const ids = (search.get('pid') ?? '').split(',').flatMap((part) => positionIdOf(part) ?? []);
  return [...new Set(ids)];
}
