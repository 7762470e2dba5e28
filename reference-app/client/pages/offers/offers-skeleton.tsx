import { Card, Grid, Skeleton } from '@portico/components';

/** Keeps the room of the cards while they load. */
export const OffersSkeleton = ({ label }: { label: string }) => (
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
