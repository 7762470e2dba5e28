import { Button, Card, Inline, Skeleton, Stack } from '@portico/components';
import { useQueries } from '@tanstack/react-query';
import { Link, useLocation } from 'react-router-dom';
import { defaultTitle } from '../../app/page-head.ts';
import type { PageArguments, PageMeta } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../app/site.tsx';
import { applyTexts } from '../../locales/apply-messages.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import { viewAddress } from '../login/login-view.ts';
import * as styles from '../apply/apply.css.ts';
import { JobList } from '../apply/job-list.tsx';
import { positionIds } from '../apply/position-ids.ts';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';

/** An application was sent: what happens next, and where to go on. Showing it sends nothing. */
export const Component = () => {
  const { api, boot } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const { search, state } = useLocation();
  const ids = positionIds(new URLSearchParams(search));
  const jobs = useQueries({ queries: ids.map((id) => positionQuery(api, id)) });
  const known = jobs.flatMap(({ data }) => (data ? [data.position] : []));
  const count = ids.length;
  const company = boot.configs.pcsxConfig.branding.companyName;
  // what the browser remembers of this entry, of which the server knows nothing
  const isHydrated = useIsHydrated();
  const { email } = (isHydrated ? (state as { email?: string } | null) : null) ?? {};
  const similar = known[0]?.name;
  return (
    <main className={styles.page}>
      <Stack gap={6}>
        <h1 className={styles.title}>{t('sent.title', { count })}</h1>
        <Card as="section" padding="medium" aria-labelledby="sent-jobs">
          <Stack gap={2}>
            <h2 id="sent-jobs" className={styles.label}>
              {t('sent.jobs', { count })}
            </h2>
            {jobs.some(({ isPending }) => isPending) ? (
              <Skeleton lines={2 * ids.length} />
            ) : (
              <JobList jobs={known} />
            )}
            {jobs.some(({ isError }) => isError) && <p>{t('sent.failed')}</p>}
          </Stack>
        </Card>
        <Stack as="section" gap={3} aria-labelledby="sent-next">
          <h2 id="sent-next" className={styles.heading}>
            {t('sent.next')}
          </h2>
          <ol className={styles.reasons}>
            <li>{t('sent.next.read', { company })}</li>
            <li>{email ? t('sent.next.hearAt', { email }) : t('sent.next.hear')}</li>
            {boot.user && <li>{t('sent.next.follow')}</li>}
          </ol>
        </Stack>
        {!boot.user && boot.configs.loginSignupConfig.candidateLoginEnabled && (
          <Card as="section" padding="medium" aria-labelledby="sent-account">
            <Stack gap={3} align="start">
              <h2 id="sent-account" className={styles.heading}>
                {t('sent.account')}
              </h2>
              <p>{email ? t('sent.account.textAt', { email }) : t('sent.account.text')}</p>
              <Button
                variant="primary"
                href={address(viewAddress('sign-up', '/careers/applications'))}
                renderLink={({ href, ...rest }) => <Link to={href} state={{ email }} {...rest} />}
              >
                {t('sent.account.create')}
              </Button>
            </Stack>
          </Card>
        )}
        <Inline gap={3}>
          {boot.user && (
            <Button variant="primary" href={address('/careers/applications')} renderLink={renderLink}>
              {t('applications')}
            </Button>
          )}
          {similar !== undefined && (
            <Button
              href={address(`/careers/search?query=${encodeURIComponent(similar)}`)}
              renderLink={renderLink}
            >
              {t('sent.similar')}
            </Button>
          )}
          <Button href={address('/careers')} renderLink={renderLink}>
            {t('allJobs')}
          </Button>
        </Inline>
      </Stack>
    </main>
  );
};

/** An address without a job tells of nothing that was sent. */
export const redirect = ({ url }: PageArguments) =>
  positionIds(url.searchParams).length === 0 ? '/careers' : undefined;

export const catalogue = 'apply';
export const prepare = async ({ boot }: PageArguments['site']) => {
  await applyTexts.load(boot.locale);
};

export const meta = ({ site: { boot, t } }: PageArguments): PageMeta => ({
  title: defaultTitle(boot, t),
  isHidden: true,
});
