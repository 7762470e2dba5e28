import type { FilterOption } from '../../../contract/search.ts';
import type { WorkLocationOption } from '../../../contract/posting.ts';
import type { Boot } from '../../../contract/boot.ts';
import type { JobsMessageKey, JobsMessages } from '../../locales/texts.ts';

const workplaces: Readonly<Record<string, JobsMessageKey>> = {
  onsite: 'workplace.onsite',
  hybrid: 'workplace.hybrid',
  remote: 'workplace.remote',
  remote_local: 'workplace.remote_local',
  remote_global: 'workplace.remote_global',
} satisfies Record<WorkLocationOption, JobsMessageKey>;

type Words = {
  title: string;
  /** What an option is called; one that the answer does not have, by its value. */
  labelOf: (value: string, options?: readonly FilterOption[] | null) => string;
};

/** What a filter and its options are called: the employer's words where they are configured (SEARCH-11). */
export function filterWords(name: string, { boot, jobs }: { boot: Boot; jobs: JobsMessages }): Words {
  const { displayName, options: { labelMap = {} } = {} } =
    boot.configs.pcsxConfig.searchOptionsMap[name] ?? {};
  return {
    title: displayName ?? jobs(`filter.${name}` as JobsMessageKey),
    labelOf: (value, options) => {
      const key =
        name === 'work_location_option' && !Object.hasOwn(labelMap, value) && Object.hasOwn(workplaces, value)
          ? workplaces[value]
          : undefined;
      return key ? jobs(key) : String(options?.find((one) => one.value === value)?.label ?? value);
    },
  };
}
