import { Grid, OfferCard, type OfferCardProps } from '@portico/components';
import { renderLink } from '../app/render-link.tsx';
import { useAddress } from '../site/site.tsx';
import type { Offer } from '../request/offer.ts';
import { useNow } from './use-now.ts';

type OfferCardsProps = {
  offers: readonly Offer[];
  /** When the offers came, which is the time until the browser has taken over; ms since 1970. */
  fetchedAt: number;
  headingLevel: OfferCardProps['headingLevel'];
};

/** Offers as cards, each of which leads to its page. */
export function OfferCards({ offers, fetchedAt, headingLevel }: OfferCardsProps) {
  const address = useAddress();
  const now = useNow(fetchedAt);
  return (
    <Grid as="ul" columns="large">
      {offers.map(({ id, position, status, updatedAt, expiresAt }) => (
        <OfferCard
          key={id}
          as="li"
          headingLevel={headingLevel}
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
}
