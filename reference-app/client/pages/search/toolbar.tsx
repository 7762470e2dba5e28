import { Button, Select } from '@portico/components';
import type { SearchFilter, SortOrder } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../app/site.tsx';
import type { Shown } from './count-ahead.ts';
import { FilterMenu } from './filter-menu.tsx';
import { FilterSelect } from './filter-select.tsx';
import { FilterToggle } from './filter-toggle.tsx';
import { chosenValues, filterKey, type SearchState } from './search-state.ts';
import { unshownParameters } from './unshown-parameters.ts';
import { renderLinkInPlace } from '../../app/render-link.tsx';
import * as styles from './search.css.ts';

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

/** Filters and order. A form of its own, so that it works without the page's script, then with a button. */
export const Toolbar = ({
  state,
  parameters,
  filters,
  sortBy,
  shown,
  onFilter,
  onShow,
  onMore,
  mapHref,
  isMap,
  onSort,
}: ToolbarProps) => {
  const { boot, t } = useSite();
  const orders: readonly SortOrder[] =
    state.location === '' ? ['relevance', 'timestamp'] : ['relevance', 'timestamp', 'distance'];
  return (
    <form
      method="get"
      action="/careers/search"
      className={styles.toolbar}
      aria-label={t('search.filters')}
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
      {filters.map((filter) => {
        const name = filterKey(filter.filterName);
        const selected = chosenValues(state, name);
        const onChange = (values: readonly string[]) => onFilter(name, values);
        const common = { filter, selected, onChange };
        if (filter.type === 'toggle') return <FilterToggle key={name} {...common} />;
        if (filter.type === 'single_select') return <FilterSelect key={name} {...common} />;
        return <FilterMenu key={name} {...common} state={state} shown={shown} onShow={onShow} />;
      })}
      <span className={styles.scripted}>
        <Button variant="secondary" size="small" onClick={onMore} aria-haspopup="dialog">
          {t('search.more')}
        </Button>
      </span>
      <noscript>
        <Button variant="secondary" size="small" type="submit">
          {t('search.apply')}
        </Button>
      </noscript>
      {mapHref !== undefined && (
        <span className={styles.scripted}>
          <Button variant="secondary" size="small" href={mapHref} renderLink={renderLinkInPlace}>
            {t(isMap ? 'search.hideMap' : 'search.map')}
          </Button>
        </span>
      )}
      <div className={styles.sort}>
        <Select
          label={t('search.sort')}
          labelHidden
          name="sort_by"
          size="small"
          value={sortBy ?? 'timestamp'}
          onChange={({ currentTarget }) => onSort(currentTarget.value as SortOrder)}
          options={orders.map((order) => ({ value: order, label: t(`search.sort.${order}`) }))}
        />
      </div>
    </form>
  );
};
