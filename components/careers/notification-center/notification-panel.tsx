import type { MouseEvent, RefObject } from 'react';
import { Button } from '../../actions/button/button.tsx';
import { BellIcon } from '../../display/icon/icon.tsx';
import { Skeleton } from '../../display/skeleton/skeleton.tsx';
import { EmptyState } from '../../feedback/empty-state/empty-state.tsx';
import { ErrorState } from '../../feedback/error-state/error-state.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { useUpTo } from '../../layout/breakpoints/use-up-to.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { Tabs } from '../../navigation/tabs/tabs.tsx';
import { Modal, ModalBody, ModalHead } from '../../overlays/modal/modal.tsx';
import { Popover } from '../../overlays/popover/popover.tsx';
import { sheet } from '../../overlays/sheet/sheet.css.ts';
import type { RenderLink } from '../../theme/link.ts';
import { safeAddress } from '../../theme/safe-address.ts';
import { leaveFocusTo } from '../../theme/leave-focus-to.ts';
import { NotificationCard, type NotificationCardProps } from '../notification-card/notification-card.tsx';
import { useMarks } from '../notifications/use-marks.ts';
import type keys from '../../locales/en-US/notification-center.json';
import english from '../../locales/en-US/notification-center.json?messages';
import * as styles from './notification-center.css.ts';
import { NotificationList } from './notification-list.tsx';

/** One that the center lists; times in ms since 1970. */
export type Notification = { id: string } & Pick<
  NotificationCardProps,
  'category' | 'message' | 'createdAt' | 'actionRequired' | 'clicked' | 'href'
>;

const leaveToPopup = leaveFocusTo('[role="dialog"]');

export type NotificationPanelProps = {
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
  /** The `NotificationTrigger` that it opens beside, and that the focus returns to. */
  anchor: RefObject<HTMLElement | null>;
  open: boolean;
  /** The candidate closes it. */
  onOpenChange: (open: boolean) => void;
};

function NoNotifications({ status, onRetry }: Pick<NotificationPanelProps, 'status' | 'onRetry'>) {
  const text = useMessages<keyof typeof keys>('notification-center', english);
  if (status === 'loading')
    return (
      <Stack aria-busy="true">
        <VisuallyHidden>{text('loading')}</VisuallyHidden>
        <Skeleton lines={3} />
        <Skeleton lines={3} />
      </Stack>
    );
  return status === 'failed' ? (
    <ErrorState ref={leaveToPopup} title={text('failed')} headingLevel={3} onRetry={onRetry} />
  ) : (
    <EmptyState title={text('empty')} headingLevel={3} icon={<BellIcon />} />
  );
}

function MarkAllButton({ onPress }: { onPress: (() => void) | undefined }) {
  const text = useMessages<keyof typeof keys>('notification-center', english);
  return (
    <Button
      variant="systemUi"
      size="small"
      aria-label={text('markAllHint')}
      // not disabled natively, which would take the focus away with the press
      aria-disabled={onPress ? undefined : true}
      onClick={onPress}
    >
      {text('markAll')}
    </Button>
  );
}

/** Whether a press leads to another page; with those keys it opens another tab or window, and people go on here. */
const leadsAway = ({ ctrlKey, metaKey, shiftKey }: MouseEvent, href: string | undefined) =>
  !ctrlKey && !metaKey && !shiftKey && safeAddress(href) !== undefined;

/**
 * The list of notifications: beside the bell, or over the whole window up to 1024 px. For pages that have the bell at once and
 * load the list when it is pressed; `NotificationCenter` is both.
 */
export function NotificationPanel({
  notifications,
  status = 'loaded',
  onRetry,
  onLoadMore,
  onClicked,
  onClickedAll,
  hasActionRequired = false,
  now,
  renderLink,
  anchor,
  open,
  onOpenChange,
}: NotificationPanelProps) {
  const text = useMessages<keyof typeof keys>('notification-center', english);
  const announce = useAnnounce();
  const isNarrow = useUpTo(1024);
  const { isMarked, mark } = useMarks();

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
  const markAllButton = <MarkAllButton onPress={unread.length === 0 ? undefined : () => void markAll()} />;
  const tab = (value: string, label: string, listed: typeof shown) => ({
    value,
    label,
    content: (
      <NotificationList
        label={label}
        empty={<NoNotifications status={status} onRetry={onRetry} />}
        status={status}
        onLoadMore={onLoadMore}
        onRetry={onRetry}
        cards={listed.map(({ id, ...card }) => (
          <NotificationCard
            {...card}
            key={id}
            now={now}
            renderLink={renderLink}
            onClicked={() => mark([id], () => onClicked({ id, ...card }))}
            onClick={(event) => leadsAway(event, card.href) && onOpenChange(false)}
          />
        ))}
      />
    ),
  });
  const waiting = shown.filter(({ actionRequired }) => actionRequired);
  const title = text('title');
  const tabs = (
    <Tabs
      label={title}
      items={[
        tab('all', text('all'), shown),
        ...(hasActionRequired ? [tab('action-required', text('actionRequired'), waiting)] : []),
      ]}
    />
  );
  return isNarrow ? (
    <Modal open={open} onOpenChange={onOpenChange} className={sheet} isDescribed={false}>
      <ModalHead title={title}>
        <span className={styles.besideTitle}>{markAllButton}</span>
      </ModalHead>
      <ModalBody>{tabs}</ModalBody>
    </Modal>
  ) : (
    <Popover anchor={anchor} label={title} size="large" align="end" open={open} onOpenChange={onOpenChange}>
      <div className={styles.head}>
        <span className={styles.title}>{title}</span>
        <span className={styles.atEdge}>{markAllButton}</span>
      </div>
      {tabs}
    </Popover>
  );
}
