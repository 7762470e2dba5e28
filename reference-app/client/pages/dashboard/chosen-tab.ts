import type { Boot } from '../../../contract/boot.ts';

export type DashboardTab = Boot['configs']['pcsxConfig']['dashboardConfig']['tabs'][number];

/** The parameter of the address that names the chosen tab. */
export const tabParameter = 'tab';

/** The tabs of an employer's dashboard in their order, each once (DASH-01). */
export const tabsOf = ({ configs }: Pick<Boot, 'configs'>): readonly DashboardTab[] => [
  ...new Set(configs.pcsxConfig.dashboardConfig.tabs),
];

/** The tab that an address names; the first where it names none that there is, and none where there are no tabs. */
export function chosenTab(
  boot: Pick<Boot, 'configs'>,
  parameters: URLSearchParams,
): DashboardTab | undefined {
  const tabs = tabsOf(boot);
  const named = parameters.get(tabParameter);
  return tabs.find((tab) => tab === named) ?? tabs[0];
}
