import { applicationsPart } from './applications-tab.tsx';
import type { DashboardTab } from './chosen-tab.ts';
import { eventsPart } from './events-tab.tsx';
import { interviewsPart } from './interviews-tab.tsx';
import { offersPart } from './offers-tab.tsx';
import { savedPositionsPart } from './saved-positions-tab.tsx';
import type { TabPart } from './tab-part.ts';

/** What each tab shows, and what it asks the server for. */
export const tabParts: Record<DashboardTab, TabPart> = {
  applications: applicationsPart,
  interviews: interviewsPart,
  savedPositions: savedPositionsPart,
  events: eventsPart,
  offers: offersPart,
};
