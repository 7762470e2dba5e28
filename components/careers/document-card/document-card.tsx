import type { TimedOffer } from '@portico/core/offers';
import { Button } from '../../actions/button/button.tsx';
import { Card, type CardProps } from '../../display/card/card.tsx';
import { useLocale, useMessages } from '../../messages/locale.tsx';
import { formatDate } from '../offers/format-date.ts';
import { useTimeZone } from '../interviews/use-time-zone.ts';
import type { WayIn } from '../offers/way-in.ts';
import { canOpen, isToDo, statusLine, type OfferDocument } from './document-state.ts';
import type keys from '../../locales/en-US/document-card.json';
import english from '../../locales/en-US/document-card.json?messages';

type OwnProps = {
  /** What the document is called. */
  name: string;
  /** How the document stands; times in ms since 1970. */
  document: OfferDocument;
  /** How the offer stands that it belongs to; times in ms since 1970. */
  offer: TimedOffer;
  /** What time it is; ms since 1970. */
  now: number;
};

/** `ref` and all other props go to the card. State for selectors and tests: `data-status` of the card. */
export type DocumentCardProps = OwnProps &
  WayIn &
  Omit<CardProps, keyof OwnProps | keyof WayIn | 'title' | 'meta' | 'actions' | 'selected' | 'children'>;

/** A document of a job offer: what it is, how it stands, and the way into it. */
export function DocumentCard({
  name,
  document,
  offer,
  now,
  href,
  renderLink,
  onOpen,
  ...rest
}: DocumentCardProps) {
  const text = useMessages<keyof typeof keys>('document-card', english);
  const locale = useLocale();
  const timeZone = useTimeZone();
  const line = statusLine(document, now);
  const action = isToDo(document, offer, now) ? 'start' : 'view';
  return (
    <Card
      {...rest}
      // in the employer's language, whose direction may be another than the page's
      title={<bdi>{name}</bdi>}
      data-status={document.status}
      meta={
        <span>
          {text(
            line.text,
            line.date === undefined ? undefined : { date: formatDate(locale, line.date, timeZone) },
          )}
        </span>
      }
      actions={
        <Button
          variant={action === 'start' ? 'primary' : 'default'}
          {...(onOpen ? { onClick: onOpen } : { href, renderLink })}
          disabled={!canOpen(document)}
          aria-label={text(`${action}Of`, { name })}
        >
          {text(action)}
        </Button>
      }
    />
  );
}
