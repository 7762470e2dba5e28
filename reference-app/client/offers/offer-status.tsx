import { InfoBar, useAnnounce, type InfoBarVariant } from '@portico/components';
import { statusAt, type OfferStatus } from '@portico/core/offers';
import { useEffect, useRef, type ReactNode } from 'react';
import { offerTexts, type OfferMessageKey } from '../locales/texts.ts';
import type { Offer } from '../request/offer.ts';

/** What a page of an offer says of its status, as it is shown (OFFERS-06, ruling 43). */
const offerMessages: Record<OfferStatus, OfferMessageKey & `message.${string}`> = {
  Extended: 'message.extended',
  'Contract Extended': 'message.extended',
  Accepted: 'message.accepted',
  'Contract Accepted': 'message.accepted',
  Declined: 'message.declined',
  Rejected: 'message.declined',
  Canceled: 'message.canceled',
  Expired: 'message.expired',
};

const variants: Record<OfferStatus, InfoBarVariant> = {
  Extended: 'success',
  'Contract Extended': 'success',
  Accepted: 'success',
  'Contract Accepted': 'success',
  Declined: 'info',
  Rejected: 'info',
  Canceled: 'warning',
  Expired: 'warning',
};

/** Reads aloud what has changed in a text since the page was opened. */
export function useAnnounceChanges(text: string): void {
  const announce = useAnnounce();
  const before = useRef(text);
  useEffect(() => {
    if (before.current === text) return;
    before.current = text;
    if (text !== '') announce(text);
  }, [announce, text]);
}

/**
 * How the offer stands. What others have done to it while it was read is read aloud: its end, or that it was withdrawn; what
 * its reader has done a toast tells.
 */
export function useOfferStatusBar(offer: Offer, now: number): ReactNode {
  const t = offerTexts.useTexts();
  const shown = statusAt(offer, now);
  const text = t(offerMessages[shown]);
  useAnnounceChanges(shown === 'Expired' || shown === 'Canceled' ? text : '');
  return <InfoBar variant={variants[shown]}>{text}</InfoBar>;
}
