import type { SitePage } from '@portico/theme-builder';
import type { PageId } from '../app/pages.ts';
import type { Site } from '../app/site.tsx';
import { withQuery } from '../request/query-string.ts';

/** Pages as who edits the theme can see them: logging in is none of them, since they are logged in. @param job one that is open, if there is one */
export const sitePagesOf = (
  { boot: { domain, locale }, t }: Site,
  job: number | undefined,
): readonly SitePage[] => {
  const page = (id: PageId, path: string, parameters: { pid?: number } = {}): SitePage => ({
    id,
    label: t(`page.${id}`),
    address: withQuery(`/careers${path}`, { domain, hl: locale, ...parameters }),
  });
  return [
    page('jobs', ''),
    ...(job === undefined
      ? []
      : [page('singlePosition', `/job/${job}`), page('applyPage', '/apply', { pid: job })]),
    page('offers', '/offers'),
    page('profile', '/profile'),
    // of no page: deeper than any
    { ...page('jobs', '/a/b/c'), id: 'not-found', label: t('notFound.title') },
  ];
};
