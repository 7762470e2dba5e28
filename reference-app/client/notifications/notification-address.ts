import type { Boot } from '../../contract/boot.ts';
import { safeRedirect } from '../../contract/safe-redirect.ts';

/**
 * Where a notification leads: pages of this site with the parameters of the page that it is opened on, but for those that it
 * names itself; other hosts only if the employer lists them (NOTIF-04, rulings 8 and 50).
 *
 * @returns undefined = nowhere
 */
export function notificationAddress(
  redirectUrl: string,
  { boot, search }: { boot: Pick<Boot, 'origin' | 'configs'>; search: string },
): string | undefined {
  if (redirectUrl === '') return undefined;
  const { origin, configs } = boot;
  const target = safeRedirect(redirectUrl, { origin, allowedHosts: configs.allowedRedirectHosts });
  if (!target.startsWith('/')) return target;
  const url = new URL(target, origin);
  const named = new Set(url.searchParams.keys());
  for (const [name, value] of new URLSearchParams(search))
    if (!named.has(name)) url.searchParams.append(name, value);
  return `${url.pathname}${url.search}${url.hash}`;
}
