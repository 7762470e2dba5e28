import { Select } from '@portico/components';
import { writeFilterValue } from '@portico/core/jobs';
import { filterSyntax, useSite } from '../../site/site.tsx';
import type { ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

/** A filter of which one option can be chosen. */
export function FilterSelect({ name, title, options, selected, onChange }: ToolbarFilter) {
  const syntax = filterSyntax(useSite().boot);
  const written = options.map(({ value }) => writeFilterValue(value, syntax));
  const [chosen] = selected;
  return (
    <div className={styles.filterSelect}>
      <Select
        label={title}
        labelHidden
        name={`filter_${name}`}
        placeholder={title}
        value={chosen === undefined ? '' : writeFilterValue(chosen, syntax)}
        onChange={({ currentTarget }) => {
          const option = options[written.indexOf(currentTarget.value)];
          onChange(option ? [option.value] : []);
        }}
        options={options.map(({ label, detail }, index) => ({
          value: written[index] ?? '',
          label: `${label} (${detail})`,
        }))}
      />
    </div>
  );
}
