import {
  InfoBar,
  shownOfferStatus,
  useAnnounce,
  type InfoBarVariant,
  type OfferStatus,
} from '@portico/components';
import { useEffect, useRef, type ReactNode } from 'react';
import { offerTexts, type OfferMessageKey } from '../locales/offer-messages.ts';
import type { Offer } from '../request/offer.ts';

/** What a page of an offer says of its status, as it is shown (OFFERS-06, ruling 43). */
const offerMessages: Record<OfferStatus, OfferMessageKey & `message.${string}`> = {
  extended: 'message.extended',
  contractExtended: 'message.extended',
  accepted: 'message.accepted',
  contractAccepted: 'message.accepted',
  declined: 'message.declined',
  rejected: 'message.declined',
  canceled: 'message.canceled',
  expired: 'message.expired',
};

const variants: Record<OfferStatus, InfoBarVariant> = {
  extended: 'success',
  contractExtended: 'success',
  accepted: 'success',
  contractAccepted: 'success',
  declined: 'info',
  rejected: 'info',
  canceled: 'warning',
  expired: 'warning',
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
  const shown = shownOfferStatus(offer, now);
  const text = t(offerMessages[shown]);
  useAnnounceChanges(shown === 'expired' || shown === 'canceled' ? text : '');
  return <InfoBar variant={variants[shown]}>{text}</InfoBar>;
}
