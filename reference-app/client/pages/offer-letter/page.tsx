import { PageHeader } from '@portico/components';
import { letterOf } from '@portico/core/offers';
import { useParams } from 'react-router-dom';
import type { PageArguments } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress } from '../../site/site.tsx';
import { letterTexts, offerTexts } from '../../locales/texts.ts';
import { LeadTo } from '../../offers/lead-to.tsx';
import {
  loadOffer,
  OfferAround,
  offerMeta,
  redirectWithoutOffer,
  type ShownOffer,
} from '../../offers/offer-around.tsx';
import { isAccepted, type Offer } from '../../request/offer.ts';
import { DocumentView } from './document-view.tsx';

/** The letter of an offer, or one document of it (OFFERS-11); what is signed on the letter's page is the offer (ruling 41). */
export const Component = () => <OfferAround>{(shown) => <Letter {...shown} />}</OfferAround>;

/** The document that an address names; without a name, the letter. */
const documentAt = (offer: Offer, documentId: string | undefined) =>
  documentId === undefined ? letterOf(offer) : offer.documents.find(({ id }) => String(id) === documentId);

function Letter({ offer, now, isSessionOver }: ShownOffer) {
  const text = offerTexts.useTexts();
  const letter = letterTexts.useTexts();
  const address = useAddress();
  const { documentId } = useParams();
  const path = `/careers/offer/${encodeURIComponent(offer.id)}`;
  const document = documentAt(offer, documentId);
  if (!document) return <LeadTo path={path} />;
  return (
    <>
      <PageHeader
        title={<bdi>{document.name}</bdi>}
        description={text('heading', { position: offer.position })}
        back={{ href: address(path), label: letter('offer') }}
        renderLink={renderLink}
      />
      <DocumentView
        key={document.id}
        offer={offer}
        document={document}
        actsOn={documentId === undefined && !isAccepted(offer) ? 'offer' : 'document'}
        now={now}
        isSessionOver={isSessionOver}
      />
    </>
  );
}

export const catalogue = ['offer', 'letter'];
export async function prepare({ boot }: PageArguments['site']) {
  await Promise.all([offerTexts.load(boot.locale), letterTexts.load(boot.locale)]);
}
export const redirect = redirectWithoutOffer;
export const load = loadOffer;
// tabs of several documents are told apart by it
export const meta = offerMeta((offer, { documentId }) => {
  const name = documentAt(offer, documentId)?.name;
  return name === undefined ? offer.position : `${name} · ${offer.position}`;
});
