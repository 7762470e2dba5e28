const home = '/careers';
const notAllowed = /[\\\s\p{Cc}]/u;
const neverReturnTo = ['/api', '/logout', '/careers/logout', '/careers/login', '/candidate/login', '/login'];

/**
 * Where a `next` or `redirectUrl` may lead (rulings 8 and 63): an address of this site, or one of a host that the
 * employer lists. Anything else becomes `/careers`.
 *
 * @param options.origin this site's, as `https://careers.example`
 * @param options.allowedHosts exact names; https only
 * @returns a path with query and fragment, or an absolute address of a listed host
 */
export function safeRedirect(
  next: string | undefined,
  { origin, allowedHosts }: { origin: string; allowedHosts: readonly string[] },
): string {
  if (!next || notAllowed.test(next) || next.startsWith('//')) return home;
  const target = /^careers(?=[/?#]|$)/.test(next) ? `/${next}` : next;
  const isPath = target.startsWith('/');
  if (!isPath && !/^https?:\/\/[^/]/i.test(target)) return home;

  if (!URL.canParse(target, origin)) return home;
  const url = new URL(target, origin);
  if (url.username !== '' || url.password !== '' || /^https?:\/\/[^/?#]*@/i.test(target)) return home;
  if (url.origin !== new URL(origin).origin)
    return !isPath && url.protocol === 'https:' && allowedHosts.includes(url.host) ? url.href : home;

  // `/careers/..//other.example` is resolved by the browser before it is followed, so it is judged resolved.
  if (url.pathname.startsWith('//') || isForbidden(url.pathname)) return home;
  return url.pathname + url.search + url.hash;
}

function isForbidden(pathname: string): boolean {
  let path: string;
  try {
    path = decodeURIComponent(pathname)
      .toLowerCase()
      .replace(/\/{2,}/g, '/');
  } catch {
    return true;
  }
  return neverReturnTo.some((forbidden) => path === forbidden || path.startsWith(`${forbidden}/`));
}
