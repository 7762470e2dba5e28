import { buttonPlace } from '../app/button-place.css.ts';
import { lazyExtra } from '../app/lazy.tsx';
import { useSite } from '../site/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';

const Bell = lazyExtra(() => import('./bell.tsx'));

/** Where the bell is, for candidates who are logged in, and where the employer has one (NOTIF-01). */
export function BellPlace() {
  const { boot } = useSite();
  const isHydrated = useIsHydrated();
  if (!boot.user || !boot.configs.notificationsConfig.enableCandidateInappNotifications) return null;
  return <span className={buttonPlace}>{isHydrated && <Bell />}</span>;
}
