import { daysLeft, isOpen, statusAt, type OfferStatus } from '@portico/core/offers';
import { Button } from '../../actions/button/button.tsx';
import { Card, type CardProps } from '../../display/card/card.tsx';
import { Status, type StatusProps } from '../../display/status/status.tsx';
import { Tag } from '../../display/tag/tag.tsx';
import { Inline } from '../../layout/inline/inline.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { formatDate } from '../offers/format-date.ts';
import { useTimeZone } from '../interviews/use-time-zone.ts';
import type { WayIn } from '../offers/way-in.ts';
import type keys from '../../locales/en-US/offer-card.json';
import english from '../../locales/en-US/offer-card.json?messages';

type OwnProps = {
  /** The position that is offered. */
  position: string;
  status: OfferStatus;
  /** Until when it can be answered; ms since 1970. */
  expiresAt?: number;
  /** When it was last changed; ms since 1970. */
  updatedAt: number;
  /** What time it is; ms since 1970. An extended offer whose time has passed shows as expired. */
  now: number;
};

/** `ref` and all other props go to the card. State for selectors and tests: `data-status` of the card, as it is shown. */
export type OfferCardProps = OwnProps &
  WayIn &
  Omit<CardProps, keyof OwnProps | keyof WayIn | 'title' | 'meta' | 'actions' | 'selected' | 'children'>;

/** What a status means to the reader. */
const meanings: Record<OfferStatus, StatusProps['variant']> = {
  Extended: 'info',
  Accepted: 'success',
  'Contract Extended': 'info',
  'Contract Accepted': 'success',
  Expired: 'warning',
  Declined: 'neutral',
  Canceled: 'neutral',
  Rejected: 'alert',
};

/** A job offer among others: what it is for, how it stands, and until when. */
export function OfferCard({
  position,
  status,
  expiresAt,
  updatedAt,
  now,
  href,
  renderLink,
  onOpen,
  ...rest
}: OfferCardProps) {
  const text = useMessages<keyof typeof keys>('offer-card', english);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const offer = { status, expiresAt };
  const shown = statusAt(offer, now);
  const days = daysLeft(offer, now);
  const line = () => {
    if (expiresAt !== undefined && isOpen(offer, now))
      return text('expires', { date: formatDate(locale, expiresAt, timeZone) });
    if (expiresAt !== undefined && shown === 'Expired')
      return text('expiredOn', { date: formatDate(locale, expiresAt, timeZone) });
    return text('updated', { date: formatDate(locale, updatedAt, timeZone) });
  };
  return (
    <Card
      {...rest}
      // in the employer's language, whose direction may be another than the page's
      title={<bdi>{position}</bdi>}
      data-status={shown}
      meta={
        <>
          {days === undefined ? null : <span>{text('daysLeft', { days })}</span>}
          <Inline gap={2}>
            <Status variant={meanings[shown]}>{text(shown)}</Status>
            {isOpen(offer, now) ? <Tag variant="warning">{text('actionRequired')}</Tag> : null}
          </Inline>
          <span>{line()}</span>
        </>
      }
      actions={
        <Button
          variant={isOpen(offer, now) ? 'primary' : 'secondary'}
          {...(onOpen ? { onClick: onOpen } : { href, renderLink })}
          aria-label={text('viewOf', { position })}
        >
          {text('view')}
        </Button>
      }
    />
  );
}
