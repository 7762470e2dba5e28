import { Button, Checkbox, Select } from '@portico/components';
import { useEffect, useRef } from 'react';
import type { SearchFilter, SortOrder } from '../../../contract/search.ts';
import { filterSyntax, useSite } from '../../app/site.tsx';
import { filterWords } from './filter-words.ts';
import { chosenValues, filterKey, writeValue, type SearchState } from './search-state.ts';
import { unshownParameters } from './unshown-parameters.ts';
import { renderLinkInPlace } from '../../app/render-link.tsx';
import * as styles from './search.css.ts';

type ToolbarProps = {
  /** What is chosen, which may run ahead of what is shown. */
  state: SearchState;
  parameters: URLSearchParams;
  filters: readonly SearchFilter[];
  sortBy: SortOrder | undefined;
  onFilter: (name: string, values: readonly string[]) => void;
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
  onFilter,
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
      {filters.map((filter) => (
        <FilterMenu
          key={filter.filterName}
          filter={filter}
          selected={chosenValues(state, filterKey(filter.filterName))}
          onChange={(values) => onFilter(filterKey(filter.filterName), values)}
        />
      ))}
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

/** One filter: a disclosure with its options. Escape and a press outside close it. */
const FilterMenu = ({
  filter,
  selected,
  onChange,
}: {
  filter: SearchFilter;
  selected: readonly string[];
  onChange: (values: readonly string[]) => void;
}) => {
  const site = useSite();
  const { boot, t } = site;
  const shortened = new Intl.NumberFormat(boot.locale, { notation: 'compact', maximumFractionDigits: 1 });
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = details.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        if (element.contains(document.activeElement)) element.querySelector('summary')?.focus();
      } else if (element.contains(event.target as Node)) return;
      element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...selected, value] : selected.filter((one) => one !== value));
  const name = filterKey(filter.filterName);
  const { title, labelOf } = filterWords(name, site);
  return (
    <details ref={details} name="filters" className={styles.filter}>
      <summary className={styles.filterButton}>
        {title}
        {selected.length > 0 && (
          <span className={styles.filterCount} aria-label={t('search.selected', { count: selected.length })}>
            {selected.length}
          </span>
        )}
      </summary>
      <fieldset className={styles.filterMenu} aria-label={title}>
        {(filter.options ?? []).map(({ value, count }) => (
          <Checkbox
            key={value}
            name={`filter_${name}`}
            value={writeValue(value, filterSyntax(boot))}
            checked={selected.includes(value)}
            onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
            label={labelOf(value, filter.options)}
            detail={shortened.format(count)}
          />
        ))}
      </fieldset>
    </details>
  );
};
