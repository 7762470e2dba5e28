import {
  useEffect,
  useEffectEvent,
  useRef,
  useState,
  type KeyboardEvent,
  type ReactElement,
  type ReactNode,
} from 'react';
import { Button } from '../../actions/button/button.tsx';
import { InfoBar } from '../../feedback/info-bar/info-bar.tsx';
import { useAnnounce } from '../../display/live-announcer/live-announcer.ts';
import { Stack } from '../../layout/stack/stack.tsx';
import { useMessages } from '../../messages/locale.tsx';
import type keys from '../../locales/en-US/notification-center.json';
import english from '../../locales/en-US/notification-center.json?messages';
import * as styles from './notification-center.css.ts';

/** How many are added at a time. */
const pageSize = 20;

const entriesOf = (list: HTMLElement | null): readonly HTMLElement[] => [
  ...(list?.querySelectorAll<HTMLElement>(':scope > li > *') ?? []),
];

/** The entry that a key leads to from one of them. */
function entryByKey(
  key: string,
  { entries, from }: { entries: readonly HTMLElement[]; from: EventTarget },
): HTMLElement | undefined {
  const at = entries.findIndex((entry) => entry === from);
  switch (key) {
    case 'ArrowDown':
      return entries[at + 1];
    case 'ArrowUp':
      return entries[at - 1];
    case 'Home':
      return entries[0];
    case 'End':
      return entries.at(-1);
    default:
      return undefined;
  }
}

type NotificationListProps = {
  label: string;
  /** Each a link or a button, with a key. */
  cards: readonly ReactElement[];
  /** Stands for them when there are none. */
  empty: ReactNode;
  status: 'loaded' | 'loading' | 'failed';
  /** There are more on the server. */
  onLoadMore?: () => void;
  /** Tries once more, after a failure. */
  onRetry?: () => void | Promise<unknown>;
};

/** Links that arrow keys move among, a page at a time. */
export function NotificationList({
  label,
  cards,
  empty,
  status,
  onLoadMore,
  onRetry = onLoadMore,
}: NotificationListProps) {
  const text = useMessages<keyof typeof keys>('notification-center', english);
  const announce = useAnnounce();
  const list = useRef<HTMLElement>(null);
  const [wanted, setWanted] = useState(pageSize);
  const shown = cards.slice(0, wanted);
  /** Takes the focus when it is there: where reading goes on after more was asked for. */
  const next = useRef<number>(undefined);

  const arrive = useEffectEvent((count: number, now: NotificationListProps['status']) => {
    if (next.current === undefined) return;
    if (count > next.current) entriesOf(list.current)[next.current]?.focus();
    else if (now === 'loading') return announce(text('loading'));
    // what comes later was not asked for here
    next.current = undefined;
  });
  useEffect(() => arrive(shown.length, status), [shown.length, status]);
  const hasFailed = status === 'failed';
  const hasMore = cards.length > shown.length || onLoadMore !== undefined;
  const goOn = () => {
    next.current = shown.length;
    setWanted(shown.length + pageSize);
    if (hasFailed) void onRetry?.();
    else if (cards.length < shown.length + pageSize) onLoadMore?.();
  };

  if (cards.length === 0) return empty;
  return (
    <>
      <Stack
        ref={list}
        as="ul"
        gap={1}
        aria-label={label}
        onKeyDown={(event: KeyboardEvent<HTMLElement>) => {
          // those are the browser's
          if (event.altKey || event.ctrlKey || event.metaKey) return;
          const found = entryByKey(event.key, {
            entries: entriesOf(event.currentTarget),
            from: event.target,
          });
          if (!found) return;
          event.preventDefault();
          found.focus();
        }}
      >
        {shown.map((card) => (
          <li key={card.key}>{card}</li>
        ))}
      </Stack>
      {hasFailed ? (
        <InfoBar variant="alert" live>
          {text('failed')}
        </InfoBar>
      ) : null}
      {hasMore || (hasFailed && onRetry) ? (
        <div className={styles.more}>
          <Button size="small" loading={status === 'loading'} loadingLabel={text('loading')} onClick={goOn}>
            {hasFailed && onRetry ? text('retry') : text('more')}
          </Button>
        </div>
      ) : null}
    </>
  );
}
