import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SearchFilter } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../app/site.tsx';
import { jobsTexts } from '../../locales/jobs-messages.ts';
import { searchToolsTexts } from '../../locales/search-tools-messages.ts';
import { searchQuery } from '../../request/queries/search.ts';
import { appliedFilters, type AppliedFilter } from './applied-filters.ts';
import { atPlace, placeName, type SearchState } from './search-state.ts';
import * as styles from './search.css.ts';

// each costs a search
const mostWays = 6;

/** The searches that differ from this one by one thing less. */
const looserSearches = (
  state: SearchState,
  applied: readonly AppliedFilter[],
): readonly { label: string; state: SearchState }[] =>
  [
    ...applied.map(({ label, without }) => ({ label, state: without })),
    ...(state.location === ''
      ? []
      : [{ label: placeName(state.location), state: { ...atPlace(state, ''), start: 0, pid: 0 } }]),
    ...(state.query === '' ? [] : [{ label: state.query, state: { ...state, query: '', start: 0, pid: 0 } }]),
  ].slice(0, mostWays);

type LooserProps = { label: string; state: SearchState; href: string };

/** One way out, shown when it leads somewhere. */
const Looser = ({ label, state, href }: LooserProps) => {
  const { api, boot } = useSite();
  const t = searchToolsTexts.useTexts();
  const { data } = useQuery(searchQuery(api, state, filterSyntax(boot)));
  if (!data || data.count === 0) return null;
  return (
    <li>
      <Link to={href} className={styles.looser}>
        {t('loosen.without', { label, count: data.count })}
      </Link>
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
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  const text = searchToolsTexts.useTexts();
  const applied = appliedFilters(state, { filters, boot, jobs, text });
  return (
    <div>
      <p>{text('loosen.title')}</p>
      <ul>
        {looserSearches(state, applied).map((way) => (
          <Looser key={way.label} {...way} href={hrefOf(way.state)} />
        ))}
      </ul>
    </div>
  );
};

export default LoosenSearch;
