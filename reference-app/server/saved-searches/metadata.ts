import type { SearchData } from '../../contract/search.ts';
import type { Database } from '../database/database.ts';
import type { Employer } from '../employers/directory.ts';
import type { SearchQuery } from '../search/query.ts';
import { canonicalSearch, offersAlerts, paramsHash } from './rules.ts';
import { isSearchActive } from './store.ts';

/** What the answer to a search says of saving it; no hash where the employer offers no alerts. */
export async function savedSearchMetadataOf(
  database: Database,
  { scope, config }: Employer,
  { query, accountId }: { query: SearchQuery; accountId: number | undefined },
): Promise<SearchData['savedSearchMetadata']> {
  if (!offersAlerts(config)) return { savedSearchParamsHash: null, isSavedSearchActive: false };
  const keepsCommas = config.behaviourFlags.enableCommaInFilterValues;
  const hash = paramsHash(canonicalSearch(query, { keepsCommas }));
  return {
    savedSearchParamsHash: hash,
    isSavedSearchActive:
      accountId !== undefined && (await isSearchActive(database, scope, { accountId, paramsHash: hash })),
  };
}
