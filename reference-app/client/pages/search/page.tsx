export { SearchPage as Component } from './search-page.tsx';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { defaultTitle } from '../../app/page-head.ts';
import { filterSyntax } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import { prefetchMatch } from '../../request/queries/match.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { searchQuery } from '../../request/queries/search.ts';
import { placeName, readSearch, searchAddress } from '@portico/core/jobs';

export const catalogue = 'jobs';
export async function prepare({ boot }: PageArguments['site']) {
  await jobsTexts.load(boot.locale);
}

/** Results first; then the job that shows beside them, named in the address or the first (SEARCH-09). */
export async function load({ site, url, params }: PageArguments) {
  const { api, boot, queries } = site;
  const state = readSearch(url.searchParams, params, filterSyntax(boot));
  const results = searchQuery(api, state, filterSyntax(boot));
  await queries.prefetchQuery(results);
  const shown = state.pid || queries.getQueryData(results.queryKey)?.positions[0]?.id;
  if (shown === undefined) return;
  prefetchMatch(site, shown);
  await queries.prefetchQuery(positionQuery(api, shown));
}

export function meta({ site: { api, boot, queries, t }, url, params }: PageArguments): PageMeta {
  const state = readSearch(url.searchParams, params, filterSyntax(boot));
  const selected =
    state.pid > 0 ? queries.getQueryData(positionQuery(api, state.pid).queryKey)?.position : undefined;
  const company = boot.configs.pcsxConfig.branding.companyName;
  const title = () => {
    if (selected) return t('title.position', { position: selected.name, company });
    if (state.query !== '' && state.location !== '')
      return t('title.search', { query: state.query, location: placeName(state.location) });
    return defaultTitle(boot, t);
  };
  return {
    title: title(),
    description: boot.configs.pcsxConfig.branding.tagline || t('search.heading', { company }),
    canonical: searchAddress(
      { ...state, asOf: 0, pid: 0 },
      new URLSearchParams({ domain: boot.domain }),
      filterSyntax(boot),
    ),
  };
}
