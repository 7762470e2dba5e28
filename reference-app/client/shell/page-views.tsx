import { useEffect, useRef } from 'react';
import { useLocation, useParams } from 'react-router-dom';
import { noteEvent, type PageEvent } from '../app/analytics.ts';
import { usePageHandle } from '../app/page-head.ts';
import { useSite } from '../site/site.tsx';
import type { PageId } from '../app/pages.ts';

const viewsOf: Partial<Record<PageId, PageEvent>> = {
  jobs: 'careers_view',
  profile: 'profile_view',
  dashboard: 'dashboard_view',
  settings: 'settings_view',
};

/** Notes each view of a page, and of a job on whatever page it shows (SHELL-10). */
export function PageViews() {
  const { boot } = useSite();
  const page = usePageHandle()?.page;
  const params = useParams();
  const { search } = useLocation();
  const isShown = page && page.folder !== 'not-found' && (page.access !== 'protected' || boot.user !== null);
  const view = isShown ? viewsOf[page.id] : undefined;
  const job =
    isShown && (page.folder === 'job' || page.folder === 'search')
      ? Number(/^\d{1,9}/.exec(params['pid'] ?? new URLSearchParams(search).get('pid') ?? '')?.[0] ?? 0)
      : 0;
  // effects may run twice for one view
  const noted = useRef<{ view?: PageEvent; job?: number }>({});
  useEffect(() => {
    const before = noted.current;
    noted.current = { view, job };
    if (view && before.view !== view) noteEvent(boot.domain, view);
    if (job > 0 && before.job !== job) noteEvent(boot.domain, 'job_view', job);
  }, [boot.domain, view, job]);
  return null;
}
