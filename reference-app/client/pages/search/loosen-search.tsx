import { useQuery } from '@tanstack/react-query';
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

type LooserProps = { label: string; state: SearchState; href: string };

/** One way out, shown when it leads somewhere. */
const Looser = ({ label, state, href }: LooserProps) => {
  const { api, boot, t } = useSite();
  const { data } = useQuery(searchQuery(api, state, filterSyntax(boot)));
  if (!data || data.count === 0) return null;
  return (
    <li>
      <Link to={href}>{t('search.without', { label, count: data.count })}</Link>
    </li>
  );
};

type LoosenSearchProps = {
  state: SearchState;
  filters: readonly SearchFilter[];
  hrefOf: (state: SearchState) => string;
};

/** For a search without results: what leaving out each part of it would find (SEARCH-19). */
const LoosenSearch = ({ state, filters, hrefOf }: LoosenSearchProps) => {
  const { boot, t } = useSite();
  const label = (name: string, value: string) => {
    const filter = filters.find((one) => filterKey(one.filterName) === name);
    const option = filter?.options?.find((one) => one.value === value);
    const isConfigured =
      boot.configs.pcsxConfig.searchOptionsMap[name]?.options?.labelMap[value] !== undefined;
    return optionLabel(name, value, { label: option && String(option.label), isConfigured, t });
  };
  return (
    <div>
      <p>{t('search.loosen')}</p>
      <ul>
        {looserSearches(state, label).map((way) => (
          <Looser key={way.label} {...way} href={hrefOf(way.state)} />
        ))}
      </ul>
    </div>
  );
};

export default LoosenSearch;
