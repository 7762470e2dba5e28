/** The demo employers by their domains; see demo.md. */
export const employers = {
  meridian: 'meridian.example',
  kestrel: 'kestrel.example',
  loomfield: 'loomfield.example',
} as const;
export type Domain = (typeof employers)[keyof typeof employers];

export const { meridian, kestrel, loomfield } = employers;
export const password = 'portico-demo';

/** An address of the site, with its employer; empty parameters are left out. */
export function addressOf(
  path: string,
  { domain = meridian, ...parameters }: Readonly<Record<string, string>> = {},
): string {
  const url = new URL(path, 'http://site.invalid');
  for (const [name, value] of Object.entries({ domain, ...parameters }))
    if (value !== '') url.searchParams.set(name, value);
  return `${url.pathname}${url.search}`;
}

/** Every protected page of ROUTES-01. */
export const protectedPages = [
  'profile',
  'dashboard',
  'dashboardv2',
  'settings',
  'export-resume',
  'forms/center',
  'applications',
  'saved-jobs',
  'interviews',
  'onboarding',
  'offers',
  'offer/abc123',
  'offer-letter/abc123',
  'offer/abc123/offer-document/7',
] as const;
