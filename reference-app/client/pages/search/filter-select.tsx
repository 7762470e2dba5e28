import { Select } from '@portico/components';
import { filterSyntax, useSite } from '../../app/site.tsx';
import { filterWords } from './filter-words.ts';
import { filterKey, writeValue } from './search-state.ts';
import { shortNumber, type ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

/** A filter of which one option can be chosen. */
export const FilterSelect = ({ filter, selected, onChange }: ToolbarFilter) => {
  const site = useSite();
  const { boot } = site;
  const name = filterKey(filter.filterName);
  const { title, labelOf } = filterWords(name, site);
  const written = new Map(
    (filter.options ?? []).map(({ value }) => [writeValue(value, filterSyntax(boot)), value]),
  );
  const number = shortNumber(boot.locale);
  return (
    <div className={styles.filterSelect}>
      <Select
        label={title}
        labelHidden
        name={`filter_${name}`}
        placeholder={title}
        value={selected[0] === undefined ? '' : writeValue(selected[0], filterSyntax(boot))}
        onChange={({ currentTarget }) => {
          const value = written.get(currentTarget.value);
          onChange(value === undefined ? [] : [value]);
        }}
        options={(filter.options ?? []).map(({ value, count }) => ({
          value: writeValue(value, filterSyntax(boot)),
          label: `${labelOf(value, filter.options)} (${number.format(count)})`,
        }))}
      />
    </div>
  );
};
