import { PageHeader } from '@portico/components';
import { column } from '../../app/column.css.ts';
import type { PageModule } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts } from '../../locales/texts.ts';
import type { DashboardTab } from './chosen-tab.ts';
import * as styles from './dashboard.css.ts';
import type { TabPart } from './tab-part.ts';

/** A tab of the dashboard as a page: what is in mails, and where the employer's dashboard has no such tab. */
export const partPage = (tab: DashboardTab, { Content, load }: TabPart): PageModule => ({
  Component: () => {
    const { t } = useSite();
    const dashboard = dashboardTexts.useTexts();
    const address = useAddress();
    return (
      <main className={column}>
        <PageHeader
          title={dashboard(`tab.${tab}`)}
          back={{ href: address('/careers/dashboard'), label: t('nav.dashboard') }}
          renderLink={renderLink}
        />
        <div className={`${styles.parts} ${styles.pageParts}`}>
          <Content />
        </div>
      </main>
    );
  },
  catalogue: 'dashboard',
  prepare: async ({ boot }) => {
    await dashboardTexts.load(boot.locale);
  },
  load: async ({ site }) => {
    await load(site);
  },
});
