import { ApplicationCard, Button, EmptyState, Grid } from '@portico/components';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { applicationStages } from '../../../contract/application-status.ts';
import type { Application, Applications } from '../../../contract/applications.ts';
import { headingAround } from '../../app/heading-around.ts';
import { QueryPanel } from '../../app/query-panel.tsx';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { interviewsQuery } from '../../request/queries/dashboard.ts';
import { stageOf } from './application-stage.ts';
import { tabsOf } from './chosen-tab.ts';
import { nextInterview } from './next-interview.ts';
import { sentOf } from './sent-of.ts';

type ActiveApplicationsProps = {
  query: UseQueryResult<Applications>;
  /** `heading`: where the focus goes when the application is gone from here. */
  onWithdraw: (application: Application, heading: HTMLElement | null) => void;
};

/** Applications under way, each with how it stands as far as the employer tells (DASH-02). */
export function ActiveApplications({ query, onWithdraw }: ActiveApplicationsProps) {
  const { t: site } = useSite();
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  return (
    <QueryPanel title={t('active')} failed={t('applications.failed')} query={query} lines={9}>
      {({ applications }) =>
        applications.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={t('active.none')}
            actions={
              <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
                {site('job.allJobs')}
              </Button>
            }
          >
            {t('active.noneHint')}
          </EmptyState>
        ) : (
          <Grid as="ul" columns="large">
            {applications.map((application) => (
              <ActiveApplication
                key={application.id}
                application={application}
                now={query.dataUpdatedAt}
                onWithdraw={onWithdraw}
              />
            ))}
          </Grid>
        )
      }
    </QueryPanel>
  );
}

type ActiveApplicationProps = Pick<ActiveApplicationsProps, 'onWithdraw'> & {
  application: Application;
  now: number;
};

function ActiveApplication({ application, now, onWithdraw }: ActiveApplicationProps) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const { name, status, history, canWithdraw, position_id } = application;
  const interview = useInterviewFor(position_id, now);
  const stage = status && stageOf(status);
  return (
    <ApplicationCard
      as="li"
      state="active"
      {...sentOf(application, t)}
      href={address(application.positionUrl)}
      renderLink={renderLink}
      now={now}
      {...(stage && {
        stages: { names: applicationStages.map((each) => t(`status.${each}`)), current: stage },
      })}
      interviewAt={interview && Date.parse(interview.startsAt)}
      nextStep={history.at(-1)?.note ?? ''}
      actions={
        canWithdraw && (
          <Button
            aria-label={t('withdraw.of', { position: name })}
            onClick={({ currentTarget }) => onWithdraw(application, headingAround(currentTarget))}
          >
            {t('withdraw')}
          </Button>
        )
      }
    />
  );
}

/** The next interview for a job; the employer may have none, and a card can do without it. */
function useInterviewFor(positionId: number, now: number) {
  const { api, boot } = useSite();
  const { data } = useQuery({ ...interviewsQuery(api), enabled: tabsOf(boot).includes('interviews') });
  return data && nextInterview(data, { now, positionId });
}
