import { Button } from '@portico/components';
import { useState, type ReactNode } from 'react';
import { lazyDialog } from '../../app/lazy.tsx';
import { useSite } from '../../site/site.tsx';
import { letterTexts } from '../../locales/texts.ts';
import type { Offer } from '../../request/offer.ts';
import { useOfferDeed } from '../../offers/use-offer-deed.ts';

const DeclineDialog = lazyDialog(() => import('./decline-dialog.tsx'));

/** Declining an offer, which is asked once more (LETTER-08). */
export function Decline({ offer }: { offer: Offer }): ReactNode {
  const { api } = useSite();
  const t = letterTexts.useTexts();
  const [isAsked, setAsked] = useState(false);
  const { run, isPending, isBusy } = useOfferDeed<void>({
    offerId: offer.id,
    deed: 'decline',
    send: () => api.post('/api/offer/offers/{id}/decline', undefined, { in: { id: offer.id } }),
    done: 'done.declined',
  });
  return (
    <>
      <Button disabled={isBusy && !isPending} onClick={() => setAsked(true)}>
        {t('decline')}
      </Button>
      <DeclineDialog
        open={isAsked}
        onOpenChange={setAsked}
        onConfirm={async () => ((await run()) ? undefined : false)}
      />
    </>
  );
}
