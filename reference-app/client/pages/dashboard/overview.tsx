import { ProgressBar } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { applicationStages } from '../../../contract/application-status.ts';
import type { Application } from '../../../contract/applications.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useAddress, useSite, type Site } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { applicationsQuery, interviewsQuery } from '../../request/queries/dashboard.ts';
import { stageOf } from './application-stage.ts';
import { tabsOf } from './chosen-tab.ts';
import * as styles from './dashboard.css.ts';
import { DashboardInterview } from './dashboard-interview.tsx';
import { nextInterview } from './next-interview.ts';
import { Nudges } from './nudges.tsx';
import { useDay } from '../../app/use-day.ts';

/** What the second version of the dashboard opens with: what to do next, the next interview, and how applications stand. */
export function Overview() {
  const tabs = tabsOf(useSite().boot);
  return (
    <>
      <div className={styles.overview}>
        <Nudges />
        {tabs.includes('interviews') && <NextInterview />}
      </div>
      {tabs.includes('applications') && <Progress />}
    </>
  );
}

/** Fills the query cache with what it shows; what to do next is on both versions. */
export function loadOverview({ api, boot, queries }: Site) {
  const tabs = tabsOf(boot);
  return Promise.all([
    tabs.includes('interviews') && queries.prefetchQuery(interviewsQuery(api)),
    tabs.includes('applications') && queries.prefetchQuery(applicationsQuery(api)),
  ]);
}

function NextInterview() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const query = useQuery(interviewsQuery(api));
  return (
    <QueryPanel title={t('interviews.next')} failed={t('interviews.failed')} query={query} lines={6}>
      {(interviews) => {
        const next = nextInterview(interviews, { now: query.dataUpdatedAt });
        if (!next) return <p className={styles.text}>{t('interviews.noneAhead')}</p>;
        return <DashboardInterview as="article" interview={next} now={query.dataUpdatedAt} />;
      }}
    </QueryPanel>
  );
}

function Progress() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const query = useQuery(applicationsQuery(api));
  return (
    <QueryPanel title={t('progress')} failed={t('applications.failed')} query={query} lines={6}>
      {({ applications }) =>
        applications.length === 0 ? (
          <p className={styles.text}>{t('active.noneHint')}</p>
        ) : (
          <ul className={styles.rows}>
            {applications.map((application) => (
              <ProgressRow key={application.id} {...application} />
            ))}
          </ul>
        )
      }
    </QueryPanel>
  );
}

function ProgressRow({ name, positionUrl, status, submitted_at }: Application) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const writeDay = useDay();
  const stage = status && stageOf(status);
  return (
    <li className={styles.row}>
      <h3 className={`${styles.rowText} ${styles.rowTitle}`}>
        <Link to={address(positionUrl)} className={styles.rowLink}>
          {name}
        </Link>
      </h3>
      {status && stage ? (
        <div className={styles.rowText}>
          <ProgressBar
            label={t(`status.${status}`)}
            value={stage}
            max={applicationStages.length}
            valueText={t('progress.step', { step: stage, count: applicationStages.length })}
          />
        </div>
      ) : (
        <p className={styles.muted}>{t('progress.sent', { date: writeDay(Date.parse(submitted_at)) })}</p>
      )}
    </li>
  );
}
