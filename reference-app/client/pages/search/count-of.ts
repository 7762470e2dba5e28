import type { SearchFilter } from '../../../contract/search.ts';

/** How many jobs a filter that is on or off would leave; 0 where an answer does not say. */
export const countOf = ({ extraData: { count } }: SearchFilter): number =>
  typeof count === 'number' ? count : 0;
