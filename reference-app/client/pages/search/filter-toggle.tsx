import { Checkbox } from '@portico/components';
import type { ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

/** A filter that is on or off. */
export function FilterToggle({ name, title, options: [on], selected, onChange }: ToolbarFilter) {
  const isOn = selected.includes('1');
  return (
    <div className={styles.filterToggle}>
      <Checkbox
        name={`filter_${name}`}
        value="1"
        checked={isOn}
        disabled={!on && !isOn}
        onChange={({ currentTarget }) => onChange(currentTarget.checked ? ['1'] : [])}
        label={title}
        detail={on?.detail}
      />
    </div>
  );
}
