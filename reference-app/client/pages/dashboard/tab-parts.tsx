import type { ReactNode } from 'react';
import type { Site } from '../../app/site.tsx';
import {
  applicationsQuery,
  eventsQuery,
  interviewsQuery,
  referralsQuery,
  savedPositionsQuery,
} from '../../request/queries/dashboard.ts';
import { offersQuery } from '../../request/queries/offers.ts';
import { ApplicationsTab } from './applications-tab.tsx';
import { tabsOf, type DashboardTab } from './chosen-tab.ts';
import { EventsTab } from './events-tab.tsx';
import { InterviewsTab } from './interviews-tab.tsx';
import { OffersTab } from './offers-tab.tsx';
import { SavedPositionsTab } from './saved-positions-tab.tsx';

type TabPart = {
  Content: () => ReactNode;
  /** Fills the query cache before it shows; drafts aside, which are asked for anew with every page. */
  load: (site: Site) => Promise<unknown>;
};

/** What each tab shows, and what it asks the server for. */
export const tabParts: Record<DashboardTab, TabPart> = {
  applications: {
    Content: ApplicationsTab,
    load: ({ api, boot, queries }) =>
      Promise.all([
        queries.prefetchQuery(applicationsQuery(api)),
        tabsOf(boot).includes('interviews') && queries.prefetchQuery(interviewsQuery(api)),
        boot.configs.gates.referralWithCandidateApplicationGate && queries.prefetchQuery(referralsQuery(api)),
      ]),
  },
  interviews: {
    Content: InterviewsTab,
    load: ({ api, queries }) => queries.prefetchQuery(interviewsQuery(api)),
  },
  savedPositions: {
    Content: SavedPositionsTab,
    load: ({ api, queries }) => queries.prefetchQuery(savedPositionsQuery(api)),
  },
  events: {
    Content: EventsTab,
    load: ({ api, queries }) => queries.prefetchQuery(eventsQuery(api)),
  },
  offers: {
    Content: OffersTab,
    load: ({ api, queries }) => queries.prefetchQuery(offersQuery(api)),
  },
};
