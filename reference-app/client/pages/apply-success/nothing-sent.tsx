import { Button, Card, Inline, Stack } from '@portico/components';
import { useQueries } from '@tanstack/react-query';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { applyTexts } from '../../locales/texts.ts';
import { positionQuery } from '../../request/queries/positions.ts';
import * as styles from '../apply/apply.css.ts';
import { isGone } from './is-gone.ts';
import { NamedJobs } from './named-jobs.tsx';

/** Nothing that was sent is known here of these jobs, which are offered, with all others. */
export function NothingSent({ ids }: { ids: readonly number[] }) {
  const { api, boot } = useSite();
  const t = applyTexts.useTexts();
  const address = useAddress();
  const jobs = useQueries({ queries: ids.map((id) => positionQuery(api, id)) });
  // jobs that there are not are not offered
  const there = ids.filter((_, index) => !isGone(jobs[index]?.error));
  const count = there.length;
  const company = boot.configs.pcsxConfig.branding.companyName;
  return (
    <>
      <Stack gap={2}>
        <h1 className={styles.title}>{t('unsent.title')}</h1>
        <p>{t(boot.user ? 'unsent.account' : 'unsent.visitor', { count: ids.length })}</p>
        <p>{t('unsent.elsewhere', { company })}</p>
      </Stack>
      {count > 0 && (
        <Card as="section" padding="medium" aria-labelledby="unsent-jobs">
          <Stack gap={2}>
            <h2 id="unsent-jobs" className={styles.label}>
              {t('unsent.jobs', { count })}
            </h2>
            <NamedJobs ids={there} failed={t('unsent.failed')} />
          </Stack>
        </Card>
      )}
      <Inline gap={3}>
        {count > 0 && (
          <Button
            variant="primary"
            href={address(`/careers/apply?pid=${there.join(',')}`)}
            renderLink={renderLink}
          >
            {t('title')}
          </Button>
        )}
        {boot.user && (
          <Button href={address('/careers/applications')} renderLink={renderLink}>
            {t('applications')}
          </Button>
        )}
        <Button href={address('/careers')} renderLink={renderLink}>
          {t('allJobs')}
        </Button>
      </Inline>
    </>
  );
}
