/** The identifiers that banners, hero images, analytics and titles go by (ROUTES-06). */
export const pageIds = [
  'dashboard',
  'profile',
  'jobs',
  'singlePosition',
  'jtn',
  'settings',
  'ProfileBootstrapping',
  'login',
  'logout',
  'applyPage',
  'exportResume',
  'formView',
  'documentCenter',
  'savedJobs',
  'applications',
  'interviews',
  'onboarding',
  'offers',
  'offer',
  'offerLetter',
] as const;
export type PageId = (typeof pageIds)[number];

export const isPageId = (id: string): id is PageId => pageIds.some((known) => known === id);
