import { Button, ErrorState, InfoBar, Stack } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { serverNow } from '../../request/server-clock.ts';
import { useSite } from '../../site/site.tsx';
import { useShowToast } from '../../app/toasts.tsx';
import { letterTexts } from '../../locales/texts.ts';
import { esignAddress } from '../../offers/esign-address.ts';
import { useOfferDeed } from '../../offers/use-offer-deed.ts';
import { nextLook, offerQuery } from '../../request/queries/offer.ts';
import type { LetterProps } from './document-view.tsx';
import { EsignFrame } from './esign-frame.tsx';

/** A document that is signed at the employer's e-signature provider (LETTER-01, LETTER-02). */
export function EsignLetter({ offer, document }: LetterProps) {
  const { api, boot } = useSite();
  const t = letterTexts.useTexts();
  const showToast = useShowToast();
  const [isUnconfirmed, setUnconfirmed] = useState(false);
  const { run, isPending } = useOfferDeed<void>({
    offerId: offer.id,
    deed: 'document',
    send: () =>
      api.post('/api/offer/offers/{id}/{documentId}/esign_status', undefined, {
        in: { id: offer.id, documentId: String(document.id) },
      }),
    done: 'done.signed',
    onFailed: () => setUnconfirmed(true),
  });
  const [rejectedAt, setRejectedAt] = useState<number>();
  // the provider tells the server by itself, in its own time
  useQuery({
    ...offerQuery(api, offer.id),
    enabled: rejectedAt !== undefined,
    refetchInterval: () => rejectedAt !== undefined && nextLook(rejectedAt),
  });
  const hear = (message: 'ESIGN' | 'REJECT') => {
    if (message === 'ESIGN') void run();
    else {
      showToast({ text: t('done.rejected') });
      setRejectedAt(serverNow());
    }
  };
  const { esignConfig, pcsxConfig } = boot.configs;
  const address = esignAddress(document.esignAddress ?? '', esignConfig);
  if (!address) {
    const company = pcsxConfig.branding.companyName;
    return <ErrorState title={t('esign.notAllowed')}>{t('esign.notAllowedHint', { company })}</ErrorState>;
  }
  return (
    <Stack gap={4}>
      {isUnconfirmed && (
        <InfoBar
          variant="warning"
          live
          action={
            <Button
              size="small"
              loading={isPending}
              loadingLabel={t('submitting')}
              onClick={() => void run()}
            >
              {t('esign.confirm')}
            </Button>
          }
        >
          {t('esign.unconfirmed')}
        </InfoBar>
      )}
      <EsignFrame address={address.href} title={t('esign.title', { name: document.name })} onMessage={hear} />
    </Stack>
  );
}
