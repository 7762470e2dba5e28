import type { SearchFilter } from '../../../contract/search.ts';

/** One filter of the toolbar, whatever it is chosen from. */
export type ToolbarFilter = {
  filter: SearchFilter;
  /** What is chosen in it. */
  selected: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** Counts as short as a toolbar needs them (SEARCH-18): “1.2K”. */
export const shortNumber = (locale: string): Intl.NumberFormat =>
  new Intl.NumberFormat(locale, { notation: 'compact', maximumFractionDigits: 1 });
