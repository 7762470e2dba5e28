import type { SearchFilter } from '../../../contract/search.ts';

/** An option of a filter as the toolbar shows it. */
export type ToolbarOption = {
  value: string;
  label: string;
  /** How many jobs it would leave; undefined while nobody knows. */
  detail: string | undefined;
};

/** One filter of the toolbar, whatever it is chosen from. */
export type ToolbarFilter = {
  filter: SearchFilter;
  /** In snake_case. */
  name: string;
  title: string;
  options: readonly ToolbarOption[];
  /** What is chosen in it. */
  selected: readonly string[];
  onChange: (values: readonly string[]) => void;
};

/** As many options of a menu are there before anybody has looked for others. */
export const mostOptions = 100;
