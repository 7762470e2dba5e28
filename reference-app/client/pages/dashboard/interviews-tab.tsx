import { EmptyState, Grid } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { interviewsQuery } from '../../request/queries/dashboard.ts';
import { DashboardInterview } from './dashboard-interview.tsx';
import type { TabPart } from './tab-part.ts';

/** The candidate's interviews: those to come, then those that are over. */
function InterviewsTab() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const query = useQuery(interviewsQuery(api));
  return (
    <QueryPanel title={t('interviews')} failed={t('interviews.failed')} query={query} lines={9}>
      {(interviews) =>
        interviews.length === 0 ? (
          <EmptyState headingLevel={3} title={t('interviews.none')}>
            {t('interviews.noneHint')}
          </EmptyState>
        ) : (
          <Grid as="ul" columns="large">
            {interviews.map((interview) => (
              <DashboardInterview
                key={interview.id}
                as="li"
                interview={interview}
                now={query.dataUpdatedAt}
              />
            ))}
          </Grid>
        )
      }
    </QueryPanel>
  );
}

export const interviewsPart: TabPart = {
  Content: InterviewsTab,
  load: ({ api, queries }) => queries.prefetchQuery(interviewsQuery(api)),
};
