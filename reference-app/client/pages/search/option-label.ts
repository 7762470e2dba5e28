import type { WorkLocationOption } from '../../../contract/posting.ts';
import type { MessageKey, SiteMessages } from '../../locales/catalogues.ts';

const workplaces: Readonly<Record<string, MessageKey>> = {
  onsite: 'workplace.onsite',
  hybrid: 'workplace.hybrid',
  remote: 'workplace.remote',
  remote_local: 'workplace.remote_local',
  remote_global: 'workplace.remote_global',
} satisfies Record<WorkLocationOption, MessageKey>;

/** What an option of a filter is called: the employer's word where one is configured, the site's for ways of working. */
export const optionLabel = (
  name: string,
  value: string,
  options: { label?: string; isConfigured: boolean; t: SiteMessages },
): string => {
  const { label = value, isConfigured, t } = options;
  const key =
    name === 'work_location_option' && !isConfigured && Object.hasOwn(workplaces, value)
      ? workplaces[value]
      : undefined;
  return key ? t(key) : label;
};
