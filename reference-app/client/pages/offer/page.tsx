import { DocumentCard, Grid, InfoBar, PageHeader } from '@portico/components';
import { isOpen } from '@portico/core/offers';
import { lazyExtra } from '../../app/lazy.tsx';
import type { PageArguments } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { useIsHydrated } from '../../app/use-is-hydrated.ts';
import { offerTexts } from '../../locales/texts.ts';
import { isInTheMaking } from '../../request/in-the-making.ts';
import { LogInAgain } from '../../offers/log-in-again.tsx';
import {
  loadOffer,
  OfferAround,
  offerMeta,
  redirectWithoutOffer,
  type ShownOffer,
} from '../../offers/offer-around.tsx';
import { useOfferStatusBar } from '../../offers/offer-status.tsx';
import * as styles from '../../offers/offers.css.ts';

const Celebration = lazyExtra(() => import('../../offers/celebration.tsx'));

/** One offer and its documents (OFFERS-06). */
export const Component = () => (
  <OfferAround>{(shown) => <OfferView key={shown.offer.id} {...shown} />}</OfferAround>
);

function OfferView({ offer, now, isSettled, isSessionOver }: ShownOffer) {
  const { t } = useSite();
  const text = offerTexts.useTexts();
  const address = useAddress();
  const isHydrated = useIsHydrated();
  const statusBar = useOfferStatusBar(offer, now);
  const path = `/careers/offer/${encodeURIComponent(offer.id)}`;
  return (
    <>
      <PageHeader
        title={text('heading', { position: offer.position })}
        back={{ href: address('/careers/offers'), label: t('nav.offers') }}
        renderLink={renderLink}
      />
      {statusBar}
      {isSessionOver && offer.documents.some(isInTheMaking) && (
        <InfoBar variant="warning" live action={<LogInAgain />}>
          {t('error.login')}
        </InfoBar>
      )}
      {offer.documents.length > 0 && <h2 className={styles.subheading}>{text('documents')}</h2>}
      <Grid as="ul" columns="large">
        {offer.documents.map((document) => (
          <DocumentCard
            key={document.id}
            as="li"
            name={document.name}
            document={{ ...document, expiresAt: offer.expiresAt }}
            offer={offer}
            now={now}
            href={address(`${path}/offer-document/${document.id}`)}
            renderLink={renderLink}
          />
        ))}
      </Grid>
      {isHydrated && isSettled && isOpen(offer, now) && <Celebration offerId={offer.id} />}
    </>
  );
}

export const catalogue = 'offer';
export async function prepare({ boot }: PageArguments['site']) {
  await offerTexts.load(boot.locale);
}
export const redirect = redirectWithoutOffer;
export const load = loadOffer;
export const meta = offerMeta(({ position }) => position);
