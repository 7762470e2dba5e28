import { hash } from 'node:crypto';
import { fold } from '@portico/core/text';
import type { AlertFrequency } from '../../contract/saved-searches.ts';
import type { EmployerConfig } from '../../contract/employer-config.ts';
import { titles } from '../search/filters.ts';
import type { SearchQuery } from '../search/query.ts';
import { utc } from '../dates/utc.ts';

/** Job alerts are for those who can log in. */
export function offersAlerts(config: EmployerConfig): boolean {
  return (
    config.notificationsConfig.savedSearchNotification.enabled &&
    config.loginSignupConfig.candidateLoginEnabled
  );
}

/**
 * What a search asks for as parameters of an address, in one order: neither page nor order of the results, and filters by name
 * and value.
 *
 * @param keepsCommas the employer's `enableCommaInFilterValues`
 */
export function canonicalSearch(query: SearchQuery, { keepsCommas }: { keepsCommas: boolean }): string {
  const pairs: [string, string][] = query.filters.flatMap(({ name, values }) =>
    values
      .toSorted()
      .map((value): [string, string] => [
        `filter_${name}`,
        keepsCommas ? value.replaceAll(',', '%2C') : value,
      ]),
  );
  if (query.text !== '') pairs.push(['query', query.text]);
  const { location, distance, bounds } = query;
  if (location.kind === 'remote') pairs.push(['location', 'Remote']);
  if (location.kind === 'named') pairs.push(['location', location.name]);
  if (location.kind === 'point')
    pairs.push(['location', `${location.point.latitude},${location.point.longitude}`]);
  if (distance !== undefined) pairs.push(['filter_distance', String(distance)]);
  if (query.includeRemote) pairs.push(['filter_include_remote', '1']);
  for (const name of query.toggles) pairs.push([`filter_${name}`, '1']);
  for (const corner of bounds ? [bounds.southWest, bounds.northEast] : [])
    pairs.push(['filter_map_bounds', `${corner.latitude},${corner.longitude}`]);
  const parameters = new URLSearchParams(pairs);
  // stable: corners and values keep their order
  parameters.sort();
  return parameters.toString();
}

/** Equal for searches that find the same: capitals and accents do not matter to them. */
export function paramsHash(canonical: string): string {
  const folded = [...new URLSearchParams(canonical)].map(([name, value]) => [name, fold(value)]);
  return hash('sha256', JSON.stringify(folded), 'base64url').slice(0, 22);
}

/** What people read when they gave no name themselves. */
export function nameOf(query: SearchQuery): string {
  const parts = [
    query.text,
    placeOf(query),
    ...query.filters.flatMap(({ values }) => values),
    ...query.toggles.map((name) => titles[name]),
  ];
  return (
    parts
      .filter((part) => part !== '')
      .join(' · ')
      .slice(0, 200) || 'All jobs'
  );
}

function placeOf({ location, bounds }: SearchQuery): string {
  if (location.kind === 'remote') return 'Remote';
  if (location.kind === 'named') return location.name;
  if (location.kind === 'point') return `Near ${location.point.latitude}, ${location.point.longitude}`;
  return bounds ? 'An area on the map' : '';
}

/** Parameters of an address as a search reads them: repeated ones as lists. */
export function parametersIn(search: string): Record<string, string[]> {
  const parameters = new URLSearchParams(search);
  return Object.fromEntries([...new Set(parameters.keys())].map((name) => [name, parameters.getAll(name)]));
}

const periods = { daily: 'day', weekly: 'week' } as const satisfies Record<AlertFrequency, string>;

/** When somebody is told for the first time. */
export function nextAlertAt(from: Date, frequency: AlertFrequency): Date {
  return utc(from).add(1, periods[frequency]).toDate();
}

/** When they are told next: at the same time of the day, also after a server was away for days. */
export function alertAfter(due: Date, { frequency, now }: { frequency: AlertFrequency; now: Date }): Date {
  const missed = Math.max(0, utc(now).diff(utc(due), periods[frequency]));
  return utc(due)
    .add(missed + 1, periods[frequency])
    .toDate();
}
