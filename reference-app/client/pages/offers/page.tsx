import { EmptyState, Grid, OfferCard, PageHeader } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { PageArguments } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../app/site.tsx';
import { offerTexts } from '../../locales/offers-messages.ts';
import { OfferFailed } from '../../offers/offer-failed.tsx';
import * as styles from '../../offers/offers.css.ts';
import type { Offer } from '../../offers/offer.ts';
import { useNow } from '../../offers/use-now.ts';
import { offersQuery } from '../../request/queries/offers.ts';
import { OffersSkeleton } from './offers-skeleton.tsx';

/** The candidate's offers (OFFERS-01). */
export const Component = () => {
  const { t } = useSite();
  return (
    <offerTexts.Language>
      <main className={styles.page}>
        <PageHeader title={t('page.offers')} />
        <Offers />
      </main>
    </offerTexts.Language>
  );
};

const Offers = () => {
  const { api } = useSite();
  const offer = offerTexts.useTexts();
  const { data, error, refetch, dataUpdatedAt } = useQuery(offersQuery(api));
  if (data?.length === 0) return <EmptyState title={offer('none')}>{offer('noneHint')}</EmptyState>;
  if (data) return <Cards offers={data} fetchedAt={dataUpdatedAt} />;
  if (error)
    return <OfferFailed title={offer('listFailed')} headingLevel={2} error={error} onRetry={refetch} />;
  return <OffersSkeleton label={offer('loading')} />;
};

const Cards = ({ offers, fetchedAt }: { offers: readonly Offer[]; fetchedAt: number }) => {
  const address = useAddress();
  const now = useNow(fetchedAt);
  return (
    <Grid as="ul" columns="large">
      {offers.map(({ id, position, status, updatedAt, expiresAt }) => (
        <OfferCard
          key={id}
          as="li"
          headingLevel={2}
          position={position}
          status={status}
          updatedAt={updatedAt}
          expiresAt={expiresAt}
          now={now}
          href={address(`/careers/offer/${encodeURIComponent(id)}`)}
          renderLink={renderLink}
        />
      ))}
    </Grid>
  );
};

export const catalogue = 'offers';
export const prepare = async ({ boot }: PageArguments['site']) => {
  await offerTexts.load(boot.locale);
};

export const load = async ({ site: { api, queries } }: PageArguments) =>
  queries.prefetchQuery(offersQuery(api));
