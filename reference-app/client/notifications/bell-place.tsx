import { buttonPlace } from '../app/late-place.css.ts';
import { latePlace } from '../app/late-place.tsx';
import { useSite } from '../app/site.tsx';
import { useIsHydrated } from '../app/use-is-hydrated.ts';

const Bell = latePlace(() => import('./bell.tsx'));

/** Where the bell is, for candidates who are logged in, and where the employer has one (NOTIF-01). */
export const BellPlace = () => {
  const { boot } = useSite();
  const isHydrated = useIsHydrated();
  if (!boot.user || !boot.configs.notificationsConfig.enableCandidateInappNotifications) return null;
  return <span className={buttonPlace}>{isHydrated && <Bell />}</span>;
};
