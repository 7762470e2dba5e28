import { withQuery } from '@portico/core/jobs';
import type { SitePage } from '@portico/theme-builder';
import type { Site } from '../site/site.tsx';

/**
 * Pages as who edits the theme can see them: logging in is none of them, since they are logged in.
 *
 * @param options.job one that is open, if there is one
 * @param options.apply what applying is called
 */
export function sitePagesOf(
  { boot: { domain, locale }, t }: Site,
  { job, apply }: { job: number | undefined; apply: string },
): readonly SitePage[] {
  const page = (id: string, label: string, path: string, parameters: { pid?: number } = {}): SitePage => ({
    id,
    label,
    address: withQuery(`/careers${path}`, { domain, hl: locale, ...parameters }),
  });
  return [
    page('jobs', t('nav.jobs'), ''),
    ...(job === undefined
      ? []
      : [
          page('singlePosition', t('search.job'), `/job/${job}`),
          page('applyPage', apply, '/apply', { pid: job }),
        ]),
    page('offers', t('nav.offers'), '/offers'),
    page('profile', t('nav.profile'), '/profile'),
    // of no page: deeper than any
    page('not-found', t('notFound.title'), '/a/b/c'),
  ];
}
