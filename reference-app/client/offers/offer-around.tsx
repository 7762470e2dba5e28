import { Skeleton, Stack } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useParams } from 'react-router-dom';
import { column } from '../app/column.css.ts';
import { defaultTitle } from '../app/page-head.ts';
import type { PageArguments, PageMeta } from '../app/page-module.ts';
import { useSite } from '../site/site.tsx';
import { useStandingError } from '../app/use-standing-error.ts';
import { offerTexts } from '../locales/texts.ts';
import { offerQuery } from '../request/queries/offer.ts';
import { offersQuery } from '../request/queries/offers.ts';
import { RequestError } from '../request/request-error.ts';
import { LeadTo } from './lead-to.tsx';
import { OfferFailed } from './offer-failed.tsx';
import type { Offer } from '../request/offer.ts';
import { useNow } from './use-now.ts';

/** An offer on its page. */
export type ShownOffer = {
  offer: Offer;
  /** ms since 1970. */
  now: number;
  /** Its own answer is there, not only what the list says of it, which may be a day old. */
  isSettled: boolean;
  /** Nobody is told any more what becomes of it: not before a login. */
  isSessionOver: boolean;
};
type OfferAroundProps = { children: (shown: ShownOffer) => ReactNode };

/** The offer that an address names, kept up to date; where there is none, the list (OFFERS-12). */
export const OfferAround = ({ children }: OfferAroundProps) => <Loaded>{children}</Loaded>;

function Loaded({ children }: OfferAroundProps) {
  const { api, queries, t: site } = useSite();
  const t = offerTexts.useTexts();
  const { offerId = '' } = useParams();
  const query = useQuery({
    ...offerQuery(api, offerId),
    // who comes from the list sees it at once
    placeholderData: () => queries.getQueryData(offersQuery(api).queryKey)?.find(({ id }) => id === offerId),
  });
  const { refetch, dataUpdatedAt, isPlaceholderData } = query;
  const error = useStandingError(query, offerId, query.data !== undefined && !isPlaceholderData);
  // what the list says does not come and go with each attempt
  const data = error && isPlaceholderData ? undefined : query.data;
  const now = useNow(dataUpdatedAt, data?.expiresAt);
  const isSessionOver = error instanceof RequestError && error.kind === 'login';
  // 400: no id at all, as one that is too long
  if (error instanceof RequestError && (error.kind === 'gone' || error.status === 400))
    return <LeadTo path="/careers/offers" />;
  return (
    <main className={column}>
      {data && children({ offer: data, now, isSettled: !isPlaceholderData, isSessionOver })}
      {!data && error && (
        <OfferFailed title={t('offerFailed')} headingLevel={1} error={error} onRetry={refetch} />
      )}
      {!data && !error && (
        <Stack as="section" gap={6} aria-busy="true" aria-label={site('app.loading')}>
          <Skeleton shape="heading" width="medium" />
          <Skeleton lines={6} />
        </Stack>
      )}
    </main>
  );
}

/** Titles by what is known of the offer, once it is. */
export const offerMeta =
  (titleOf: (offer: Offer, params: PageArguments['params']) => string) =>
  ({ site: { api, boot, queries, t }, params }: PageArguments): PageMeta => {
    const offer = queries.getQueryData(offerQuery(api, params.offerId ?? '').queryKey);
    const company = boot.configs.pcsxConfig.branding.companyName;
    return {
      title: offer
        ? t('title.position', { position: titleOf(offer, params), company })
        : defaultTitle(boot, t),
      isHidden: true,
    };
  };

/** An address without an offer leads to all of them. */
export const redirectWithoutOffer = ({ params }: PageArguments) =>
  params.offerId === undefined ? '/careers/offers' : undefined;

export const loadOffer = async ({ site: { api, queries }, params: { offerId = '' } }: PageArguments) =>
  queries.prefetchQuery(offerQuery(api, offerId));
