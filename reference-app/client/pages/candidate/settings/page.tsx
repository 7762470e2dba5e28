import { PageHeader } from '@portico/components';
import type { Boot } from '../../../../contract/boot.ts';
import { column } from '../../../app/column.css.ts';
import type { PageArguments } from '../../../app/page-module.ts';
import { usePendingAction } from '../../../app/pending-action.ts';
import { useSite } from '../../../site/site.tsx';
import { settingsTexts } from '../../../locales/texts.ts';
import { savedSearchesQuery, sessionsQuery, settingsQuery } from '../../../request/queries/settings.ts';
import { AccountSection } from './account-section.tsx';
import { AlertsSection } from './alerts-section.tsx';
import type { Change } from './change.ts';
import { ConsentSection } from './consent-section.tsx';
import { DataSection } from './data-section.tsx';
import { DeleteSection } from './delete-section.tsx';
import { LanguageSection } from './language-section.tsx';
import { NotificationsSection } from './notifications-section.tsx';
import { SessionsSection } from './sessions-section.tsx';
import * as styles from './settings.css.ts';
import { pendingChange, useToldChange } from './use-change.ts';

/** Job alerts are for those who can log in, where the employer offers them (SEARCH-15). */
const offersAlerts = ({ configs: { notificationsConfig, loginSignupConfig } }: Boot) =>
  notificationsConfig.savedSearchNotification.enabled && loginSignupConfig.candidateLoginEnabled;

/** Where there are some that wait for candidates, they may want no others. */
const hasNotificationChoice = ({ configs: { notificationsConfig } }: Boot) =>
  notificationsConfig.enableCandidateInappNotifications && notificationsConfig.actionRequired.enabled;

/** What candidates choose for themselves, and what they can do about what is kept of them (SETTINGS-01). */
export function Component() {
  const { boot } = useSite();
  return (
    <main className={column}>
      <Intro />
      <div className={styles.parts}>
        <AccountSection />
        {boot.configs.supportedLanguages.length > 1 && <LanguageSection />}
        {hasNotificationChoice(boot) && <NotificationsSection />}
        {offersAlerts(boot) && <AlertsSection />}
        <ConsentSection />
        <SessionsSection />
        <DataSection />
        <DeleteSection />
      </div>
    </main>
  );
}

function Intro() {
  const t = settingsTexts.useTexts();
  const change = useToldChange();
  usePendingAction(pendingChange, (data) => void change(data as Change));
  return <PageHeader title={t('title')} description={t('intro')} />;
}

export const catalogue = 'settings';
export async function prepare({ boot }: PageArguments['site']) {
  await settingsTexts.load(boot.locale);
}

export async function load({ site: { api, boot, queries } }: PageArguments) {
  await Promise.all([
    queries.prefetchQuery(settingsQuery(api)),
    queries.prefetchQuery(sessionsQuery(api)),
    offersAlerts(boot) && queries.prefetchQuery(savedSearchesQuery(api)),
  ]);
}
