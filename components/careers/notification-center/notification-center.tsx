import { useImperativeHandle, useRef, useState, type ComponentPropsWithRef } from 'react';
import { NotificationTrigger } from '../notification-trigger/notification-trigger.tsx';
import { NotificationPanel, type NotificationPanelProps } from './notification-panel.tsx';

type OwnProps = Omit<NotificationPanelProps, 'anchor' | 'open' | 'onOpenChange'> & {
  /** How many were not viewed yet; the badge. Opening sets it to zero until another number comes. */
  unviewedCount: number;
  /** The list was opened: all of them count as viewed. */
  onViewAll: () => void;
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
  status,
  onRetry,
  onLoadMore,
  unviewedCount,
  onViewAll,
  onClicked,
  onClickedAll,
  hasActionRequired,
  now,
  renderLink,
  ref,
  ...rest
}: NotificationCenterProps) {
  const bell = useRef<HTMLButtonElement>(null);
  useImperativeHandle(ref, () => bell.current!);
  const [isOpen, setIsOpen] = useState(false);

  // the number that the list was opened with; the next one counts again, also when it is the same after another
  const [viewed, setViewed] = useState<number>();
  if (viewed !== undefined && viewed !== unviewedCount) setViewed(undefined);

  const setOpen = (open: boolean) => {
    setIsOpen(open);
    if (!open) return;
    setViewed(unviewedCount);
    onViewAll();
  };
  return (
    <>
      <NotificationTrigger
        {...rest}
        ref={bell}
        count={viewed === undefined ? unviewedCount : 0}
        open={isOpen}
        onClick={(event) => {
          rest.onClick?.(event);
          setOpen(!isOpen);
        }}
      />
      <NotificationPanel
        notifications={notifications}
        status={status}
        onRetry={onRetry}
        onLoadMore={onLoadMore}
        onClicked={onClicked}
        onClickedAll={onClickedAll}
        hasActionRequired={hasActionRequired}
        now={now}
        renderLink={renderLink}
        anchor={bell}
        open={isOpen}
        onOpenChange={setOpen}
      />
    </>
  );
}
