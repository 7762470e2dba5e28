import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '../../app/auth.tsx';
import { filterSyntax, useSite } from '../../app/site.tsx';
import { searchQuery } from '../../request/queries.ts';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { SelectedJob } from './selected-job.tsx';
import { Toolbar } from './toolbar.tsx';
import { readSearch, searchAddress, withFilter, type SearchState } from './search-state.ts';
import * as styles from './search.css.ts';

/** Filters are applied this long after the last change (SEARCH-06), in ms. */
const filterDelay = 1000;

/** The last value that there was: results stay on screen when the next ones fail (SEARCH-20). */
const useLast = <Value,>(value: Value | undefined): Value | undefined => {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) setLast(value);
  return value ?? last;
};

/** Search: everything in the address, the list and the chosen job side by side from 992 px on. */
export const SearchPage = () => {
  const { api, boot, t } = useSite();
  const { openLogin } = useAuth();
  const navigate = useNavigate();
  const { search } = useLocation();
  const params = useParams();
  const syntax = filterSyntax(boot);
  const parameters = new URLSearchParams(search);
  const shown = readSearch(parameters, params, syntax);
  // what has been chosen and is not in the address yet; going elsewhere drops it
  const [choice, setChoice] = useState<{ state: SearchState; at: string }>();
  const pending = choice?.at === search ? choice.state : undefined;
  const current = useQuery({ ...searchQuery(api, shown, syntax), placeholderData: keepPreviousData });
  const results = { ...current, data: useLast(current.data) };

  const go = (state: SearchState, { keepScroll = false } = {}) => {
    setChoice(undefined);
    void navigate(searchAddress(state, parameters, syntax), { preventScrollReset: keepScroll });
  };

  const applyPending = useEffectEvent((state: SearchState) => go(state, { keepScroll: true }));
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => applyPending(pending), filterDelay);
    return () => clearTimeout(timer);
  }, [pending]);

  const wantsLogin = ['1', 'true'].includes(parameters.get('show_login_modal') ?? '');
  useEffect(() => {
    if (wantsLogin) openLogin();
  }, [wantsLogin, openLogin]);

  const chosen = pending ?? shown;
  const first = results.data?.positions[0]?.id ?? 0;
  const hrefOf = (pid: number) => searchAddress({ ...chosen, pid }, parameters, syntax);
  return (
    <main className={styles.page} data-screen={shown.pid > 0 ? 'job' : 'list'}>
      <SearchForm
        key={JSON.stringify([shown.query, shown.location])}
        state={shown}
        parameters={parameters}
        onSearch={(words) => go({ ...chosen, ...words, start: 0, pid: 0 })}
      />
      <Toolbar
        state={chosen}
        filters={results.data?.filterDef.smartFilters ?? []}
        sortBy={results.data?.sortBy}
        onFilter={(name, values) => setChoice({ state: withFilter(chosen, name, values), at: search })}
        onClear={() => go({ ...shown, filters: {}, start: 0, pid: 0 })}
        onSort={(sortBy) => go({ ...chosen, sortBy, start: 0, pid: 0 })}
      />
      <div className={styles.columns}>
        <Results
          state={shown}
          results={results}
          selected={shown.pid || first}
          hrefOf={hrefOf}
          searchHref={(state) => searchAddress(state, parameters, syntax)}
          pageHref={(start) => searchAddress({ ...shown, start, pid: 0 }, parameters, syntax)}
        />
        <SelectedJob
          id={shown.pid || first}
          isChosen={shown.pid > 0}
          backHref={hrefOf(0)}
          label={t('page.singlePosition')}
        />
      </div>
    </main>
  );
};
