import { Confetti } from '@portico/components';
import { useEffect, useState } from 'react';
import { hasVisitedOffer, rememberVisit } from './visited-offers.ts';

/** Confetti for an offer that is seen for the first time (OFFERS-07). */
function Celebration({ offerId }: { offerId: string }) {
  const [isFirst] = useState(() => !hasVisitedOffer(offerId));
  useEffect(() => rememberVisit(offerId), [offerId]);
  return isFirst && <Confetti />;
}

export default Celebration;
