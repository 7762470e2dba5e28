import { NotificationPanel } from '@portico/components/notification-center';
import { useQueries } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState, type RefObject } from 'react';
import { useLocation } from 'react-router-dom';
import { renderLink } from '../app/render-link.tsx';
import { useSite } from '../site/site.tsx';
import type { badgeQuery } from '../request/queries/notification-badge.ts';
import { notificationsQuery } from '../request/queries/notifications.ts';
import { notificationAddress } from './notification-address.ts';

type NotificationListProps = {
  anchor: RefObject<HTMLElement | null>;
  /** Of the number of those that were not viewed. */
  badgeKey: ReturnType<typeof badgeQuery>['queryKey'];
  open: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

function List({ anchor, badgeKey: queryKey, open: isOpen, onOpenChange }: NotificationListProps) {
  const { api, boot, queries } = useSite();
  const { search } = useLocation();
  // each page by the number that it follows
  const [pages, setPages] = useState<readonly (number | undefined)[]>([undefined]);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    // what is new meanwhile moves where the pages begin
    if (isOpen) setPages([undefined]);
  }
  const results = useQueries({
    queries: pages.map((before) => ({ ...notificationsQuery(api, before), enabled: isOpen })),
  });
  const last = results.at(-1);
  const nextBefore = last?.data?.nextBefore;
  const viewAll = useEffectEvent(async () => {
    // a number that is under way is older
    await queries.cancelQueries({ queryKey });
    queries.setQueryData(queryKey, 0);
    // what cannot be noted is new at another visit again
    await api.post('/api/pcsx/notifications/mark_all_viewed', undefined).catch(() => {});
  });
  useEffect(() => {
    if (isOpen) void viewAll();
  }, [isOpen]);
  const retry = () => last?.refetch();
  // without an answer the last page is the one that failed
  const loadMore = () => (nextBefore ? setPages([...pages, nextBefore]) : void retry());
  const status = () => {
    if (!last || last.data) return 'loaded';
    return last.isError && !last.isFetching ? 'failed' : 'loading';
  };
  return (
    <NotificationPanel
      anchor={anchor}
      open={isOpen}
      onOpenChange={onOpenChange}
      notifications={results.flatMap(({ data }) =>
        (data?.notifications ?? []).map(
          ({ id, categoryTitle, message, createdAt, isClicked, redirectUrl, notificationType }) => ({
            id: String(id),
            category: categoryTitle,
            message,
            createdAt: Date.parse(createdAt),
            clicked: isClicked,
            actionRequired: notificationType === 'action_required',
            href: notificationAddress(redirectUrl, { boot, search }),
          }),
        ),
      )}
      status={status()}
      onRetry={retry}
      onLoadMore={nextBefore === null ? undefined : loadMore}
      onClicked={({ id }) =>
        api.post('/api/pcsx/notifications/{id}/mark_clicked', undefined, { in: { id: Number(id) } })
      }
      onClickedAll={() => api.post('/api/pcsx/notifications/mark_all_clicked', undefined)}
      hasActionRequired={boot.configs.notificationsConfig.actionRequired.enabled}
      now={results[0]?.dataUpdatedAt ?? 0}
      renderLink={renderLink}
    />
  );
}

/** What the candidate was told: opening it marks all as viewed (NOTIF-02). */
const NotificationList = (props: NotificationListProps) => <List {...props} />;
export default NotificationList;
