import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { Site } from '../site/site.tsx';

/** What search engines and social previews read of a page, and its HTTP status. */
export type PageMeta = {
  title: string;
  description?: string;
  /** Site-relative. */
  canonical?: string;
  /** Kept out of search engines. */
  isHidden?: boolean;
  status?: 200 | 403 | 404 | 410 | 500;
  /** schema.org data. */
  structuredData?: object;
};

export type PageArguments = { site: Site; url: URL; params: Params };

/** What a page's folder exports from its `page.tsx`. */
export type PageModule = {
  Component: ComponentType;
  /** Fetches what it cannot render without, in the browser too: texts of its own. */
  prepare?: (site: Site) => Promise<void>;
  /** The folders of those texts below `locales`, which are then loaded beside the page, not after it. */
  catalogue?: string | readonly string[];
  /** Where this address leads instead, if anywhere. */
  redirect?: (page: PageArguments) => string | undefined;
  /** Fills the query cache before the page shows. Never throws: the page shows its own failure state. */
  load?: (page: PageArguments) => Promise<void>;
  /** From what the cache holds; called on the server and after each change in the browser. */
  meta?: (page: PageArguments) => PageMeta;
};
