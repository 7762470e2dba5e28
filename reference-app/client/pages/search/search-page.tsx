import { atPlace, readSearch, searchAddress, withFilter, type SearchState } from '@portico/core/jobs';
import { searchToolsTexts } from '../../locales/texts.ts';
import type { MapLook } from '@portico/components/map';
import { useQuery, keepPreviousData } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { useAuth } from '../../app/auth.ts';
import { lazyPart } from '../../app/lazy.tsx';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { searchQuery } from '../../request/queries/search.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { Results } from './results.tsx';
import { SearchForm } from './search-form.tsx';
import { SelectedJob } from './selected-job.tsx';
import { withMapView, withoutMapView } from './map-address.ts';
import { Toolbar } from './toolbar.tsx';
import { below } from '../../app/breakpoints.ts';
import { understoodSearch } from './understood-search.ts';
import { useLast } from '../../app/use-last.ts';
import * as styles from './search.css.ts';

const FilterPanel = lazyPart(() => import('./filter-panel.tsx'), { texts: searchToolsTexts });
const MapPanel = lazyPart(() => import('./map-panel.tsx'), { texts: searchToolsTexts });
const FilterChips = lazyPart(() => import('./filter-chips.tsx'), { texts: searchToolsTexts });

/** Filters are applied this long after the last change (SEARCH-06), in ms. */
const filterDelay = 1000;

/** The address's parameters as they are now; those that the page was rendered with may be older. */
const parametersNow = () => new URLSearchParams(window.location.search);

/** Has the page begin anew at the next address; on a phone with what was found, below all that was asked. */
function useNewStart() {
  const { key } = useLocation();
  const heading = useRef<HTMLHeadingElement>(null);
  const isAnew = useRef(false);
  const before = useRef(key);
  useEffect(() => {
    if (before.current === key) return;
    before.current = key;
    if (!isAnew.current) return;
    isAnew.current = false;
    if (!window.matchMedia(below(992)).matches) return;
    heading.current?.scrollIntoView();
    // a field that is left closes a phone's keyboard; arrow keys go on choosing an order
    if (!(document.activeElement instanceof HTMLSelectElement))
      heading.current?.focus({ preventScroll: true });
  }, [key]);
  const startAnew = (isNew: boolean) => {
    isAnew.current = isNew;
  };
  return { heading, startAnew };
}

/** The search in the address with its results, and the one that is chosen, which the address has a little later. */
function useSearch() {
  const { api, boot } = useSite();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const params = useParams();
  const syntax = filterSyntax(boot);
  const parameters = new URLSearchParams(search);
  const shown = readSearch(parameters, params, syntax);
  // what has been chosen and is not in the address yet; going elsewhere drops it, and looking elsewhere on the map does not
  const here = `${pathname}?${withoutMapView(parameters).toString()}`;
  const [choice, setChoice] = useState<{ state: SearchState; at: string; isOnItsWay: boolean }>();
  // nor does it come back with the address
  if (choice && choice.at !== here) setChoice(undefined);
  const standing = choice?.at === here ? choice : undefined;
  const pending = standing?.isOnItsWay === false ? standing.state : undefined;
  const current = useQuery({ ...searchQuery(api, shown, syntax), placeholderData: keepPreviousData });
  const results = { ...current, data: useLast(current.data) };
  const answered = current.isPlaceholderData ? undefined : current.data;
  const chosen = standing?.state ?? understoodSearch(shown, answered?.ignored ?? []);
  const { heading, startAnew } = useNewStart();

  const go = (state: SearchState, { keepScroll = false } = {}) => {
    startAnew(!keepScroll);
    // shown until the address has it: what was checked does not come unchecked in between
    setChoice({ state, at: here, isOnItsWay: true });
    void navigate(searchAddress(state, parametersNow(), syntax), { preventScrollReset: keepScroll });
  };

  const applyPending = useEffectEvent((state: SearchState) => go(state, { keepScroll: true }));
  useEffect(() => {
    if (!pending) return undefined;
    const timer = setTimeout(() => applyPending(pending), filterDelay);
    return () => clearTimeout(timer);
  }, [pending]);

  const choose = (state: SearchState) => setChoice({ state, at: here, isOnItsWay: false });
  const applyNow = () => {
    if (pending) go(pending, { keepScroll: true });
  };
  return { parameters, heading, shown, results, answered, chosen, pending, startAnew, go, choose, applyNow };
}

type Search = ReturnType<typeof useSearch>;
type NarrowingProps = { search: Search; mapHref: string | undefined; isMap: boolean };

/** What narrows the search down: the toolbar, all filters, and those that are chosen. */
function Narrowing({ search, mapHref, isMap }: NarrowingProps) {
  const { parameters, heading, shown, results, answered, chosen, go, choose, applyNow } = search;
  const [isFiltering, setFiltering] = useState(false);
  const isHydrated = useIsHydrated();
  const clear = () => {
    go({ ...chosen, filters: {}, start: 0, pid: 0 }, { keepScroll: true });
    heading.current?.focus({ preventScroll: true });
  };
  return (
    <>
      <Toolbar
        state={chosen}
        parameters={parameters}
        filters={results.data?.filterDef.smartFilters ?? []}
        shown={answered && { state: shown, count: answered.count, filters: answered.filterDef.smartFilters }}
        sortBy={results.data?.sortBy}
        onFilter={(name, values) => choose(withFilter(chosen, name, values))}
        onShow={applyNow}
        mapHref={mapHref}
        isMap={isMap}
        onMore={() => setFiltering(true)}
        onSort={(sortBy) => go({ ...chosen, sortBy, start: 0, pid: 0 })}
      />
      {isFiltering && (
        <FilterPanel
          state={chosen}
          leftOut={answered?.ignored ?? []}
          onChange={choose}
          onClear={() => choose({ ...chosen, filters: {}, start: 0, pid: 0 })}
          onClose={() => {
            setFiltering(false);
            applyNow();
          }}
        />
      )}
      {Object.keys(chosen.filters).length > 0 && (
        <div className={styles.chips}>
          {isHydrated && (
            <FilterChips
              state={chosen}
              filters={results.data?.filterDef.allFilters ?? []}
              onChange={choose}
              onClear={clear}
            />
          )}
        </div>
      )}
    </>
  );
}

/** Where the jobs are, once the page's script runs. */
function MapBeside({ search, listId }: { search: Search; listId: string }) {
  const { parameters, results, chosen, go } = search;
  const navigate = useNavigate();
  const isHydrated = useIsHydrated();
  const look = (view: MapLook) =>
    void navigate(`${window.location.pathname}?${withMapView(parametersNow(), view).toString()}`, {
      replace: true,
      preventScrollReset: true,
    });
  return (
    <div className={styles.map}>
      {isHydrated && (
        <MapPanel
          state={chosen}
          filters={results.data?.filterDef.allFilters ?? []}
          listId={listId}
          parameters={parameters}
          onView={look}
          onSearch={(state) => go(state, { keepScroll: true })}
        />
      )}
    </div>
  );
}

/** Search: everything in the address, the list and the chosen job side by side from 992 px on. */
export function SearchPage() {
  const { boot, t } = useSite();
  const { openLogin } = useAuth();
  const syntax = filterSyntax(boot);
  const listId = useId();
  const search = useSearch();
  const { parameters, shown, results, answered, chosen, pending, go } = search;
  const isLoggedIn = boot.user !== null;
  const wantsLogin = ['1', 'true'].includes(parameters.get('show_login_modal') ?? '');
  useEffect(() => {
    if (wantsLogin && !isLoggedIn) openLogin();
  }, [wantsLogin, isLoggedIn, openLogin]);

  const { enabled: hasMap } = boot.configs.pcsxConfig.searchConfig.mapConfig;
  const isMap = hasMap && parameters.get('tab') === 'map';
  const others = new URLSearchParams(parameters);
  if (isMap) others.delete('tab');
  else others.set('tab', 'map');
  const first = results.data?.positions[0]?.id ?? 0;
  const isSearched =
    shown.query !== '' || shown.location !== '' || shown.start > 0 || Object.keys(shown.filters).length > 0;
  // where the server no longer had the list that was asked for, pages go on in the one that it answered with
  const asOf = answered?.resultsMetaData.dataVersion ?? shown.asOf;
  const hrefOf = (pid: number) => searchAddress({ ...chosen, pid }, parameters, syntax);
  return (
    <main
      className={styles.page}
      data-screen={shown.pid > 0 ? 'job' : 'list'}
      data-searched={isSearched || undefined}
      data-map={isMap || undefined}
    >
      <SearchForm
        state={shown}
        parameters={parameters}
        onSearch={({ query, location, filter }) => {
          const found = { ...atPlace(chosen, location), query, start: 0, pid: 0 };
          go(filter ? withFilter(found, filter.name, [filter.value]) : found);
        }}
      />
      <Narrowing
        search={search}
        mapHref={hasMap ? searchAddress({ ...chosen, pid: 0 }, others, syntax) : undefined}
        isMap={isMap}
      />
      <div className={styles.columns}>
        <Results
          id={listId}
          heading={search.heading}
          state={shown}
          results={results}
          selected={shown.pid || (isMap ? 0 : first)}
          hrefOf={hrefOf}
          onTurn={() => search.startAnew(true)}
          searchHref={(state) => searchAddress(state, parameters, syntax)}
          pageHref={(start) =>
            // what has been chosen is another search, which begins at its first page
            searchAddress({ ...chosen, start: pending ? 0 : start, asOf, pid: 0 }, parameters, syntax)
          }
        />
        {isMap && shown.pid === 0 ? (
          <MapBeside search={search} listId={listId} />
        ) : (
          <SelectedJob
            id={shown.pid || first}
            isChosen={shown.pid > 0}
            backHref={hrefOf(0)}
            label={t('search.job')}
          />
        )}
      </div>
    </main>
  );
}
