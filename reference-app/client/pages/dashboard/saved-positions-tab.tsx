import { Button, EmptyState, Grid } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../app/query-panel.tsx';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { savedPositionsQuery } from '../../request/queries/dashboard.ts';
import { SavedPosition } from './saved-position.tsx';
import type { TabPart } from './tab-part.ts';

/** The jobs that the candidate has saved, the last one first. */
function SavedPositionsTab() {
  const { api, t: site } = useSite();
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const query = useQuery(savedPositionsQuery(api));
  return (
    <QueryPanel title={t('saved')} failed={t('saved.failed')} query={query} lines={9}>
      {(positions) =>
        positions.length === 0 ? (
          <EmptyState
            headingLevel={3}
            title={t('saved.none')}
            actions={
              <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
                {site('job.allJobs')}
              </Button>
            }
          >
            {t('saved.noneHint')}
          </EmptyState>
        ) : (
          <Grid as="ul" columns="large">
            {positions.map((position) => (
              <SavedPosition key={position.id} position={position} now={query.dataUpdatedAt} />
            ))}
          </Grid>
        )
      }
    </QueryPanel>
  );
}

export const savedPositionsPart: TabPart = {
  Content: SavedPositionsTab,
  load: ({ api, queries }) => queries.prefetchQuery(savedPositionsQuery(api)),
};
