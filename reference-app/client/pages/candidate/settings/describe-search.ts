import type { FilterName, ToggleName } from '@portico/core/jobs';
import { writeDistance } from '@portico/core/places';
import type { Boot } from '../../../../contract/boot.ts';
import type { WorkLocationOption } from '../../../../contract/posting.ts';
import type { SettingsMessageKey, SettingsMessages } from '../../../locales/texts.ts';

const workplaces: Readonly<Record<string, SettingsMessageKey>> = {
  onsite: 'workplace.onsite',
  hybrid: 'workplace.hybrid',
  remote: 'workplace.remote',
  remote_local: 'workplace.remote_local',
  remote_global: 'workplace.remote_global',
} satisfies Record<WorkLocationOption, SettingsMessageKey>;

// in the order in which they are told
const titles = {
  recent: 'filter.recent',
  remote: 'filter.remote',
  department: 'filter.department',
  location: 'filter.location',
  work_location_option: 'filter.work_location_option',
  seniority: 'filter.seniority',
  employment_type: 'filter.employment_type',
  business_unit: 'filter.business_unit',
  skill: 'filter.skill',
} as const satisfies Record<FilterName | ToggleName, SettingsMessageKey>;
const isToggle = (name: string) => name === 'recent' || name === 'remote';

const point = /^-?[\d.]+,-?[\d.]+$/;

/**
 * What a saved search asks for, part by part, as people say it.
 *
 * @param search as the server keeps it: a parameter for each value
 */
export function describeSearch(
  search: string,
  { boot, t }: { boot: Boot; t: SettingsMessages },
): readonly string[] {
  const { pcsxConfig, behaviourFlags } = boot.configs;
  const parameters = new URLSearchParams(search);
  const valuesOf = (name: string) => [...new Set(parameters.getAll(`filter_${name}`))];
  const labelOf = (name: string, value: string) => {
    const own = pcsxConfig.searchOptionsMap[name]?.options?.labelMap ?? {};
    if (Object.hasOwn(own, value)) return own[value] ?? value;
    const key = name === 'work_location_option' && Object.hasOwn(workplaces, value) && workplaces[value];
    if (key) return t(key);
    return behaviourFlags.enableCommaInFilterValues ? value.replaceAll('%2C', ',') : value;
  };

  const query = parameters.get('query');
  const location = parameters.get('location');
  const [distance] = valuesOf('distance');
  const parts = [
    query && t('searched.query', { words: query }),
    location && placeText(location, t),
    valuesOf('map_bounds').length > 0 && t('searched.area'),
    distance !== undefined &&
      (distance === '0'
        ? t('searched.here')
        : t('searched.within', { distance: writeDistance(Number(distance), boot.locale) })),
    valuesOf('include_remote').length > 0 && t('searched.includeRemote'),
    ...Object.entries(titles).map(([name, key]) => {
      const values = valuesOf(name);
      if (values.length === 0) return '';
      const title = pcsxConfig.searchOptionsMap[name]?.displayName ?? t(key);
      if (isToggle(name)) return title;
      const labels = values.map((value) => labelOf(name, value));
      return t('searched.filter', { name: title, values: labels.join(', ') });
    }),
  ].filter((part): part is string => Boolean(part));
  return parts.length > 0 ? parts : [t('searched.all')];
}

function placeText(location: string, t: SettingsMessages) {
  if (location === 'Remote') return t('searched.remote');
  return point.test(location) ? t('searched.near', { place: location.replace(',', ', ') }) : location;
}
