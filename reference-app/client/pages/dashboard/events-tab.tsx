import { EmptyState, Grid } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { eventsQuery } from '../../request/queries/dashboard.ts';
import { EventCard } from './event-card.tsx';
import type { TabPart } from './tab-part.ts';

/** Events that the candidate is invited to: those to come, then those that are over. */
function EventsTab() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const query = useQuery(eventsQuery(api));
  return (
    <QueryPanel title={t('events')} failed={t('events.failed')} query={query} lines={9}>
      {(events) =>
        events.length === 0 ? (
          <EmptyState headingLevel={3} title={t('events.none')}>
            {t('events.noneHint')}
          </EmptyState>
        ) : (
          <Grid as="ul" columns="large">
            {events.map((event) => (
              <EventCard key={event.id} event={event} now={query.dataUpdatedAt} />
            ))}
          </Grid>
        )
      }
    </QueryPanel>
  );
}

export const eventsPart: TabPart = {
  Content: EventsTab,
  load: ({ api, queries }) => queries.prefetchQuery(eventsQuery(api)),
};
