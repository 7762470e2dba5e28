import { atPlace, placeName, type SearchState } from '@portico/core/jobs';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import type { SearchFilter } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { jobsTexts, searchToolsTexts } from '../../locales/texts.ts';
import { searchQuery } from '../../request/queries/search.ts';
import { appliedFilters, type AppliedFilter } from './applied-filters.ts';
import * as styles from './search.css.ts';

// each costs a search
const mostWays = 6;

type Way = {
  id: string;
  what: 'loosen.query' | 'loosen.place' | 'loosen.without' | 'loosen.all';
  label: string;
  state: SearchState;
};

/** The searches that differ from this one by one thing less, and last the one without any of them. */
function looserSearches(state: SearchState, applied: readonly AppliedFilter[]): readonly Way[] {
  const { query, location } = state;
  const first = { ...state, start: 0, pid: 0 };
  const place = { ...atPlace(first, ''), start: 0, pid: 0 };
  const ways: Way[] = [
    { id: 'query', what: 'loosen.query', label: query, state: { ...first, query: '' } },
    { id: 'place', what: 'loosen.place', label: placeName(location), state: place },
    // a filter may have the name of another part
    ...applied.map(({ id, label, without }): Way => ({
      id: `filter ${id}`,
      what: 'loosen.without',
      label,
      state: without,
    })),
  ];
  const given = ways.filter(({ label }) => label !== '');
  const all = { ...first, query: '', location: '', filters: {} };
  return [
    ...given.slice(0, mostWays),
    ...(given.length > 1 ? [{ id: 'all', what: 'loosen.all', label: '', state: all } as const] : []),
  ];
}

type LooserProps = Omit<Way, 'id'> & { href: string };

/** One way out, shown when it leads somewhere. */
function Looser({ what, label, state, href }: LooserProps) {
  const { api, boot } = useSite();
  const t = searchToolsTexts.useTexts();
  const { data } = useQuery(searchQuery(api, state, filterSyntax(boot)));
  if (!data || data.count === 0) return null;
  return (
    <li>
      <Link to={href} className={styles.looser}>
        {t(what, { label, count: data.count })}
      </Link>
    </li>
  );
}

type LoosenSearchProps = {
  state: SearchState;
  filters: readonly SearchFilter[];
  hrefOf: (state: SearchState) => string;
};

/** For a search without results: what leaving out each part of it would find (SEARCH-19). */
function LoosenSearch({ state, filters, hrefOf }: LoosenSearchProps) {
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  const text = searchToolsTexts.useTexts();
  const applied = appliedFilters(state, { filters, boot, jobs, text });
  return (
    <div className={styles.loosen}>
      <p>{text('loosen.title')}</p>
      <ul className={styles.ways}>
        {looserSearches(state, applied).map(({ id, ...way }) => (
          <Looser key={id} {...way} href={hrefOf(way.state)} />
        ))}
      </ul>
    </div>
  );
}

export default LoosenSearch;
