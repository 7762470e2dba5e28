import { useMemo } from 'react';
import { searchable, type ComboboxOption } from './options.ts';
import { useLoaded, type Load, type Loaded } from './use-loaded.ts';

export type LoadOptions = Load<ComboboxOption>;

/** What there is to show for a query. */
type Found = Pick<Loaded<ComboboxOption>, 'status' | 'retry'> & { options: readonly ComboboxOption[] };

type Search = {
  options?: readonly ComboboxOption[];
  loadOptions?: LoadOptions;
  query: string;
  /** Nothing is loaded while the list is closed. */
  open: boolean;
  /** In ms. */
  debounce: number;
};

const none: readonly ComboboxOption[] = [];

/** The options for a query: of those at hand, or loaded once typing pauses. */
export function useFound({ options, loadOptions, query, open, debounce }: Search): Found {
  const search = useMemo(() => searchable(options ?? none), [options]);
  const { status, items, retry } = useLoaded({ load: loadOptions, query, open, debounce });
  const found = useMemo(() => (loadOptions ? none : search(query)), [loadOptions, search, query]);
  return { status, options: loadOptions ? items : found, retry };
}
