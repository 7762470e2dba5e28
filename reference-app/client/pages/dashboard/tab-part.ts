import type { ReactNode } from 'react';
import type { Site } from '../../site/site.tsx';

/** What a tab of the dashboard shows, which is a page as well where it has an address of its own. */
export type TabPart = {
  Content: () => ReactNode;
  /** Fills the query cache before it shows; drafts aside, which are asked for anew with every page. */
  load: (site: Site) => Promise<unknown>;
};
