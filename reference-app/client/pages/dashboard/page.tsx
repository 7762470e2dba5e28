import { Button, PageHeader } from '@portico/components';
import { useLocation } from 'react-router-dom';
import type { Boot } from '../../../contract/boot.ts';
import { column } from '../../app/column.css.ts';
import type { PageArguments } from '../../app/page-module.ts';
import { renderLink } from '../../app/render-link.tsx';
import { useAddress, useSite } from '../../site/site.tsx';
import { dashboardTexts, offersTexts } from '../../locales/texts.ts';
import { nudgesQuery } from '../../request/queries/dashboard.ts';
import { chosenTab, tabsOf } from './chosen-tab.ts';
import * as styles from './dashboard.css.ts';
import { DashboardTabs } from './dashboard-tabs.tsx';
import { Nudges } from './nudges.tsx';
import { loadOverview, Overview } from './overview.tsx';
import { tabParts } from './tab-parts.tsx';

/** Ruling 32: the flag turns this page into the second version, which has an address of its own as well (ROUTES-05). */
const opensWithOverview = ({ configs }: Boot, pathname: string) =>
  configs.behaviourFlags.shouldRedirectToDashboardV2 || pathname.endsWith('/dashboardv2');

/** The candidate's own page: what to do next, and all that is under way, tab by tab (DASH-01). */
export function Component() {
  const { boot, t } = useSite();
  const dashboard = dashboardTexts.useTexts();
  const { pathname } = useLocation();
  const address = useAddress();
  return (
    <main className={column}>
      <PageHeader
        title={t('nav.dashboard')}
        actions={
          <Button href={address('/careers/settings')} renderLink={renderLink}>
            {dashboard('settings')}
          </Button>
        }
      />
      <div className={styles.opening}>{opensWithOverview(boot, pathname) ? <Overview /> : <Nudges />}</div>
      <DashboardTabs />
    </main>
  );
}

export const catalogue = 'dashboard';
export async function prepare({ boot }: PageArguments['site']) {
  const hasOffers = tabsOf(boot).includes('offers');
  await Promise.all([dashboardTexts.load(boot.locale), hasOffers && offersTexts.load(boot.locale)]);
}

export async function load({ site, url }: PageArguments) {
  const { api, boot, queries } = site;
  const tab = chosenTab(boot, url.searchParams);
  await Promise.all([
    queries.prefetchQuery(nudgesQuery(api)),
    opensWithOverview(boot, url.pathname) && loadOverview(site),
    tab && tabParts[tab].load(site),
  ]);
}
