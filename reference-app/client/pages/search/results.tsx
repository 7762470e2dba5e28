import { Button, Card, InfoBar, Skeleton, VisuallyHidden } from '@portico/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { Link } from 'react-router-dom';
import type { PositionRow } from '../../../contract/positions.ts';
import type { SearchData, SearchMetadata } from '../../../contract/search.ts';
import { requestMessage } from '../../app/request-message.ts';
import { useSite } from '../../app/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { writeDay } from '../position/job-facts.ts';
import { pageSize, type SearchState } from './search-state.ts';
import * as styles from './search.css.ts';
import { renderLink, renderLinkInPlace } from '../../app/render-link.tsx';

// wanted by few searches
const LoosenSearch = lazy(() => import('./loosen-search.tsx'));

type ResultsProps = {
  state: SearchState;
  results: Pick<UseQueryResult, 'error' | 'isPlaceholderData' | 'refetch'> & {
    data: (SearchData & SearchMetadata) | undefined;
  };
  /** The job beside the list; 0 = none. */
  selected: number;
  hrefOf: (pid: number) => string;
  pageHref: (start: number) => string;
  searchHref: (state: SearchState) => string;
};

/** The list of jobs. The last results stay while the next load; the count is announced (SEARCH-20). */
export const Results = ({ state, results, selected, hrefOf, pageHref, searchHref }: ResultsProps) => {
  const { boot, t } = useSite();
  const { data, error, isPlaceholderData, refetch } = results;
  // the server cannot wait for a chunk
  const isHydrated = useIsHydrated();
  const count = data?.count ?? 0;
  const lastStart = Math.max(0, Math.ceil(count / pageSize) - 1) * pageSize;
  const isPastEnd = count > 0 && state.start > lastStart;
  return (
    <section
      className={styles.results}
      aria-label={t('search.resultsHeading')}
      aria-busy={!data || isPlaceholderData}
    >
      <div className={styles.countLine}>
        <h2 className={styles.countHeading}>{data ? t('search.results', { count }) : t('app.loading')}</h2>
        <VisuallyHidden>
          <output>{data && !isPlaceholderData ? t('search.results', { count }) : ''}</output>
        </VisuallyHidden>
      </div>
      {data?.resultsMetaData.usedFuzzSearch && (
        <InfoBar variant="info">{t('search.fuzzy', { query: state.query })}</InfoBar>
      )}
      {data && data.ignored.length > 0 && (
        <InfoBar variant="warning">
          {t('search.ignored', { names: data.ignored.map(({ name }) => name).join(', ') })}
        </InfoBar>
      )}
      {error && (
        <InfoBar variant="alert" live>
          {t('search.failed')}. {requestMessage(error, t)}{' '}
          <Button variant="secondary" size="small" onClick={() => void refetch()}>
            {t('app.retry')}
          </Button>
        </InfoBar>
      )}
      {!data && !error && <Skeleton lines={20} />}
      {data && count === 0 && (
        <div className={styles.empty}>
          <p>
            <strong>{t('search.none')}</strong>
          </p>
          <p>{t('search.noneHint')}</p>
          {isHydrated && (
            <Suspense fallback={null}>
              <LoosenSearch state={state} filters={data.filterDef.allFilters} hrefOf={searchHref} />
            </Suspense>
          )}
          <Button variant="secondary" href={pageHrefOfAll(boot.domain)} renderLink={renderLink}>
            {t('job.allJobs')}
          </Button>
        </div>
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
      {isPastEnd && <p>{t('search.pastEnd')}</p>}
      {count > pageSize && (
        <nav className={styles.pager} aria-label={t('search.pages')}>
          {state.start > 0 ? (
            <Link to={pageHref(Math.min(state.start - pageSize, lastStart))} rel="prev">
              {t('search.previous')}
            </Link>
          ) : (
            <span />
          )}
          <span className={styles.cardMeta}>
            {!isPastEnd &&
              t('search.page', { from: state.start + 1, to: Math.min(state.start + pageSize, count), count })}
          </span>
          {state.start + pageSize < count ? (
            <Link to={pageHref(state.start + pageSize)} rel="next">
              {t('search.next')}
            </Link>
          ) : (
            <span />
          )}
        </nav>
      )}
    </section>
  );
};

const pageHrefOfAll = (domain: string) => `/careers?domain=${encodeURIComponent(domain)}`;

const JobCard = ({
  position,
  href,
  isChosen,
}: {
  position: PositionRow;
  href: string;
  /** By its number in the address; the first job, which is nobody's choice, is not (ruling 30). */
  isChosen: boolean;
}) => {
  const { boot, t } = useSite();
  const [place = '', ...others] = position.locations;
  const places = others.length === 0 ? place : t('search.places', { place, count: others.length });
  return (
    <Card
      href={href}
      renderLink={renderLinkInPlace}
      selected={isChosen}
      title={position.name}
      meta={[position.department, places].filter(Boolean).join(' · ')}
    >
      <span className={styles.cardMeta}>
        {t(`workplace.${position.workLocationOption}`)} ·{' '}
        {t('job.posted', { date: writeDay(position.postedTs, boot.locale) })}
      </span>
    </Card>
  );
};
