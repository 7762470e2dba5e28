import { Confetti } from '@portico/components';
import { useEffect, useState } from 'react';
import { whereAllowed } from '../app/browser-storage.ts';

const keyOf = (offerId: string) => `hasVisitedOffer ${offerId}`;

/** Whether this browser has shown the offer before (ruling 48). Where nothing can be kept, it has: better none than each time. */
const hasVisitedOffer = (offerId: string): boolean =>
  whereAllowed(() => localStorage.getItem(keyOf(offerId)) !== null) ?? true;

function rememberVisit(offerId: string): void {
  whereAllowed(() => localStorage.setItem(keyOf(offerId), '1'));
}

/** Confetti for an offer that is seen for the first time (OFFERS-07). */
function Celebration({ offerId }: { offerId: string }) {
  const [isFirst] = useState(() => !hasVisitedOffer(offerId));
  useEffect(() => rememberVisit(offerId), [offerId]);
  return isFirst && <Confetti />;
}

export default Celebration;
