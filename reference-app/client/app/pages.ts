import type { PageId as SitePageId } from '../../contract/page-ids.ts';

/** The builder's page is none that banners, titles or pictures could be about. */
export type PageId = SitePageId | 'themeBuilder';

/** A page's folder below `pages/`. */
export type PageFolder =
  | 'search'
  | 'job'
  | 'login'
  | 'dashboard'
  | 'profile'
  | 'apply'
  | 'apply-success'
  | 'offers'
  | 'offer'
  | 'offer-letter'
  | 'theme-builder'
  | 'not-built'
  | 'not-found';

export type PageRoute = {
  path: string;
  id: PageId;
  folder: PageFolder;
  /** Login required (ROUTES-01); `whenConfigured` = only when logged-out applying is off (ROUTES-02). */
  access: 'public' | 'protected' | 'whenConfigured';
};

const page = (
  path: string,
  id: PageId,
  folder: PageFolder,
  access: PageRoute['access'] = 'public',
): PageRoute => ({ path, id, folder, access });

/** Every address below `/careers`, most specific first. `not-built` pages say so; the README lists them. */
export const pageRoutes: readonly PageRoute[] = [
  page('profile', 'profile', 'profile', 'protected'),
  page('dashboard', 'dashboard', 'dashboard', 'protected'),
  page('dashboardv2', 'dashboard', 'dashboard', 'protected'),
  page('settings', 'settings', 'not-built', 'protected'),
  page('export-resume', 'exportResume', 'not-built', 'protected'),
  page('forms/center', 'documentCenter', 'not-built', 'protected'),
  page('applications', 'applications', 'not-built', 'protected'),
  page('saved-jobs', 'savedJobs', 'not-built', 'protected'),
  page('interviews', 'interviews', 'not-built', 'protected'),
  page('onboarding', 'onboarding', 'not-built', 'protected'),
  page('offers', 'offers', 'offers', 'protected'),
  page('offer/:offerId?', 'offer', 'offer', 'protected'),
  page('offer-letter/:offerId?', 'offerLetter', 'offer-letter', 'protected'),
  page('offer/:offerId/offer-document/:documentId', 'offerLetter', 'offer-letter', 'protected'),
  page('theme-builder', 'themeBuilder', 'theme-builder', 'protected'),
  page('forms', 'formView', 'not-built'),
  page('apply', 'applyPage', 'apply', 'whenConfigured'),
  page('apply/private', 'applyPage', 'apply', 'whenConfigured'),
  page('apply/success', 'applyPage', 'apply-success'),
  page('login', 'login', 'login'),
  page('job/private', 'jtn', 'job'),
  page('job/:pid?', 'singlePosition', 'job'),
  page('search', 'jobs', 'search'),
  page(':query?/:location?', 'jobs', 'search'),
  page('*', 'jobs', 'not-found'),
];
