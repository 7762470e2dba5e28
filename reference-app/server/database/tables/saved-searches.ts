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
  /** An `int4multirange`: they know of the jobs that were open in these `data_version`s of the employer. */
  told_in: string;
};

export type SavedSearchTables = { saved_search: SavedSearchTable };
