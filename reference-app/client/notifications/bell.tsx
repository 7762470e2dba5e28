import { NotificationTrigger } from '@portico/components/notification-center';
import { useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { lazyDialog } from '../app/lazy.tsx';
import { useSite } from '../site/site.tsx';
import { badgeQuery } from '../request/queries/notification-badge.ts';
import { InOwnNavbar } from './in-own-navbar.tsx';

const NotificationList = lazyDialog(() => import('./notification-list.tsx'));

/** Opens the list of notifications, and says how many are new. */
function Bell() {
  const { api } = useSite();
  const badge = badgeQuery(api);
  const { data: count = 0 } = useQuery(badge);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <NotificationTrigger ref={bell} count={count} open={isOpen} onClick={() => setOpen(!isOpen)} />
      <NotificationList anchor={bell} badgeKey={badge.queryKey} open={isOpen} onOpenChange={setOpen} />
    </>
  );
}

/** The bell, in the place that the employer's own navbar may have for it. */
function PlacedBell() {
  const { customNavbar } = useSite().boot;
  if (customNavbar === '') return <Bell />;
  return (
    <InOwnNavbar key={customNavbar}>
      <Bell />
    </InOwnNavbar>
  );
}
export default PlacedBell;
