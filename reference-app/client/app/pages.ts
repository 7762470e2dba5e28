import type { PageId as SitePageId } from '../../contract/page-ids.ts';

/** Where the site itself is made: pages that no banners, titles or pictures could be about. */
export type PageId = SitePageId | 'themeBuilder' | 'formsEditor';

/** A page's folder below `pages/`. */
export type PageFolder =
  | 'search'
  | 'job'
  | 'login'
  | 'dashboard'
  | 'apply'
  | 'apply-success'
  | 'offers'
  | 'offer'
  | 'offer-letter'
  | 'theme-builder'
  | 'forms-editor'
  | 'form-editor'
  | 'not-found'
  | `candidate/${string}`;

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

const own = (name: string, id: PageId, path = name): PageRoute =>
  page(path, id, `candidate/${name}`, 'protected');

/** Every address below `/careers`, most specific first. */
export const pageRoutes: readonly PageRoute[] = [
  own('profile', 'profile'),
  page('dashboard', 'dashboard', 'dashboard', 'protected'),
  page('dashboardv2', 'dashboard', 'dashboard', 'protected'),
  own('settings', 'settings'),
  own('export-resume', 'exportResume'),
  own('forms-center', 'documentCenter', 'forms/center'),
  own('applications', 'applications'),
  own('saved-jobs', 'savedJobs'),
  own('interviews', 'interviews'),
  own('onboarding', 'onboarding'),
  page('offers', 'offers', 'offers', 'protected'),
  page('offer/:offerId?', 'offer', 'offer', 'protected'),
  page('offer-letter/:offerId?', 'offerLetter', 'offer-letter', 'protected'),
  page('offer/:offerId/offer-document/:documentId', 'offerLetter', 'offer-letter', 'protected'),
  page('theme-builder', 'themeBuilder', 'theme-builder', 'protected'),
  page('forms/editor', 'formsEditor', 'forms-editor', 'protected'),
  page('forms/editor/:formId', 'formsEditor', 'form-editor', 'protected'),
  page('forms', 'formView', 'candidate/form'),
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
