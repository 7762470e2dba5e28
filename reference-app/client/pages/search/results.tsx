import { pageSize, type SearchState } from '@portico/core/jobs';
import { searchToolsTexts, jobsTexts } from '../../locales/texts.ts';
import { Button, InfoBar, Pagination, Skeleton, VisuallyHidden } from '@portico/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { useEffect, useRef, useState, type MouseEvent, type Ref, type SyntheticEvent } from 'react';
import type { SearchData, SearchFilter, SearchMetadata } from '../../../contract/search.ts';
import { below } from '../../app/breakpoints.ts';
import { requestMessage } from '../../app/request-message.ts';
import { lazyPart } from '../../app/lazy.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { useStandingError } from '../../app/use-standing-error.ts';
import { JobCard } from './job-card.tsx';
import { leftOut } from './left-out.ts';
import { JobAlert } from './job-alert.tsx';
import * as styles from './search.css.ts';
import { renderLink } from '../../app/render-link.tsx';

// wanted by few searches
const LoosenSearch = lazyPart(() => import('./loosen-search.tsx'), { texts: searchToolsTexts });
const DebugData = lazyPart(() => import('./debug-data.tsx'), { texts: searchToolsTexts });

type ResultsProps = {
  id: string;
  /** Takes the focus where what had it is gone. */
  heading: Ref<HTMLHeadingElement>;
  state: SearchState;
  results: Pick<UseQueryResult, 'error' | 'isFetching' | 'isPlaceholderData' | 'isSuccess' | 'refetch'> & {
    data: (SearchData & SearchMetadata) | undefined;
  };
  /** The job beside the list; 0 = none. */
  selected: number;
  hrefOf: (pid: number) => string;
  pageHref: (start: number) => string;
  searchHref: (state: SearchState) => string;
  /** The user goes to another page of results. */
  onTurn: () => void;
};

/** How long what is shown may be about something else before that is said, in ms. */
const moment = 300;

/** Whether something has gone on for longer than a moment. */
function useIsLong(isGoingOn: boolean): boolean {
  const [isLong, setLong] = useState(false);
  useEffect(() => {
    if (!isGoingOn) return undefined;
    const timer = setTimeout(() => setLong(true), moment);
    return () => {
      clearTimeout(timer);
      setLong(false);
    };
  }, [isGoingOn]);
  return isGoingOn && isLong;
}

/** Moves the focus from a job's own screen back to its card (SEARCH-21). */
function useReturnToCard(pid: number) {
  const section = useRef<HTMLElement>(null);
  const chosen = useRef(pid);
  useEffect(() => {
    const before = chosen.current;
    chosen.current = pid;
    if (before > 0 && pid === 0 && window.matchMedia(below(992)).matches)
      section.current
        ?.querySelector<HTMLElement>(`a[href*="pid=${before}&"], a[href$="pid=${before}"]`)
        ?.focus({ preventScroll: true });
  }, [pid]);
  return section;
}

type NoResultsProps = Pick<ResultsProps, 'state' | 'searchHref'> & { filters: readonly SearchFilter[] };

/** Says that nothing was found, and what else there is. */
function NoResults({ state, filters, searchHref }: NoResultsProps) {
  const { t } = useSite();
  const jobs = jobsTexts.useTexts();
  const address = useAddress();
  const isHydrated = useIsHydrated();
  return (
    <div className={styles.empty}>
      <p>
        <strong>{jobs('search.none')}</strong>
      </p>
      <p>{jobs('search.noneHint')}</p>
      <Button variant="secondary" href={address('/careers')} renderLink={renderLink}>
        {t('job.allJobs')}
      </Button>
      {/* last: it comes later */}
      {isHydrated && <LoosenSearch state={state} filters={filters} hrefOf={searchHref} />}
    </div>
  );
}

type PagesProps = Pick<ResultsProps, 'state' | 'pageHref' | 'onTurn'> & { count: number; isOwn: boolean };

/** The way to the other pages of results. */
function Pages({ state, count, isOwn, pageHref, onTurn }: PagesProps) {
  const jobs = jobsTexts.useTexts();
  const pageCount = Math.ceil(count / pageSize);
  const isPastEnd = count > 0 && state.start > (pageCount - 1) * pageSize;
  const turn = ({ target, currentTarget, ctrlKey, metaKey, shiftKey }: MouseEvent<HTMLElement>) => {
    // the page in view leads to itself, and an arrow at the end nowhere
    const link = (target as Element).closest('a[href]:not([aria-current])');
    if (!link || ctrlKey || metaKey || shiftKey) return;
    // what was pressed may not be there on the other page
    currentTarget.closest('section')?.querySelector('h2')?.focus({ preventScroll: true });
    onTurn();
  };
  return (
    <>
      {isPastEnd && <p>{jobs('search.pastEnd')}</p>}
      {count > pageSize && (
        <div className={styles.pager}>
          <Pagination
            aria-label={jobs('search.pages')}
            page={state.start / pageSize + 1}
            pageCount={pageCount}
            hrefOf={(page) => pageHref((page - 1) * pageSize)}
            renderLink={renderLink}
            range={
              !isPastEnd &&
              isOwn &&
              jobs('search.page', {
                from: state.start + 1,
                to: Math.min(state.start + pageSize, count),
                count,
              })
            }
            onClick={turn}
          />
        </div>
      )}
    </>
  );
}

/** The list of jobs. The last results stay while the next load; the count is announced (SEARCH-20). */
export function Results({ id, heading, state, results, selected, hrefOf, ...links }: ResultsProps) {
  const site = useSite();
  const { boot, t } = site;
  const jobs = jobsTexts.useTexts();
  const { data, isPlaceholderData, refetch } = results;
  const isOwn = results.isSuccess && !isPlaceholderData;
  const error = useStandingError(results, JSON.stringify({ ...state, pid: 0 }), isOwn);
  // the server cannot wait for a chunk
  const isHydrated = useIsHydrated();
  const count = data?.count ?? 0;
  const section = useReturnToCard(state.pid);
  const isSlow = useIsLong(isPlaceholderData);
  const isAdmin = boot.user?.roles.includes('admin') ?? false;

  const prefetch = ({ target, type }: SyntheticEvent) => {
    const link = (target as Element).closest<HTMLAnchorElement>('a[href]');
    if (link)
      void import('./prefetch-link.ts').then(
        ({ prefetchLink }) => prefetchLink(site, link.href, type === 'click'),
        // it is loaded when it shows
        () => {},
      );
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-tabindex -- hears of what is done to its links
    <section
      ref={section}
      onPointerOver={prefetch}
      onFocus={prefetch}
      onClick={prefetch}
      id={id}
      tabIndex={-1}
      className={styles.results}
      aria-label={jobs('search.resultsHeading')}
      aria-busy={!data || isPlaceholderData}
    >
      <div className={styles.countLine}>
        <h2 ref={heading} tabIndex={-1} className={styles.countHeading}>
          {data && !isSlow ? jobs('search.results', { count }) : t('app.loading')}
        </h2>
        <VisuallyHidden>
          <output>{isOwn ? jobs('search.results', { count }) : isSlow && t('app.loading')}</output>
        </VisuallyHidden>
        {boot.configs.notificationsConfig.savedSearchNotification.enabled &&
          boot.configs.loginSignupConfig.candidateLoginEnabled && (
            <span className={styles.scripted}>
              <JobAlert state={state} metadata={isOwn ? data?.savedSearchMetadata : undefined} />
            </span>
          )}
      </div>
      {data?.resultsMetaData.usedFuzzSearch && (
        <InfoBar variant="info">{jobs('search.fuzzy', { query: state.query })}</InfoBar>
      )}
      {data && data.ignored.length > 0 && (
        <InfoBar variant="warning">{leftOut(data.ignored, { boot, jobs }).join(' ')}</InfoBar>
      )}
      {error && (
        <InfoBar variant="alert" live>
          {jobs('search.failed')}. {requestMessage(error, t)} {data && jobs('search.old')}{' '}
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </InfoBar>
      )}
      {!data && !error && <Skeleton lines={20} />}
      {data && count === 0 && (
        <NoResults state={state} filters={data.filterDef.allFilters} searchHref={links.searchHref} />
      )}
      {data && (
        <ul className={`${styles.list}${isPlaceholderData ? ` ${styles.loadingResults}` : ''}`}>
          {data.positions.map((position) => (
            <li key={position.id} className={position.id === selected ? styles.inView : undefined}>
              <JobCard position={position} href={hrefOf(position.id)} isChosen={position.id === state.pid} />
            </li>
          ))}
        </ul>
      )}
      {isHydrated && isAdmin && data && Object.keys(data.debug).length > 0 && <DebugData data={data.debug} />}
      <Pages state={state} count={count} isOwn={isOwn} pageHref={links.pageHref} onTurn={links.onTurn} />
    </section>
  );
}
