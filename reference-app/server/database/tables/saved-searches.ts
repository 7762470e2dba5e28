import type { AlertFrequency } from '../../../contract/saved-searches.ts';

type SavedSearchTable = {
  group_id: number;
  /** Public id. */
  id: string;
  account_id: number;
  /** Equal for searches that ask for the same. */
  params_hash: string;
  name: string;
  /** The parameters as in an address. */
  search: string;
  frequency: AlertFrequency;
  /** false = kept, but nobody is written to. */
  is_active: boolean;
  created_at: Date;
};

export type SavedSearchTables = { saved_search: SavedSearchTable };
