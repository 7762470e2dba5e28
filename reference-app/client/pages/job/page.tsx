import { Button, Card, Skeleton, Stack } from '@portico/components';
import { positionIdOf } from '@portico/core/jobs';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useParams } from 'react-router-dom';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { requestMessage } from '../../app/request-message.ts';
import * as shell from '../../app/shell.css.ts';
import { useAddress, useSite } from '../../site/site.tsx';
import { useStandingError } from '../../app/use-standing-error.ts';
import { jobsTexts } from '../../locales/texts.ts';
import { prefetchMatch } from '../../request/queries/match.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { RequestError } from '../../request/request-error.ts';
import { PositionArticle } from '../position/position-article.tsx';
import * as styles from '../position/position.css.ts';
import { jobPosting } from '../position/structured-data.ts';
import { renderLink } from '../../app/render-link.tsx';

/** The number of the job in an address: `123-nurse` means 123 (ruling 26); 0 = none. */
const positionId = (params: { pid?: string }, search: URLSearchParams): number =>
  positionIdOf(params.pid ?? search.get('pid') ?? '') ?? 0;

/** One job on a page of its own. */
export function Component() {
  const { api, t } = useSite();
  const address = useAddress();
  const params = useParams();
  const { search } = useLocation();
  const id = positionId(params, new URLSearchParams(search));
  const query = useQuery({ ...positionQuery(api, id), enabled: id > 0 });
  const { data, refetch } = query;
  const error = useStandingError(query, String(id), data !== undefined);
  const isGone = error instanceof RequestError && error.kind === 'gone';
  return (
    <main className={styles.page}>
      <div className={styles.back}>
        <Button variant="systemUi" size="small" href={address('/careers')} renderLink={renderLink}>
          {t('job.allJobs')}
        </Button>
      </div>
      {data && (
        <Card padding="large">
          <PositionArticle position={data.position} isClosed={data.isFallback} variant="page" />
        </Card>
      )}
      {!data && !error && <Skeleton lines={12} />}
      {!data && error && (
        <div className={shell.notice}>
          <Stack gap={4} align="start">
            <h1>{isGone ? t('job.notFound') : t('search.positionFailed')}</h1>
            <p>{isGone ? t('job.notFoundHint') : requestMessage(error, t)}</p>
            {!isGone && (
              <Button variant="secondary" onClick={() => void refetch()}>
                {t('app.retry')}
              </Button>
            )}
          </Stack>
        </div>
      )}
    </main>
  );
}

/** An address without a job leads to all jobs. */
export const redirect = ({ url, params }: PageArguments) =>
  positionId(params, url.searchParams) === 0 ? '/careers' : undefined;

export const catalogue = 'jobs';
export async function prepare({ boot }: PageArguments['site']) {
  await jobsTexts.load(boot.locale);
}

export async function load({ site, url, params }: PageArguments) {
  const { api, queries } = site;
  const id = positionId(params, url.searchParams);
  if (id === 0) return;
  prefetchMatch(site, id);
  await queries.prefetchQuery(positionQuery(api, id));
}

export function meta({ site: { api, boot, queries, t }, url, params }: PageArguments): PageMeta {
  const id = positionId(params, url.searchParams);
  const { data, error } = queries.getQueryState(positionQuery(api, id).queryKey) ?? {};
  if (!data) {
    const isGone = error instanceof RequestError && error.kind === 'gone';
    return {
      title: t(isGone ? 'job.notFound' : 'search.positionFailed'),
      status: isGone || !error ? 404 : 500,
      isHidden: true,
    };
  }
  const { position, isFallback } = data;
  const company = boot.configs.pcsxConfig.branding.companyName;
  return {
    title: t('title.position', { position: position.name, company }),
    description: `${position.name} · ${position.location} · ${company}`.slice(0, 200),
    canonical: `${position.positionUrl}?domain=${encodeURIComponent(boot.domain)}`,
    isHidden: position.isPrivate || isFallback,
    status: isFallback ? 410 : 200,
    // read in the HTML only, and no part of the page's script; a closed job must not go on living in job search engines
    ...(import.meta.env.SSR &&
      !isFallback &&
      !position.isPrivate && { structuredData: jobPosting(position, company) }),
  };
}
