import { Button, RelativeTime, Status } from '@portico/components';
import { useState } from 'react';
import type { SessionRow } from '../../../../contract/sessions.ts';
import { leaveFocusToHeading } from '../../../app/heading-around.ts';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts, type SettingsMessages } from '../../../locales/texts.ts';
import { useDay } from '../../../app/use-day.ts';
import * as styles from './settings.css.ts';
import { useToldChange } from './use-change.ts';

/** What a browser is called: “Firefox on Windows”. */
export function browserName(
  { browser, system }: Pick<SessionRow, 'browser' | 'system'>,
  t: SettingsMessages,
): string {
  if (browser === null) return system ?? t('sessions.unknown');
  return system === null ? browser : t('sessions.name', { browser, system });
}

/** Addresses read from the left in every language. */
export const networkText = (network: string, t: SettingsMessages): string =>
  t('sessions.network', { network: `\u2066${network}\u2069` });

/** A browser in which the candidate is logged in. */
export function SessionItem({ session, now }: { session: SessionRow; now: number }) {
  const { t: site } = useSite();
  const t = settingsTexts.useTexts();
  const writeDay = useDay();
  const change = useToldChange();
  const [isEnding, setEnding] = useState(false);
  const { id, how, startedAt, lastUsedAt, network, isThisOne } = session;
  const name = browserName(session, t);
  const end = async () => {
    if (isEnding) return;
    setEnding(true);
    await change({ kind: 'endSession', id, name });
    setEnding(false);
  };
  return (
    <li className={styles.row}>
      <div className={styles.rowText}>
        <h3 className={styles.rowTitle}>{name}</h3>
        <div className={styles.facts}>
          {!isThisOne && (
            <span>
              {t('sessions.used')} <RelativeTime date={lastUsedAt} now={now} />
            </span>
          )}
          <span>{t(`sessions.how.${how}`, { date: writeDay(Date.parse(startedAt)) })}</span>
          {network !== null && <span>{networkText(network, t)}</span>}
        </div>
      </div>
      {isThisOne ? (
        <Status variant="success">{t('sessions.this')}</Status>
      ) : (
        <Button
          ref={leaveFocusToHeading}
          size="small"
          aria-label={t('sessions.endOf', { name })}
          loading={isEnding}
          loadingLabel={site('app.loading')}
          onClick={() => void end()}
        >
          {t('sessions.end')}
        </Button>
      )}
    </li>
  );
}
