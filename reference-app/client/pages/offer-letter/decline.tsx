import { Button } from '@portico/components';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { Contained } from '../../app/contained.tsx';
import { useSite } from '../../app/site.tsx';
import { letterTexts } from '../../locales/letter-messages.ts';
import type { Offer } from '../../offers/offer.ts';
import { useOfferDeed } from '../../offers/use-offer-deed.ts';

const DeclineDialog = lazy(() => import('./decline-dialog.tsx'));

/** Declining an offer, which is asked once more (LETTER-08). */
export const Decline = ({ offer }: { offer: Offer }): ReactNode => {
  const { api } = useSite();
  const t = letterTexts.useTexts();
  const [dialog, setDialog] = useState<'never' | 'open' | 'closed'>('never');
  const { run, isPending, isBusy } = useOfferDeed<void>({
    offerId: offer.id,
    deed: 'decline',
    send: () => api.post('/api/offer/offers/{id}/decline', undefined, { in: { id: offer.id } }),
    done: 'done.declined',
  });
  return (
    <>
      <Button disabled={isBusy && !isPending} onClick={() => setDialog('open')}>
        {t('decline')}
      </Button>
      {dialog !== 'never' && (
        <Contained fallback={null}>
          <Suspense fallback={null}>
            <DeclineDialog
              open={dialog === 'open'}
              onOpenChange={(isOpen) => setDialog(isOpen ? 'open' : 'closed')}
              onConfirm={async () => ((await run()) ? undefined : false)}
            />
          </Suspense>
        </Contained>
      )}
    </>
  );
};
