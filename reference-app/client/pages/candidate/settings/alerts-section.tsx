import { Button, EmptyState } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { lazyPart } from '../../../app/lazy.tsx';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { renderLink } from '../../../app/render-link.tsx';
import { useAddress, useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { savedSearchesQuery } from '../../../request/queries/settings.ts';
import { AlertRow } from './alert-row.tsx';
import type { Removal } from './remove-alert-dialog.tsx';
import * as styles from './settings.css.ts';

const RemoveAlertDialog = lazyPart(() => import('./remove-alert-dialog.tsx'));

/** The searches whose new jobs the candidate is told of (SEARCH-15). */
export function AlertsSection() {
  const { api } = useSite();
  const t = settingsTexts.useTexts();
  const address = useAddress();
  const query = useQuery(savedSearchesQuery(api));
  const [removal, setRemoval] = useState<Removal>();
  return (
    <QueryPanel
      title={t('alerts')}
      description={t('alerts.hint')}
      failed={t('alerts.failed')}
      query={query}
      lines={6}
    >
      {(alerts) => (
        <div className={styles.content}>
          {alerts.length === 0 ? (
            <EmptyState
              headingLevel={3}
              title={t('alerts.none')}
              actions={
                <Button variant="primary" href={address('/careers')} renderLink={renderLink}>
                  {t('alerts.search')}
                </Button>
              }
            >
              {t('alerts.noneHint')}
            </EmptyState>
          ) : (
            <ul className={styles.rows}>
              {alerts.map((alert) => (
                <AlertRow
                  key={alert.id}
                  alert={alert}
                  onRemove={(heading) => setRemoval({ alert, heading, isOpen: true })}
                />
              ))}
            </ul>
          )}
          {removal && (
            <RemoveAlertDialog
              key={removal.alert.id}
              {...removal}
              onClose={() => setRemoval({ ...removal, isOpen: false })}
            />
          )}
        </div>
      )}
    </QueryPanel>
  );
}
