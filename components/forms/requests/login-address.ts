/** Where somebody logs in whose session has ended, and where they go on afterwards. */
export type LoginReturn = {
  /** The employer's domain. */
  domain: string;
  /** The jobs that it is about. */
  pids?: readonly (string | number)[] | undefined;
  microsite?: string | null;
  /** The language of the page (BCP 47). */
  hl?: string | null;
  /** The address to come back to. */
  next: string;
};

/** The login page of forms that stand on their own: `/candidate/login` with what it has to know. */
export function loginAddress({ domain, pids = [], microsite, hl, next }: LoginReturn): string {
  const parameters = new URLSearchParams({ domain });
  if (pids.length > 0) parameters.set('pid', pids.join(','));
  if (microsite) parameters.set('microsite', microsite);
  if (hl) parameters.set('hl', hl);
  parameters.set('next', next);
  return `/candidate/login?${parameters.toString()}`;
}
