import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useParams } from 'react-router-dom';
import type { Boot } from '../../contract/boot.ts';
import type { SiteMessages } from '../locales/catalogs.ts';
import type { PageArguments, PageMeta } from './page-module.ts';
import type { PageId } from './pages.ts';
import type { RouteHandle } from '../shell/routes.tsx';
import { useSite } from '../site/site.tsx';

/** A page's head: the employer's own words where they are configured, else the page's, else "Careers at …" (ruling 29). */
export function pageMeta({ page, module }: RouteHandle, options: PageArguments): PageMeta {
  const { boot, t } = options.site;
  const own = module.meta?.(options) ?? {
    title: defaultTitle(boot, t),
    isHidden: page.access === 'protected',
  };
  const configured = boot.configs.pcsxConfig.seoConfig.pagesMetadata[page.id];
  return {
    ...own,
    ...(configured?.title && { title: titleFrom(configured.title, { title: own.title, boot }) }),
    ...(configured?.description && { description: configured.description }),
  };
}

/** The employer's words for a title, in which `{title}` is the one that the page makes. */
const titleFrom = (words: string, { title, boot }: { title: string; boot: Boot }) =>
  words.replaceAll(/\{(company|title)\}/g, (_, name) =>
    name === 'title' ? title : boot.configs.pcsxConfig.branding.companyName,
  );

export const defaultTitle = (boot: Boot, t: SiteMessages) =>
  t('title.careers', { company: boot.configs.pcsxConfig.branding.companyName });

export const isHandle = (handle: unknown): handle is RouteHandle =>
  typeof handle === 'object' && handle !== null && 'page' in handle;

/** The page that is shown. */
export const usePageHandle = (): RouteHandle | undefined =>
  useMatches()
    .map((match) => match.handle)
    .find(isHandle);
export const usePageId = (): PageId | undefined => usePageHandle()?.page.id;

/** Renders again when anything in the query cache has been updated. */
function useCacheVersion(queries: QueryClient) {
  const cache = queries.getQueryCache();
  const subscribe = (changed: () => void) => cache.subscribe(({ type }) => type === 'updated' && changed());
  const version = () => cache.getAll().reduce((sum, { state }) => sum + state.dataUpdateCount, 0);
  useSyncExternalStore(subscribe, version, version);
}

/** Keeps the document's title at what the page is about. Apart, so that only it follows the query cache. */
export function PageTitle() {
  const site = useSite();
  const handle = usePageHandle();
  const params = useParams();
  const { pathname, search } = useLocation();
  useCacheVersion(useQueryClient());
  const title =
    handle &&
    pageMeta(handle, { site, url: new URL(`${pathname}${search}`, site.boot.origin), params }).title;
  useEffect(() => {
    if (title !== undefined) document.title = title;
  }, [title]);
  return null;
}
