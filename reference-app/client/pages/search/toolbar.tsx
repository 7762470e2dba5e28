import { Button, Select, Checkbox } from '@portico/components';
import { chosenValues, filterKey, type SearchState } from '@portico/core/jobs';
import type { SearchFilter, SortOrder } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import { countOf } from './count-of.ts';
import type { Shown } from './count-ahead.ts';
import { FilterMenu } from './filter-menu.tsx';
import { FilterSelect } from './filter-select.tsx';
import { filterWords } from './filter-words.ts';
import { unshownParameters } from './unshown-parameters.ts';
import { renderLinkInPlace } from '../../app/render-link.tsx';
import * as styles from './search.css.ts';
import type { ToolbarFilter } from './toolbar-filter.ts';

/** A filter that is on or off. */
function FilterToggle({ name, title, options: [on], selected, onChange }: ToolbarFilter) {
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

type ToolbarProps = {
  /** What is chosen, which may run ahead of what is shown. */
  state: SearchState;
  parameters: URLSearchParams;
  filters: readonly SearchFilter[];
  sortBy: SortOrder | undefined;
  /** What the list shows; undefined while it shows the search before. */
  shown: Shown | undefined;
  onFilter: (name: string, values: readonly string[]) => void;
  /** The user is done choosing: applied at once. */
  onShow: () => void;
  onMore: () => void;
  /** Where the map is shown, or hidden again; undefined = there is none. */
  mapHref: string | undefined;
  isMap: boolean;
  onSort: (sortBy: SortOrder) => void;
};

type Choosing = Pick<ToolbarProps, 'state' | 'shown' | 'onFilter' | 'onShow'>;

/** A filter, in the way that its kind is chosen. */
function ToolbarField({ filter, state, shown, onFilter, onShow }: Choosing & { filter: SearchFilter }) {
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  // as short as a toolbar needs them (SEARCH-18): “1.2K”
  const number = new Intl.NumberFormat(boot.locale, { notation: 'compact', maximumFractionDigits: 1 });
  const name = filterKey(filter.filterName);
  const { title, labelOf } = filterWords(name, { boot, jobs });
  const isToggle = filter.type === 'toggle';
  // one that is on or off is its own option, while it leaves any jobs
  const count = isToggle ? countOf(filter) : 0;
  const options = count > 0 ? [{ value: '1', label: title, count }] : (filter.options ?? []);
  const common = {
    filter,
    name,
    title,
    options: options.map(({ value, count: found }) => ({
      value,
      label: labelOf(value, filter.options),
      detail: number.format(found),
    })),
    selected: chosenValues(state, name),
    onChange: (values: readonly string[]) => onFilter(name, values),
  };
  if (isToggle) return <FilterToggle {...common} />;
  if (filter.type === 'single_select') return <FilterSelect {...common} />;
  return <FilterMenu {...common} state={state} shown={shown} onShow={onShow} />;
}

/** Filters and order. A form of its own, so that it works without the page's script, then with a button. */
export function Toolbar({
  state,
  parameters,
  filters,
  sortBy,
  onMore,
  mapHref,
  isMap,
  onSort,
  ...choosing
}: ToolbarProps) {
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
  const orders: readonly SortOrder[] =
    state.location === '' ? ['relevance', 'timestamp'] : ['relevance', 'timestamp', 'distance'];
  return (
    <form
      method="get"
      action="/careers/search"
      className={styles.toolbar}
      aria-label={jobs('search.filters')}
      onSubmit={(event) => event.preventDefault()}
    >
      {[
        ['domain', boot.domain],
        ['hl', boot.locale],
        ['query', state.query],
        ['location', state.location],
        ...unshownParameters(state, { parameters, filters, syntax: filterSyntax(boot) }),
      ].map(
        ([name, value]) =>
          value !== '' && <input key={`${name} ${value}`} type="hidden" name={name} value={value} />,
      )}
      {filters.map((filter) => (
        <ToolbarField key={filter.filterName} filter={filter} state={state} {...choosing} />
      ))}
      <span className={styles.scripted}>
        <Button variant="secondary" size="small" onClick={onMore} aria-haspopup="dialog">
          {jobs('search.more')}
        </Button>
      </span>
      <noscript>
        <Button variant="secondary" size="small" type="submit">
          {jobs('search.apply')}
        </Button>
      </noscript>
      {mapHref !== undefined && (
        <span className={styles.scripted}>
          <Button variant="secondary" size="small" href={mapHref} renderLink={renderLinkInPlace}>
            {jobs(isMap ? 'search.hideMap' : 'search.map')}
          </Button>
        </span>
      )}
      <div className={styles.sort}>
        <Select
          label={jobs('search.sort')}
          labelHidden
          name="sort_by"
          size="small"
          value={sortBy ?? 'timestamp'}
          onChange={({ currentTarget }) => onSort(currentTarget.value as SortOrder)}
          options={orders.map((order) => ({ value: order, label: jobs(`search.sort.${order}`) }))}
        />
      </div>
    </form>
  );
}
