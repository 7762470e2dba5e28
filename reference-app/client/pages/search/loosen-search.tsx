import { useQueries } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SearchFilter } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../app/site.tsx';
import { searchQuery } from '../../request/queries.ts';
import { chosenValues, filterKey, withFilter, type SearchState } from './search-state.ts';
import { optionLabel } from './option-label.ts';

// each costs a search
const mostWays = 6;

/** The searches that differ from this one by one thing less. */
const looserSearches = (
  state: SearchState,
  label: (name: string, value: string) => string,
): readonly { label: string; state: SearchState }[] =>
  [
    ...Object.keys(state.filters).flatMap((name) => {
      const values = chosenValues(state, name);
      return values.map((value) => ({
        label: label(name, value),
        state: withFilter(
          state,
          name,
          values.filter((one) => one !== value),
        ),
      }));
    }),
    ...(state.location === ''
      ? []
      : [{ label: state.location, state: { ...state, location: '', start: 0, pid: 0 } }]),
    ...(state.query === '' ? [] : [{ label: state.query, state: { ...state, query: '', start: 0, pid: 0 } }]),
  ].slice(0, mostWays);

type LoosenSearchProps = {
  state: SearchState;
  filters: readonly SearchFilter[];
  hrefOf: (state: SearchState) => string;
};

/** For a search without results: what leaving out each part of it would find (SEARCH-19). */
const LoosenSearch = ({ state, filters, hrefOf }: LoosenSearchProps) => {
  const { api, boot, t } = useSite();
  const label = (name: string, value: string) => {
    const filter = filters.find((one) => filterKey(one.filterName) === name);
    const option = filter?.options?.find((one) => one.value === value);
    const isConfigured =
      boot.configs.pcsxConfig.searchOptionsMap[name]?.options?.labelMap[value] !== undefined;
    return optionLabel(name, value, { label: option && String(option.label), isConfigured, t });
  };
  const ways = looserSearches(state, label);
  const counts = useQueries({
    queries: ways.map((way) => ({
      ...searchQuery(api, way.state, filterSyntax(boot)),
      select: ({ count }: { count: number }) => count,
    })),
  });
  const found = ways.flatMap((way, index) => {
    const count = counts[index]?.data ?? 0;
    return count > 0 ? [{ ...way, count }] : [];
  });
  if (found.length === 0) return null;
  return (
    <div>
      <p>{t('search.loosen')}</p>
      <ul>
        {found.map((way) => (
          <li key={way.label}>
            <Link to={hrefOf(way.state)}>{t('search.without', { label: way.label, count: way.count })}</Link>
          </li>
        ))}
      </ul>
    </div>
  );
};

export default LoosenSearch;
