import { Checkbox } from '@portico/components';
import { useSite } from '../../app/site.tsx';
import { countOf } from './count-of.ts';
import { filterWords } from './filter-words.ts';
import { filterKey } from './search-state.ts';
import { shortNumber, type ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

/** A filter that is on or off. */
export const FilterToggle = ({ filter, selected, onChange }: ToolbarFilter) => {
  const site = useSite();
  const name = filterKey(filter.filterName);
  const isOn = selected.includes('1');
  const count = countOf(filter);
  return (
    <div className={styles.filterToggle}>
      <Checkbox
        name={`filter_${name}`}
        value="1"
        checked={isOn}
        disabled={count === 0 && !isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? ['1'] : [])}
        label={filterWords(name, site).title}
        detail={shortNumber(site.boot.locale).format(count)}
      />
    </div>
  );
};
