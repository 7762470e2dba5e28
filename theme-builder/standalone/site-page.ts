import { createContext } from 'react';

/** A page of the site that is looked at while its theme is edited. */
export type SitePage = {
  id: string;
  /** In the language of who edits. */
  label: string;
  address: string;
};

/** The pages that the builder is given. */
export const SitePages = createContext<readonly SitePage[]>([]);
