import { Button, InfoBar } from '@portico/components';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress } from '../../site/site.tsx';
import { letterTexts } from '../../locales/texts.ts';
import { useAnnounceChanges } from '../../offers/offer-status.tsx';
import type { Offer, OfferDocument } from '../../request/offer.ts';

type NextDocumentProps = {
  offer: Offer;
  /** What waits for a signature, the next one first; while this page's own is to be signed nothing leads away from it. */
  waiting: readonly OfferDocument[];
};

/** Leads on from a document that there is nothing to do about to one that there is. */
export function NextDocument({ offer, waiting }: NextDocumentProps) {
  const t = letterTexts.useTexts();
  const address = useAddress();
  const [next] = waiting;
  const text = next ? t('stillToSign', { count: waiting.length }) : '';
  useAnnounceChanges(text);
  if (!next) return null;
  const path = `/careers/offer/${encodeURIComponent(offer.id)}/offer-document/${next.id}`;
  return (
    <InfoBar
      variant="info"
      action={
        <Button size="small" variant="primary" href={address(path)} renderLink={renderLink}>
          {t('nextDocument', { name: next.name })}
        </Button>
      }
    >
      {text}
    </InfoBar>
  );
}
