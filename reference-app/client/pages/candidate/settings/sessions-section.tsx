import { Button } from '@portico/components';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { leaveFocusToHeading } from '../../../app/heading-around.ts';
import { lazyDialog } from '../../../app/lazy.tsx';
import { QueryPanel } from '../../../app/query-panel.tsx';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { sessionsQuery } from '../../../request/queries/settings.ts';
import { SessionItem } from './session-item.tsx';
import * as styles from './settings.css.ts';
import { SignIns } from './sign-ins.tsx';
import { useToldChange } from './use-change.ts';

const LogOutDialog = lazyDialog(() => import('./log-out-dialog.tsx'));

/** Where the candidate is logged in, and ending that (AUTH-03). */
export function SessionsSection() {
  const { api, t: site } = useSite();
  const t = settingsTexts.useTexts();
  const query = useQuery(sessionsQuery(api));
  const change = useToldChange();
  const [isEnding, setEnding] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const endOthers = async () => {
    if (isEnding) return;
    setEnding(true);
    await change({ kind: 'endOthers' });
    setEnding(false);
  };
  return (
    <QueryPanel
      title={t('sessions')}
      description={t('sessions.hint')}
      failed={t('sessions.failed')}
      query={query}
      lines={6}
    >
      {(sessions) => (
        <div className={styles.content}>
          <ul className={styles.rows}>
            {sessions.map((session) => (
              <SessionItem key={session.id} session={session} now={query.dataUpdatedAt} />
            ))}
          </ul>
          <div className={styles.controls}>
            {sessions.length > 1 && (
              <Button
                ref={leaveFocusToHeading}
                loading={isEnding}
                loadingLabel={site('app.loading')}
                onClick={() => void endOthers()}
              >
                {t('sessions.endOthers')}
              </Button>
            )}
            <Button onClick={() => setAsking(true)}>{t('sessions.endAll')}</Button>
          </div>
          <SignIns />
          <LogOutDialog open={isAsking} onOpenChange={setAsking} />
        </div>
      )}
    </QueryPanel>
  );
}
