import { ApplicationCard, Grid } from '@portico/components';
import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { Applications } from '../../../contract/applications.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import * as panel from '../../app/query-panel.css.ts';
import { sentOf } from './sent-of.ts';

/** Applications that have ended, where there are some; that they could not be loaded is told where the active ones stand. */
export function PastApplications({
  query: { data, dataUpdatedAt },
}: {
  query: UseQueryResult<Applications>;
}) {
  const t = dashboardTexts.useTexts();
  const address = useAddress();
  const id = useId();
  if (!data || data.inactiveApplications.length === 0) return null;
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id} className={panel.heading}>
        {t('past')}
      </h2>
      <Grid as="ul" columns="large">
        {data.inactiveApplications.map((application) => (
          <ApplicationCard
            key={application.id}
            as="li"
            state="closed"
            {...sentOf(application, t)}
            href={address(application.positionUrl)}
            renderLink={renderLink}
            now={dataUpdatedAt}
          />
        ))}
      </Grid>
    </section>
  );
}
