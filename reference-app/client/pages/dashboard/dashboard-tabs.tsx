import { Tabs } from '@portico/components';
import { useSearchParams } from 'react-router-dom';
import { useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import { chosenTab, tabParameter, tabsOf } from './chosen-tab.ts';
import * as styles from './dashboard.css.ts';
import { tabParts } from './tab-parts.tsx';

/** All that is under way, by the tabs that the employer has chosen; the one that is shown is in the address (DASH-01). */
export function DashboardTabs() {
  const { boot } = useSite();
  const t = dashboardTexts.useTexts();
  const [parameters, setParameters] = useSearchParams();
  const chosen = chosenTab(boot, parameters);
  if (chosen === undefined) return null;
  const tabs = tabsOf(boot);
  const contentOf = (tab: (typeof tabs)[number]) => {
    const { Content } = tabParts[tab];
    return (
      <div className={styles.parts}>
        <Content />
      </div>
    );
  };
  // one alone is no choice
  if (tabs.length === 1) return contentOf(chosen);
  return (
    <Tabs
      label={t('tabs')}
      // a panel asks the server for what is in it
      activation="manual"
      value={chosen}
      onValueChange={(next) => {
        const changed = new URLSearchParams(parameters);
        changed.set(tabParameter, next);
        setParameters(changed, { preventScrollReset: true });
      }}
      items={tabs.map((tab) => ({ value: tab, label: t(`tab.${tab}`), content: contentOf(tab) }))}
    />
  );
}
