import { Checkbox } from '@portico/components';
import { writeFilterValue, type SearchState } from '@portico/core/jobs';
import { useEffect, useRef, useState } from 'react';
import { filterSyntax, useSite } from '../../site/site.tsx';
import { jobsTexts } from '../../locales/texts.ts';
import type { Shown } from './count-ahead.ts';
import type * as MenuTools from './filter-menu-tools.tsx';
import { mostOptions, type ToolbarFilter } from './toolbar-filter.ts';
import * as styles from './search.css.ts';

type FilterMenuProps = ToolbarFilter & {
  /** What is chosen in all filters. */
  state: SearchState;
  /** What the list shows; undefined while it shows the search before. */
  shown: Shown | undefined;
  /** The user is done choosing. */
  onShow: () => void;
};

/** A filter of which any number of options can be chosen: a disclosure. Escape and a press outside close it. */
export function FilterMenu({ state, shown, onShow, ...own }: FilterMenuProps) {
  const { filter, name, title, options, selected, onChange } = own;
  const { boot } = useSite();
  const jobs = jobsTexts.useTexts();
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
    const listening = new AbortController();
    for (const type of ['pointerdown', 'keydown'])
      document.addEventListener(type, close, { signal: listening.signal });
    return () => listening.abort();
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
  const inView =
    tools?.optionsInView(options, { filter, kept, words }) ??
    options.filter(({ value }, index) => index < mostOptions || kept.includes(value));
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
          <span
            className={styles.filterCount}
            aria-label={jobs('search.selected', { count: selected.length })}
          >
            {selected.length}
          </span>
        )}
      </summary>
      <div className={styles.filterMenu}>
        {tools && <tools.MenuSearch {...own} inView={inView} words={words} onWords={setWords} />}
        <fieldset className={styles.filterOptions} aria-label={title}>
          {inView.map(({ value, label, detail }) => (
            <Checkbox
              key={value}
              name={`filter_${name}`}
              value={writeFilterValue(value, filterSyntax(boot))}
              checked={selected.includes(value)}
              onChange={({ currentTarget: { checked } }) =>
                onChange(checked ? [...selected, value] : selected.filter((one) => one !== value))
              }
              label={label}
              detail={detail}
            />
          ))}
        </fieldset>
        {tools && <tools.MenuFooter {...own} menu={details} state={state} shown={shown} onShow={onShow} />}
      </div>
    </details>
  );
}
