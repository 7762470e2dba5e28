import { EmptyState, PageHeader, Card, Grid, Skeleton } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { column } from '../../app/column.css.ts';
import type { PageArguments } from '../../app/page-module.ts';
import { useSite } from '../../site/site.tsx';
import { useStandingError } from '../../app/use-standing-error.ts';
import { offersTexts } from '../../locales/texts.ts';
import { OfferCards } from '../../offers/offer-cards.tsx';
import { OfferFailed } from '../../offers/offer-failed.tsx';
import { offersQuery } from '../../request/queries/offers.ts';

/** Keeps the room of the cards while they load. */
const OffersSkeleton = ({ label }: { label: string }) => (
  <section aria-busy="true" aria-label={label}>
    <Grid columns="large">
      {[1, 2, 3].map((card) => (
        <Card key={card} as="div" title={<Skeleton shape="heading" width="long" />} headingLevel={2}>
          <Skeleton lines={3} />
          <Skeleton shape="control" width="medium" />
        </Card>
      ))}
    </Grid>
  </section>
);

/** The candidate's offers (OFFERS-01). */
export function Component() {
  const { t } = useSite();
  return (
    <main className={column}>
      <PageHeader title={t('nav.offers')} />
      <Offers />
    </main>
  );
}

function Offers() {
  const { api, t } = useSite();
  const offer = offersTexts.useTexts();
  const query = useQuery(offersQuery(api));
  const { data, refetch, dataUpdatedAt } = query;
  const error = useStandingError(query, 'offers', data !== undefined);
  if (data?.length === 0) return <EmptyState title={offer('none')}>{offer('noneHint')}</EmptyState>;
  if (data) return <OfferCards headingLevel={2} offers={data} fetchedAt={dataUpdatedAt} />;
  if (error)
    return <OfferFailed title={offer('listFailed')} headingLevel={2} error={error} onRetry={refetch} />;
  return <OffersSkeleton label={t('app.loading')} />;
}

export const catalogue = 'offers';
export async function prepare({ boot }: PageArguments['site']) {
  await offersTexts.load(boot.locale);
}

export const load = async ({ site: { api, queries } }: PageArguments) =>
  queries.prefetchQuery(offersQuery(api));
