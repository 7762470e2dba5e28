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
  /** When somebody is to be told of new jobs, if there are any. */
  next_at: Date;
  /** They know of jobs that were published up to this `data_version` of the employer. */
  told_in: number;
};

export type SavedSearchTables = { saved_search: SavedSearchTable };
