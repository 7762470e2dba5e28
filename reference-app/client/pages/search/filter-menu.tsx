import { Checkbox } from '@portico/components';
import { useEffect, useRef, useState } from 'react';
import { filterSyntax, useSite } from '../../app/site.tsx';
import type { Shown } from './count-ahead.ts';
import type * as MenuTools from './filter-menu-tools.tsx';
import { filterWords } from './filter-words.ts';
import { filterKey, ownValue, writeValue, type SearchState } from './search-state.ts';
import { shortNumber, type ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

/** More options than these are looked through by words rather than by eye. */
const fewOptions = 8;
/** As many are there before anybody has looked for others. */
const mostOptions = 100;

type FilterMenuProps = ToolbarFilter & {
  /** What is chosen in all filters. */
  state: SearchState;
  /** What the list shows; undefined while it shows the search before. */
  shown: Shown | undefined;
  /** The user is done choosing. */
  onShow: () => void;
};

/** A filter of which any number of options can be chosen: a disclosure. Escape and a press outside close it. */
export const FilterMenu = ({ filter, selected, onChange, state, shown, onShow }: FilterMenuProps) => {
  const site = useSite();
  const { boot, t } = site;
  const syntax = filterSyntax(boot);
  const details = useRef<HTMLDetailsElement>(null);
  const [tools, setTools] = useState<typeof MenuTools>();
  const [words, setWords] = useState('');
  // what is unticked stays, with the focus that is on it
  const [kept, setKept] = useState(selected);
  const others = selected.filter((value) => !kept.includes(value));
  if (others.length > 0) setKept([...kept, ...others]);

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
  const open = async () => {
    try {
      const late = await import('./filter-menu-tools.tsx');
      await late.prepare(boot.locale);
      setTools(late);
    } catch {
      // they are asked for again when it opens again; until then there are the options
    }
  };
  const toggle = (value: string, isOn: boolean) =>
    onChange(isOn ? [...selected, value] : selected.filter((one) => one !== value));
  const focusSummary = () => details.current?.querySelector('summary')?.focus();

  const number = shortNumber(boot.locale);
  const name = filterKey(filter.filterName);
  const { title, labelOf } = filterWords(name, site);
  const counted = (filter.options ?? []).map(({ value, count: jobs }) => ({
    value,
    label: labelOf(value, filter.options),
    detail: number.format(jobs),
  }));
  const known = new Set(counted.map(({ value }) => value));
  const options = [
    ...counted,
    // chosen a moment ago: what they find is not known yet
    ...(filter.allowFreeText ? kept : []).flatMap((value) =>
      known.has(value) ? [] : [{ value, label: value, detail: undefined }],
    ),
  ];
  const found = tools ? options.filter(({ label }) => tools.isFound(label, words)) : options;
  return (
    <details
      ref={details}
      name="filters"
      className={styles.filter}
      onToggle={({ currentTarget }) => {
        if (currentTarget.open) void open();
      }}
    >
      <summary className={styles.filterButton}>
        {title}
        {selected.length > 0 && (
          <span className={styles.filterCount} aria-label={t('search.selected', { count: selected.length })}>
            {selected.length}
          </span>
        )}
      </summary>
      <div className={styles.filterMenu}>
        {tools && (options.length > fewOptions || filter.allowFreeText) && (
          <tools.MenuSearch
            title={title}
            words={words}
            onWords={setWords}
            shown={Math.min(found.length, mostOptions)}
            found={found.length}
            onAdd={
              filter.allowFreeText
                ? (typed) => {
                    const namesake = options.find(({ label }) => tools.isCalled(label, typed));
                    const value = namesake?.value ?? ownValue(typed, syntax);
                    if (!selected.includes(value)) toggle(value, true);
                  }
                : undefined
            }
            isOption={options.some(({ label }) => tools.isCalled(label, words))}
          />
        )}
        <fieldset className={styles.filterOptions} aria-label={title}>
          {found.map(
            ({ value, label, detail }, index) =>
              (index < mostOptions || kept.includes(value)) && (
                <Checkbox
                  key={value}
                  name={`filter_${name}`}
                  value={writeValue(value, syntax)}
                  checked={selected.includes(value)}
                  onChange={({ currentTarget }) => toggle(value, currentTarget.checked)}
                  label={label}
                  detail={detail}
                />
              ),
          )}
        </fieldset>
        {tools && (
          <tools.MenuFooter
            state={state}
            shown={shown}
            onClear={
              selected.length > 0
                ? () => {
                    // the button goes
                    focusSummary();
                    onChange([]);
                  }
                : undefined
            }
            onShow={() => {
              focusSummary();
              if (details.current) details.current.open = false;
              onShow();
            }}
          />
        )}
      </div>
    </details>
  );
};
