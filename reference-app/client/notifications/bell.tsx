import { NotificationTrigger } from '@portico/components/notification-center';
import { useQuery } from '@tanstack/react-query';
import { createElement, lazy, Suspense, useRef, useState } from 'react';
import { Contained } from '../app/contained.tsx';
import { useSite } from '../app/site.tsx';
import { useShowToast } from '../app/toasts.tsx';
import { withStylesheets } from '../app/with-stylesheets.ts';
import { barTexts } from '../locales/bar-messages.ts';
import { badgeQuery } from '../request/queries/notification-badge.ts';
import { InOwnNavbar } from './in-own-navbar.tsx';

const load = withStylesheets(() => import('./notification-list.tsx'));
let NotificationList = lazy(load);

/** Opens the list of notifications, and says how many are new. */
const Bell = () => {
  const { api, t } = useSite();
  const showToast = useShowToast();
  const badge = badgeQuery(api);
  const { data: count = 0 } = useQuery(badge);
  const bell = useRef<HTMLButtonElement>(null);
  const [isOpen, setOpen] = useState(false);
  // stays after the first time, to close in its own way
  const [wasOpened, setOpened] = useState(false);
  const fail = () => {
    NotificationList = lazy(load);
    showToast({ variant: 'alert', text: t('error.offline') });
    setOpened(false);
    setOpen(false);
  };
  return (
    <>
      <barTexts.Language>
        <NotificationTrigger
          ref={bell}
          count={count}
          open={isOpen}
          onClick={() => {
            setOpened(true);
            setOpen(!isOpen);
          }}
        />
      </barTexts.Language>
      {wasOpened && (
        <Contained fallback={null} onFailed={fail}>
          <Suspense fallback={null}>
            {createElement(NotificationList, {
              anchor: bell,
              badgeKey: badge.queryKey,
              open: isOpen,
              onOpenChange: setOpen,
            })}
          </Suspense>
        </Contained>
      )}
    </>
  );
};

/** The bell, in the place that the employer's own navbar may have for it. */
const PlacedBell = () => {
  const { customNavbar } = useSite().boot;
  if (customNavbar === '') return <Bell />;
  return (
    <InOwnNavbar key={customNavbar}>
      <Bell />
    </InOwnNavbar>
  );
};
export default PlacedBell;
