/** The parameter of the address that names the chosen tab. */
export const tabParameter = 'tab';

/** Characters of a tab's id; no tab has a longer one, and the server refuses to look for it. */
const longest = 50;

/** The tab that an address asks for, whether there is one or not; undefined = all forms. */
export function askedTab(parameters: URLSearchParams): string | undefined {
  const tab = parameters.get(tabParameter) ?? '';
  return tab === '' || tab.length > longest ? undefined : tab;
}

/** The tab that is shown: the one that is asked for, where there is one. */
export const chosenTab = (asked: string | undefined, tabs: readonly { id: string }[]): string | undefined =>
  tabs.find(({ id }) => id === asked)?.id;
