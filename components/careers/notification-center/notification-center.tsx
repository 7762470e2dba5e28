import { useState, type ComponentPropsWithRef } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { IconButton } from '../../actions/icon-button/icon-button.tsx';
import { Badge } from '../../display/badge/badge.tsx';
import { BellIcon } from '../../display/icon/icon.tsx';
import { Skeleton } from '../../display/skeleton/skeleton.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { useAnnounce } from '../../feedback/live-announcer/live-announcer.ts';
import { useUpTo } from '../../layout/breakpoints/use-up-to.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Tabs } from '../../navigation/tabs/tabs.tsx';
import { Popover } from '../../overlays/popover/popover.tsx';
import { Sheet } from '../../overlays/sheet/sheet.tsx';
import type { RenderLink } from '../../theme/link.ts';
import { safeAddress } from '../../theme/safe-address.ts';
import { leaveFocusTo } from '../../theme/leave-focus-to.ts';
import { NotificationCard, type NotificationCardProps } from '../notification-card/notification-card.tsx';
import { useMarks } from '../notifications/use-marks.ts';
import type keys from './messages/en-US.json';
import english from './messages/en-US.json?messages';
import * as styles from './notification-center.css.ts';
import { NotificationList } from './notification-list.tsx';

/** One that the center lists; times in ms since 1970. */
export type Notification = { id: string } & Pick<
  NotificationCardProps,
  'category' | 'message' | 'createdAt' | 'actionRequired' | 'clicked' | 'href'
>;

const leaveToPopup = leaveFocusTo('[role="dialog"]');

type OwnProps = {
  /** The newest first. */
  notifications: readonly Notification[];
  /**
   * How far they are. What is there already stays in view.
   * @default 'loaded'
   */
  status?: 'loaded' | 'loading' | 'failed';
  /** Tries to load them once more, after a failure; without it, `onLoadMore` is asked again. */
  onRetry?: () => void | Promise<unknown>;
  /** There are more on the server, and the candidate asks for them. */
  onLoadMore?: () => void;
  /** How many were not viewed yet; the badge. Opening sets it to zero until another number comes. */
  unviewedCount: number;
  /** The list was opened: all of them count as viewed. */
  onViewAll: () => void;
  /** One is opened for the first time. It shows as clicked at once, and no longer when the promise is rejected. */
  onClicked: (notification: Notification) => void | Promise<unknown>;
  /** All are marked as clicked, at once and until the promise is rejected. */
  onClickedAll: () => void | Promise<unknown>;
  /**
   * Whether there are notifications that wait for the candidate, which have a tab then.
   * @default false
   */
  hasActionRequired?: boolean;
  /** What time it is for the server and for hydration; ms since 1970. */
  now: number;
  /** Renders the links through a client-side router. */
  renderLink?: RenderLink;
};

/**
 * `ref` and all other props go to the bell, a `<button>`. State for selectors and tests: its `aria-expanded`;
 * `data-unread` on cards.
 */
export type NotificationCenterProps = OwnProps &
  Omit<
    ComponentPropsWithRef<'button'>,
    keyof OwnProps | 'className' | 'style' | 'children' | 'type' | 'role' | 'aria-label'
  >;

/** A bell that says how much is new, and a list of it: beside the bell, or over the whole window up to 1024 px. */
export function NotificationCenter({
  notifications,
  status = 'loaded',
  onRetry,
  onLoadMore,
  unviewedCount,
  onViewAll,
  onClicked,
  onClickedAll,
  hasActionRequired = false,
  now,
  renderLink,
  ...rest
}: NotificationCenterProps) {
  const text = useMessages<keyof typeof keys>('notification-center', english);
  const announce = useAnnounce();
  const isNarrow = useUpTo(1024);
  const [isOpen, setIsOpen] = useState(false);
  const { isMarked, mark } = useMarks();

  // the number that the list was opened with; the next one counts again, also when it is the same after another
  const [viewed, setViewed] = useState<number>();
  if (viewed !== undefined && viewed !== unviewedCount) setViewed(undefined);
  const count = viewed === undefined ? unviewedCount : 0;

  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) return;
    setViewed(unviewedCount);
    onViewAll();
  };

  const shown = notifications.map((notification) => ({
    ...notification,
    clicked: notification.clicked || isMarked(notification.id),
  }));
  const unread = shown.filter(({ clicked }) => !clicked).map(({ id }) => id);
  const markAll = () =>
    mark(unread, onClickedAll).then(
      () => announce(text('markedAll')),
      () => announce(text('markAllFailed')),
    );

  const empty = () => {
    switch (status) {
      case 'loading':
        return (
          <Stack aria-busy="true">
            <VisuallyHidden>{text('loading')}</VisuallyHidden>
            <Skeleton lines={3} />
            <Skeleton lines={3} />
          </Stack>
        );
      case 'failed':
        return <ErrorState ref={leaveToPopup} title={text('failed')} headingLevel={3} onRetry={onRetry} />;
      case 'loaded':
        return <EmptyState title={text('empty')} headingLevel={3} icon={<BellIcon />} />;
    }
  };
  const list = (label: string, listed: typeof shown) => (
    <NotificationList
      label={label}
      empty={empty()}
      status={status}
      texts={{
        more: text('more'),
        loading: text('loading'),
        failed: text('failed'),
        retry: text('retry'),
      }}
      onLoadMore={onLoadMore}
      onRetry={onRetry}
      cards={listed.map((notification) => {
        const { id, ...card } = notification;
        return (
          <NotificationCard
            {...card}
            key={id}
            now={now}
            renderLink={renderLink}
            onClicked={() => mark([id], () => onClicked(notification))}
            onClick={({ ctrlKey, metaKey, shiftKey }) => {
              // those open another tab or window, and people go on here
              if (ctrlKey || metaKey || shiftKey) return;
              if (safeAddress(card.href) !== undefined) setOpen(false);
            }}
          />
        );
      })}
    />
  );
  const panel = (
    <>
      <div className={styles.head}>
        <Button
          variant="systemUi"
          size="small"
          aria-label={text('markAllHint')}
          // not disabled natively, which would take the focus away with the press
          aria-disabled={unread.length === 0 ? true : undefined}
          onClick={unread.length === 0 ? undefined : () => void markAll()}
        >
          {text('markAll')}
        </Button>
      </div>
      <Tabs
        label={text('title')}
        items={[
          { value: 'all', label: text('all'), content: list(text('all'), shown) },
          ...(hasActionRequired
            ? [
                {
                  value: 'action-required',
                  label: text('actionRequired'),
                  content: list(
                    text('actionRequired'),
                    shown.filter(({ actionRequired }) => actionRequired),
                  ),
                },
              ]
            : []),
        ]}
      />
    </>
  );
  const name = text('bell', { count });
  const bell = {
    ...rest,
    label: name,
    icon: (
      <Badge count={count} label={name}>
        <BellIcon />
      </Badge>
    ),
  };
  return isNarrow ? (
    <>
      <IconButton
        {...bell}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        onClick={(event) => {
          rest.onClick?.(event);
          setOpen(true);
        }}
      />
      <Sheet open={isOpen} onOpenChange={setOpen} title={text('title')}>
        {panel}
      </Sheet>
    </>
  ) : (
    <Popover
      trigger={<IconButton {...bell} />}
      title={text('title')}
      size="large"
      align="end"
      open={isOpen}
      onOpenChange={setOpen}
    >
      {panel}
    </Popover>
  );
}
