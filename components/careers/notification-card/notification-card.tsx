import type { ComponentPropsWithRef, HTMLAttributes, MouseEvent, Ref } from 'react';
import { RelativeTime } from '../../display/relative-time/relative-time.tsx';
import { Tag } from '../../display/tag/tag.tsx';
import { VisuallyHidden } from '../../layout/visually-hidden/visually-hidden.tsx';
import { useMessages } from '../../messages/locale.tsx';
import { renderAnchor, type RenderLink } from '../../theme/link.ts';
import { safeAddress } from '../../theme/safe-address.ts';
import { useMarks } from '../notifications/use-marks.ts';
import type keys from '../../locales/en-US/notification-card.json';
import english from '../../locales/en-US/notification-card.json?messages';
import * as styles from './notification-card.css.ts';

type OwnProps = {
  /** What it is about, such as “Interviews”. */
  category: string;
  /** What happened. */
  message: string;
  /** When it happened; ms since 1970. */
  createdAt: number;
  /** What time it is for the server and for hydration; ms since 1970. The browser’s clock takes over then. */
  now: number;
  /**
   * It waits for the candidate.
   * @default false
   */
  actionRequired?: boolean;
  /**
   * It was opened before; without that it has a dot.
   * @default false
   */
  clicked?: boolean;
  /** Where it leads. Without it, or with a scheme that may do harm such as `javascript:`, it leads nowhere. */
  href?: string;
  /**
   * It is opened for the first time. It shows as clicked at once, and no longer when the promise is rejected; what else
   * that means is the caller’s to say.
   */
  onClicked?: () => void | Promise<unknown>;
  /** Renders the link through a client-side router. */
  renderLink?: RenderLink;
};

/**
 * `ref` and all other props go to the root, an `<a>`, or a `<button>` when it leads nowhere. State for selectors and
 * tests: `data-unread`, `data-action-required`.
 */
export type NotificationCardProps = OwnProps & { ref?: Ref<HTMLElement> } & Omit<
    HTMLAttributes<HTMLElement>,
    keyof OwnProps | 'className' | 'style' | 'children' | 'role'
  >;

/** Something that happened, and the way to it. */
export function NotificationCard({
  category,
  message,
  createdAt,
  now,
  actionRequired = false,
  clicked = false,
  href,
  onClicked,
  renderLink = renderAnchor,
  onClick,
  ...rest
}: NotificationCardProps) {
  const text = useMessages<keyof typeof keys>('notification-card', english);
  const { isMarked, mark } = useMarks();
  const isRead = clicked || isMarked('own');
  const address = safeAddress(href);

  const props = {
    className: styles.card,
    'data-unread': isRead ? undefined : '',
    'data-action-required': actionRequired ? '' : undefined,
    onClick: (event: MouseEvent<HTMLElement>) => {
      onClick?.(event);
      if (isRead || !onClicked) return;
      // whoever made the promise knows why it was rejected; here it shows by the dot
      mark(['own'], onClicked).catch(() => {});
    },
    children: (
      <>
        <span className={styles.dot} aria-hidden="true" />
        <span className={styles.body}>
          <span className={styles.head}>
            {isRead ? null : <VisuallyHidden>{text('unread')}</VisuallyHidden>}
            <span>{category}</span>
            {actionRequired ? <Tag variant="warning">{text('actionRequired')}</Tag> : null}
          </span>
          <span className={styles.message}>{message}</span>
          <span className={styles.time}>
            <RelativeTime date={createdAt} now={now} />
          </span>
        </span>
      </>
    ),
  };
  return address === undefined ? (
    <button type="button" {...(rest as ComponentPropsWithRef<'button'>)} {...props} />
  ) : (
    renderLink({ ...(rest as ComponentPropsWithRef<'a'>), ...props, href: address })
  );
}
