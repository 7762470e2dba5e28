import { EmptyState } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { QueryPanel } from '../../app/query-panel.tsx';
import { useSite } from '../../site/site.tsx';
import { dashboardTexts, offersTexts } from '../../locales/texts.ts';
import { OfferCards } from '../../offers/offer-cards.tsx';
import { offersQuery } from '../../request/queries/offers.ts';
import type { TabPart } from './tab-part.ts';

/** The cards of the offers' own page. */
function OffersTab() {
  const { api } = useSite();
  const t = dashboardTexts.useTexts();
  const offer = offersTexts.useTexts();
  const query = useQuery(offersQuery(api));
  return (
    <QueryPanel title={t('offers')} failed={offer('listFailed')} query={query} lines={9}>
      {(offers) =>
        offers.length === 0 ? (
          <EmptyState headingLevel={3} title={offer('none')}>
            {offer('noneHint')}
          </EmptyState>
        ) : (
          <OfferCards offers={offers} fetchedAt={query.dataUpdatedAt} headingLevel={3} />
        )
      }
    </QueryPanel>
  );
}

export const offersPart: TabPart = {
  Content: OffersTab,
  load: ({ api, queries }) => queries.prefetchQuery(offersQuery(api)),
};
