import type { FilterOption } from '../../../contract/search.ts';
import type { WorkLocationOption } from '../../../contract/posting.ts';
import type { Site } from '../../app/site.tsx';
import type { MessageKey } from '../../locales/catalogues.ts';

const workplaces: Readonly<Record<string, MessageKey>> = {
  onsite: 'workplace.onsite',
  hybrid: 'workplace.hybrid',
  remote: 'workplace.remote',
  remote_local: 'workplace.remote_local',
  remote_global: 'workplace.remote_global',
} satisfies Record<WorkLocationOption, MessageKey>;

type Words = {
  title: string;
  /** What an option is called; one that the answer does not have, by its value. */
  labelOf: (value: string, options?: readonly FilterOption[] | null) => string;
};

/** What a filter and its options are called: the employer's words where they are configured (SEARCH-11). */
export const filterWords = (name: string, { boot, t }: Pick<Site, 'boot' | 't'>): Words => {
  const { displayName, options: { labelMap = {} } = {} } =
    boot.configs.pcsxConfig.searchOptionsMap[name] ?? {};
  return {
    title: displayName ?? t(`filter.${name}` as MessageKey),
    labelOf: (value, options) => {
      const key =
        name === 'work_location_option' && !Object.hasOwn(labelMap, value) && Object.hasOwn(workplaces, value)
          ? workplaces[value]
          : undefined;
      return key ? t(key) : String(options?.find((one) => one.value === value)?.label ?? value);
    },
  };
};
